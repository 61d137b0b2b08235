"""What is left to luck in tests follows from --deals N."""

from __future__ import annotations

import pytest
from hypothesis import core, settings

from paravent.core.dealer import Dealer
from tests.deals import deal_from


def dealt(origin: str) -> list[bytes]:
    deal_from(origin)
    return [Dealer.fresh().seed for _ in range(3)]


def test_the_same_origin_deals_the_same() -> None:
    assert dealt("1 here") == dealt("1 here")
    assert len({*dealt("1 here"), *dealt("2 here"), *dealt("1 there")}) == 9


def test_a_test_is_dealt_by_the_number_and_its_name(request: pytest.FixtureRequest) -> None:
    fresh = Dealer.fresh().seed
    assert fresh == dealt(f"{request.config.option.deals} {request.node.nodeid}")[0]


def test_examples_follow_from_the_number_alone(request: pytest.FixtureRequest) -> None:
    """Not from what failed here before, nor from a variable CI."""
    assert core.global_force_seed == request.config.option.deals
    assert settings.default is not None
    assert not settings.default.derandomize and settings.default.database is None
