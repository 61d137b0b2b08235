"""Clubs: people who play among themselves, with tables, tournaments and a feed of their own."""
