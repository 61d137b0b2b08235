"""Search: trees grown from guesses, for any game."""
