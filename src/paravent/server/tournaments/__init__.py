"""Tournaments of clubs: who plays whom in which round, and how they stand.

`course`, `sizes`, `arranging`, `seats`, `pairing` and `standings` are pure: they know no database.
"""
