"""Balance: what a game is like that bots play against themselves, for those who design it."""
