"""The numbers that every game shares; numbers.pxd says the same in C."""

CHANCE = 8  # the seat that deals and draws; players sit at 0 to 7
CHANCE_BIT = 1 << CHANCE  # in a set of seats
NOBODY = -1  # no seat; as the reader of a view: the audience, which owns nothing
MAX_SEATS = 8
MAX_CHOICES = 512  # room in a buffer of choices, and so the largest vocabulary
