"""Small sets as bits of one number."""

import pytest

from paravent.core.bits import lowest


@pytest.mark.parametrize(("members", "first"), [(1, 0), (0b110, 1), (1 << 30, 30), (0b101000, 3)])
def test_the_first_member_of_a_set(members: int, first: int) -> None:
    assert lowest(members) == first
