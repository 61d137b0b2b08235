"""Reports: what players tell whoever runs the site, with the journal of the table."""
