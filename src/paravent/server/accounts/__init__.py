"""Accounts: by what guests keep their names, how they sign in, and how they leave for good."""
