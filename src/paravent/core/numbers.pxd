"""Made by tools/numbers.py from numbers.py; do not edit."""

cdef enum:
    CHANCE = 8
    CHANCE_BIT = 256
    NOBODY = -1
    MAX_SEATS = 8
    MAX_CHOICES = 512
