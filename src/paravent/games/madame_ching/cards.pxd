"""Navigation cards, whose numbers begin with 1."""

from paravent.core.bits cimport offer_each


cdef inline int offer_cards(int verb, long long cards, int* choices, int count) noexcept nogil:
    """Offer a verb for every card of a set; returns how many offers there are now."""
    return offer_each(verb - 1, cards, choices, count)
