"""Yongle a second time, slow and plain, from the rules text: it referees the real one.

The whole game is one script that stops wherever somebody must act and says which acts it would
allow. What is printed on the cards is read from the tables in rules.en.md; nothing is shared with
the rules under test but the words of the notation.
"""
