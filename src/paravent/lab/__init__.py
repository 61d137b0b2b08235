"""The lab: games by the thousand, for tests and for research."""
