"""The greedy bot in Yongle: what it thinks a position is worth, and what it does."""

from __future__ import annotations

from paravent.bots.evaluation import SCALE
from paravent.bots.evaluations.yongle import CityEvaluation
from paravent.games.yongle.vocabulary import BUILDINGS
from tests.games.yongle.scene import (
    JINSHEN,
    arrange,
    choice,
    choices,
    play,
    quick_choices,
    weighed,
    worth,
)

EVALUATION = CityEvaluation()


def test_the_parts_of_a_standing_are_its_sum() -> None:
    """In front of an empty hand, which is judged alike from outside."""
    position = arrange(2, event=None, plots={0: "fire"}, cities={0: "jinshui", 1: "dongyue"})
    parts = [sum(EVALUATION.parts(position, seat).values()) for seat in range(2)]
    own_aims = EVALUATION.parts(position, 1)["stores"]  # of an open row; nobody sees another's
    assert EVALUATION.worth(position, 0) == (parts[0] - (parts[1] - own_aims)) * SCALE


def test_cards_that_nearly_pay_a_building_are_worth_more() -> None:
    near = arrange(2, hands={0: "wood-3 wood-1"}, row="gulou jinyi nanxin")
    far = arrange(2, hands={0: "wood-3 wood-1"}, row="dengshi baiyun zhenjue")
    assert worth(near, 0) > worth(far, 0)


def test_a_shunned_building_is_no_aim() -> None:
    position = arrange(2, hands={0: "wood-3 wood-1"}, row="gulou tiandi huitong", halls="")
    spurning = CityEvaluation()
    spurning.shunned = 1 << BUILDINGS.index("gulou")
    assert spurning.worth(position, 0) < EVALUATION.worth(position, 0)
    spurning.shunned = 1 << BUILDINGS.index("nanxin")  # not in the row
    assert spurning.worth(position, 0) == EVALUATION.worth(position, 0)


def test_turns_to_come_do_not_keep_a_leader_from_ending_the_game() -> None:
    """Before the last round the other player's turn counts, in the last round only the lead."""

    def hope(favour: int) -> float:
        """What I think of a building with which the other turn begins, but for the favour."""
        points = {0: favour, 1: 9}
        position = arrange(
            2, event="watch", hands={0: "stone-2"}, favour=points, row="jinshui tiandi"
        )
        play(position, "build jinshui", "settle")
        return worth(position, 0) - (position.favour[0] - position.favour[1])

    assert hope(22) == hope(23)
    assert hope(24) > hope(23) + 3


def test_greedy_builds_the_hall_that_ends_the_game_when_it_leads() -> None:
    position = arrange(
        2, event="watch", hands={0: JINSHEN}, halls="jinshen", cities={0: "huagai"}, favour={0: 14}
    )
    assert choice(position, 0) == "build jinshen"


def test_greedy_seizes_the_best_card() -> None:
    position = arrange(2, season="winter", plots={0: "search"}, hands={1: "silk-3 silk-1 wood-1"})
    play(position, "plot search")
    assert choice(position, 0) == "seize silk-3"


def test_a_plot_is_worth_what_it_does_to_whoever_leads_wherever_they_sit() -> None:
    """A look ahead that took the first victim would strike the front seats more often."""

    def collapse(leader: int, other: int) -> int:
        position = arrange(
            4,
            season="winter",
            plots={0: "collapse"},
            cities={leader: "gulou lizheng", other: "jinshui"},
            favour={leader: 12, other: 1},
        )
        return dict(weighed(position, 0, guesses=1))["plot collapse"]

    assert collapse(leader=1, other=3) == collapse(leader=3, other=1)


def test_of_equal_victims_none_is_favoured() -> None:
    position = arrange(4, season="winter", plots={0: "ban"})
    play(position, "plot ban")
    assert choices(position, 0) == {"aim xie", "aim xia", "aim yang"}
    assert quick_choices(position, 0) == {"aim xie", "aim xia", "aim yang"}


def test_both_builds_weigh_alike() -> None:
    """Whole numbers only: the values are the same, uncompiled or compiled."""
    position = arrange(
        3,
        season="winter",
        hands={0: "wood-3 stone-2 scheme-1", 1: "silk-2*3", 2: "wood-1"},
        plots={0: "theft"},
        row="gulou jinshui dengshi",
    )
    assert weighed(position, 0, guesses=2) == [
        ("plot theft", 543),
        ("build jinshui", 456),
        ("draw", 394),
        ("scheme 1", 286),
        ("end", 260),
    ]
