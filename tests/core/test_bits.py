"""Small sets as bits of one number."""

import pytest

from paravent.core.bits import bit, highest, lowest, offer_each, size

SETS = [{0}, {1, 2}, {30}, {3, 5}, {0, 31, 54}]


@pytest.mark.parametrize("members", SETS)
def test_a_set_knows_its_members(members: set[int]) -> None:
    found = sum(bit(member) for member in members)
    assert (lowest(found), highest(found)) == (min(members), max(members))
    assert size(found) == len(members)


@pytest.mark.parametrize("members", SETS)
def test_a_verb_is_offered_for_each_member_in_order(members: set[int]) -> None:
    choices = [7, *[0] * 8]
    count = offer_each(100, sum(bit(member) for member in members), choices, 1)
    assert choices[:count] == [7, *(100 + member for member in sorted(members))]
