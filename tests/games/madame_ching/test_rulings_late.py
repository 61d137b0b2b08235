"""Q21 to Q41: what the rulebook leaves open."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.numbers import CHANCE
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    bits,
    board,
    carry_on,
    end_round,
    hand,
    happenings,
    held,
    homecoming,
    junk,
    offers,
    pass_turn,
    phase,
    play,
    refusal,
    reveal,
    seat_of,
    turn,
    view,
)


def finish(position: Any) -> Any:
    while position.waiting:
        carry_on(position)
    return position


def test_q21_cartography_works_again_after_an_old_sea_dog() -> None:
    """Each use adds a card for good."""
    position = turn(skills={0: "cartography"}, encounters={0: "sea-dog"})
    play(position, "use cartography", "- deal 1", "play sea-dog", "use cartography", "- deal 3")
    play(position, "take hidden")
    assert seat_of(position, 0)["hand_size"] == 6


def test_q21_without_any_card_left_it_cannot_be_used() -> None:
    """Neither deck nor discards."""
    position = turn(skills={0: "cartography"}, encounters={0: "oracle"})
    drained(position)
    assert refusal(position, 0, "use cartography") == "no-cards-left"
    assert "use cartography" not in offers(position, 0)


def drained(position: Any) -> None:
    """All cards of deck and discards go to the last hand, as if Cartography had drawn them."""
    hands = list(position.hand)
    hands[2] |= position.pile[0] | position.pile[1]
    position.hand = hands
    position.pile = [0, 0, position.pile[2]]


def test_q22_night_sailing_goes_to_the_expedition_that_has_just_begun() -> None:
    """Any card fits and none ends it."""
    position = homecoming("12 14", skills={0: "night*2"}, hands={0: "9 5 30 31"})
    play(position, "- meet thief")
    assert [act for act in offers(position, 0) if act.startswith("add")] == [
        "add 5",
        "add 30",
        "add 31",
    ]
    play(position, "add 5", "add 30")
    assert junk(position, 0)["cards"] == ["5", "9", "30"]
    assert len(happenings(position, "returned")) == 1


def test_q22_it_needs_a_card_in_hand() -> None:
    """Somebody without cards is not asked."""
    position = turn(skills={0: "night"}, hands={0: "40 41 42 43"})
    hands = list(position.hand)
    position.pile = [position.pile[0] | hands[0], position.pile[1], position.pile[2]]
    position.hand = [0, *hands[1:]]
    assert offers(position, 0) == ["done"]


def test_q23_the_same_card_may_be_given_back() -> None:
    """Revealed cards are no longer in the hand."""
    position = turn(40, skills={0: "combat"}, hands={0: "40 10 11 12", 1: "2 20 21 22"})
    play(position, "use combat", "attack blue")
    assert "take 2" not in offers(position, 0)
    play(position, "take 21", "give 21")
    assert hand(position, 1) == [20, 21, 22]
    assert hand(position, 0) == [10, 11, 12]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("thief", "no-victim"),
        ("traitor", "no-victim"),
        ("siren-map", "no-victim"),
        ("sea-dog", "nothing-spent"),
    ],
)
def test_q24_a_card_that_could_do_nothing_is_not_played(kind: str, reason: str) -> None:
    """No gem, no card, no symbol, no skill face down."""
    position = turn(encounters={0: kind}, sea={1: "9", 2: "8"}, turned={2: "8"}, gems={0: "red"})
    assert offers(position, 0) == ["done"]
    assert refusal(position, 0, f"play {kind}") == reason


def test_q24_combat_needs_a_hand_to_look_at() -> None:
    """Nobody has a card."""
    position = turn(skills={0: "combat"}, encounters={0: "oracle"})
    hands = list(position.hand)
    position.pile = [position.pile[0] | hands[1] | hands[2], position.pile[1], position.pile[2]]
    position.hand = [hands[0], 0, 0, 0]
    assert refusal(position, 0, "use combat") == "no-victim"
    assert "use combat" not in offers(position, 0)


def test_q24_a_single_opponent_is_struck_without_a_question() -> None:
    """Nothing to choose."""
    position = turn(encounters={0: "thief"}, gems={2: "red"})
    play(position, "play thief")
    assert phase(position) == "gem"


@pytest.mark.parametrize("kind", ["pilot", "oracle", "merchant"])
def test_q25_every_victim_with_a_card_is_asked(kind: str) -> None:
    """Whatever the card is."""
    position = turn(encounters={0: "thief", 1: kind}, gems={1: "red"})
    play(position, "play thief")
    assert (phase(position), position.actors()) == ("defend", (1,))


def test_q25_without_a_card_nobody_is_asked() -> None:
    """Everybody can see that there is no Pilot."""
    position = turn(encounters={0: "thief"}, gems={1: "red"})
    play(position, "play thief")
    assert position.actors() == (CHANCE,)


def test_q25_a_pilot_protects_its_owner_alone() -> None:
    """Clockwise, each victim carrying out the effect before the next is asked."""
    position = turn(
        players=4,
        encounters={0: "siren-map", 1: "pilot", 2: "oracle", 3: "pilot-kite"},
        sea={1: "8 9", 2: "15 22", 3: "28 35"},
        hands={1: "2", 2: "4", 3: "7"},
    )
    play(position, "play siren-map")
    assert (phase(position), position.actors()) == ("defend", (1,))
    play(position, "cancel pilot")
    assert position.actors() == (2,)
    play(position, "accept")
    assert (phase(position), position.actors()) == ("siren", (2,))
    play(position, "turn 22")
    assert (phase(position), position.actors()) == ("defend", (3,))
    assert view(position)["attack"] == {
        "seat": 0,
        "victim": 3,
        "means": "siren",
        "symbol": "map",
        "targets": [],
    }
    play(position, "accept", "turn 28")
    assert [expedition["symbols"] for expedition in view(position)["expeditions"][1:]] == [
        {"map": 1},
        {"map": 1},
        {"map": 1},
    ]
    assert view(position)["attack"] is None


def test_q26_one_card_of_all_expeditions_with_two_junks() -> None:
    """The victim chooses among both."""
    position = arrange(
        2,
        hands={0: "54 55", 1: "2 4"},
        sea={2: "8 9", 3: "15 pilot-map"},
        encounters={0: "siren-map"},
    )
    reveal(position, "54 55", "2 4")
    play(position, "sail red", "play siren-map")
    assert offers(position, 1) == ["turn 8", "turn 15", "turn pilot-map"]
    play(position, "turn pilot-map")
    assert junk(position, 3)["symbols"] == {"map": 1}
    assert len(happenings(position, "turned")) == 1


def test_q26_a_turned_symbol_still_counts_for_the_end_coins() -> None:
    """The loss concerns skills only."""
    position = turn(9, sea={0: "12 13 30 41", 1: "1"}, turned={1: "1"}, tiles="a")
    finish(position)
    assert view(position)["seats"][1]["coins"] == 1


def test_q27_what_cannot_be_drawn_is_lost() -> None:
    """Deck and discards of encounter cards are both empty."""
    everything = view(arrange(3))["unseen_encounters"]
    rest = " ".join(f"{kind}*{count}" for kind, count in everything.items())
    position = homecoming("12 14", encounters={1: rest})
    assert phase(position) == "take"
    assert happenings(position, "empty") == [{"event": "empty", "seat": 0, "deck": "encounters"}]


def test_q27_an_oracle_may_draw_itself_again() -> None:
    """A card just played is among the discards that are shuffled."""
    everything = dict(view(arrange(3))["unseen_encounters"])
    everything["oracle"] -= 1
    rest = " ".join(f"{kind}*{count}" for kind, count in everything.items())
    position = turn(encounters={0: "oracle", 1: rest})
    play(position, "play oracle")
    assert GAME.notation.texts(position.legal(CHANCE)) == ["meet oracle"]
    play(position, "- meet oracle")
    assert held(position, 0) == {"oracle": 1}
    assert phase(position) == "take"


def test_q28_a_short_display_serves_whom_it_can() -> None:
    """Whoever finds no card draws none."""
    position = turn(40)
    drained(position)
    end_round(position)
    assert position.round == 6
    seen = view(position)
    assert (seen["hidden"], seen["display"]) == (False, [])
    sizes = [place["hand_size"] for place in seen["seats"]]
    for seat in range(3):
        play(position, f"{seat} {offers(position, seat)[-1]}")
    assert len(happenings(position, "lacked")) == 3
    assert [place["hand_size"] for place in view(position)["seats"]] == [size - 1 for size in sizes]


def test_q28_whoever_has_no_card_has_no_turn_and_leftovers_are_discarded() -> None:
    """The other two play on."""
    position = arrange(3, hands={0: "40", 1: "2", 2: "4"}, display="9 17 28")
    hands = list(position.hand)
    position.pile = [position.pile[0] | hands[2], position.pile[1], position.pile[2]]
    position.hand = [hands[0], hands[1], 0, 0]
    position.waiting = 3
    reveal(position, "40", "2")
    pass_turn(position)
    play(position, "take 28")
    assert happenings(position, "cleared") == [{"event": "cleared", "card": "9"}]
    assert position.pile[1] & bits([9])


def test_q29_the_supply_is_limited() -> None:
    """One takes what is left."""
    position = arrange(3, hands={0: "9", 1: "2", 2: "4"}, sea={0: "12 13 30 41"}, tiles="a w")
    position.coin_supply, position.coins = 2, [0, 44, 0, 0]
    reveal(position, "9", "2", "4")
    assert seat_of(position, 0)["coins"] == 2
    assert view(position)["supply"]["coin"] == 0
    gems = arrange(3, hands={0: "9", 1: "2", 2: "4"}, sea={0: "12 13 14 15 30 41 50"}, tiles="k w")
    gems.gem_supply, gems.gems = [12, 1, 12], [0] * 4 + [11] + [0] * 7
    reveal(gems, "9", "2", "4")
    assert seat_of(gems, 0)["gems"] == {"red": 1}


def test_q30_all_merchants_raise_the_best_colour() -> None:
    """The one with the most gems."""
    position = arrange(3, gems={0: "blue*3 white*2"}, encounters={0: "merchant*2"})
    assert position.scores()[0] == 6 + 8 + 2 * 3
    assert GAME.recount(position)[0] == position.scores()[0]


def test_q31_the_last_round_is_played_as_usual() -> None:
    """Others still gain skills and encounter cards, and missions if any are left."""
    position = turn(
        40,
        sea={0: "1 3 6 8 11 15 22 28", 1: "10 17 23", 2: "5 12"},
        tiles="k",
        hands={1: "9", 2: "4"},
    )
    play(position, "done")
    assert view(position)["last"] == "missions"
    play(position, "take hidden", "1 learn night")
    assert seat_of(position, 1)["ready"] == {"night": 1}
    pass_turn(position)
    assert phase(position) == "meet"
    play(position, "- meet thief")
    finish(position)
    assert position.round == 5


def test_q32_a_game_ends_after_two_hundred_rounds_with_end_coins() -> None:
    """Then points are counted as ever."""
    position = turn(40, number=200, sea={1: "1"})
    finish(position)
    assert happenings(position, "ended") == [{"event": "ended", "reason": "rounds"}]
    assert view(position)["seats"][1]["coins"] == 1
    assert board()["rounds"] == 200


def test_q32_rules_1_ended_after_sixty() -> None:
    components = GAME.components(rules=1)
    assert GAME.start(3, components=components).round_limit == 60
    assert GAME.board_of(GAME.setup(3), components)["rounds"] == 60


def test_q33_a_single_card_finds_sea_fortune() -> None:
    """And so does an expedition whose owner kept Madame Ching in hand."""
    assert phase(homecoming("12")) == "meet"
    unused = homecoming("15 22", encounters={0: "ching"})
    play(unused, "done")
    assert phase(unused) == "meet"


def windfall(**scene: Any) -> Any:
    """Seat 0 comes home to space 9; mission 13 is in reach of its Meteorology only."""
    return turn(9, sea={0: "12 30 41"}, tiles="c w", skills={0: "meteorology"}, **scene)


def test_q33_who_declines_a_mission_finds_no_sea_fortune() -> None:
    position = windfall()
    assert offers(position, 0) == ["claim c", "pass"]
    play(position, "pass")
    assert phase(position) != "meet"
    assert happenings(position, "met") == []


def test_q33_under_rules_1_it_was_found() -> None:
    position = windfall()
    position.first_rules = GAME.start(3, components=GAME.components(rules=1)).first_rules
    play(position, "pass")
    assert phase(position) == "meet"


def test_q33_the_preview_says_so() -> None:
    """No sea fortune is announced where Meteorology reaches a mission."""
    for skills, expected in (({}, True), ({0: "meteorology"}, False)):
        position = arrange(
            3, hands={0: "9", 1: "2", 2: "4"}, sea={0: "12 30 41"}, tiles="c w", skills=skills
        )
        preview = GAME.previews(position, 0, [GAME.notation.action("choose 9")])[0]
        assert preview["outcomes"][0]["fortune"] == expected


def test_q42_the_mission_comes_before_the_skills() -> None:
    """Meteorology that is learned just now does not help the mission of its expedition."""
    position = turn(9, sea={0: "11 19 25"}, tiles="c n w")
    assert offers(position, 0) == ["learn meteorology", "done"]
    play(position, "learn meteorology")
    assert seat_of(position, 0)["ready"] == {"meteorology": 1}
    assert view(position)["missions"]["n"] is None


def test_q34_nobody_else_can_command_the_china_pearl() -> None:
    """Not even later in the last round."""
    position = turn(
        40,
        sea={0: "1 3 6 8 11 15 22 28", 1: "10 17 23"},
        skills={0: "elite*3", 1: "cartography meteorology combat"},
        tiles="w",
        hands={1: "9", 2: "4"},
    )
    play(position, "learn cartography", "done", "done", "take hidden")
    assert view(position)["pearl"] == 0
    play(position, "1 learn night")
    assert view(position)["pearl"] == 0
    assert len(happenings(position, "commanded")) == 1


def test_q35_two_cards_are_beyond_space_1() -> None:
    """Pilots included; each junk for itself."""
    position = arrange(
        2,
        number=200,
        hands={0: "54 55", 1: "2 4"},
        sea={2: "1", 3: "3"},
        encounters={0: "pilot-map"},
    )
    reveal(position, "54 55", "2 4")
    play(position, "sail red", "play pilot-map")
    finish(position)
    coins = {event["junk"]: event["coins"] for event in happenings(position, "bonus")}
    assert coins["red"] == 1
    assert "blue" not in coins


def test_q36_sirens_spare_the_partner() -> None:
    """And nobody strikes the own team."""
    position = turn(
        players=4,
        chosen="teams=yes",
        encounters={0: "siren-map"},
        sea={1: "8 9", 2: "15 22", 3: "28 29"},
        hands={1: "2", 2: "4", 3: "7"},
    )
    play(position, "play siren-map")
    assert [event["seat"] for event in happenings(position, "turned")] == [1, 3]
    alone = turn(players=4, chosen="teams=yes", encounters={0: "siren-map"}, sea={2: "15 22"})
    assert refusal(alone, 0, "play siren-map") == "no-victim"


def test_q37_even_the_card_just_received_may_be_returned() -> None:
    """And the first may give the card just drawn."""
    position = turn(
        players=4,
        chosen="teams=yes",
        hands={0: "40 10 11 12", 2: "30 21 22 23", 1: "20", 3: "7"},
        display="50 51 52 53",
    )
    play(position, "take 51", "give 51", "2 take 52", "give 51")
    assert sorted(hand(position, 0)) == [10, 11, 12, 51]


def test_q37_the_gift_follows_the_cards_of_night_sailing() -> None:
    """All draws come first."""
    position = turn(
        players=4,
        chosen="teams=yes",
        skills={0: "night"},
        hands={0: "40 41 11 12", 2: "30", 1: "20", 3: "7"},
    )
    play(position, "add 41", "take hidden", "- deal 1")
    assert (phase(position), "give 1" in offers(position, 0)) == ("pass", True)


def test_q38_stolen_cards_may_be_handed_over_too() -> None:
    """And the one who was robbed sees where the card goes."""
    position = turn(players=4, chosen="teams=yes", encounters={0: "traitor", 1: "merchant oracle"})
    play(position, "play traitor", "accept", "- lose merchant")
    assert (phase(position), view(position, 0)["fresh"]) == ("share", "merchant")
    assert view(position, 1)["seats"][0]["encounters"] == {"merchant": 1}
    play(position, "share")
    assert held(position, 2) == {"merchant": 1}
    assert view(position, 1)["seats"][0]["encounters"] == {}
    assert view(position, 1)["seats"][2]["encounters"] == {"merchant": 1}
    assert view(position, 3)["seats"][2]["encounters"] == {}
    assert phase(position) == "take"


def test_q38_each_card_of_an_oracle_is_asked_about() -> None:
    """One by one as they come."""
    position = turn(players=4, chosen="teams=yes", encounters={0: "oracle"})
    play(position, "play oracle", "- meet thief", "share", "- meet ching", "keep")
    play(position, "- meet pilot", "share")
    assert held(position, 0) == {"ching": 1}
    assert held(position, 2) == {"thief": 1, "pilot": 1}


def test_q39_one_encounter_card_for_each_resolved_card() -> None:
    """A Pilot joins the junk that has just sailed."""
    position = arrange(2, hands={0: "54 55", 1: "2 4"}, encounters={0: "pilot*2"})
    reveal(position, "54 55", "2 4")
    play(position, "sail blue", "play pilot")
    assert junk(position, 1)["space"] == "2x2"
    play(position, "take hidden", "play pilot")
    assert junk(position, 0)["space"] == "2x2"


def test_q39_only_the_end_of_its_own_expedition_forbids_a_pilot() -> None:
    """The other junk's end lies in another turn."""
    position = arrange(
        2,
        hands={0: "9 55", 1: "2 4"},
        sea={1: "12 14"},
        encounters={0: "pilot*2"},
        tiles="w",
    )
    reveal(position, "9 55", "2 4")
    play(position, "sail red", "play pilot", "take hidden")
    assert position.junk == 1
    play(position, "done", "- meet thief")
    assert refusal(position, 0, "play pilot") == "pilot-after-return"


def test_q40_the_junk_is_chosen_when_the_card_is_played() -> None:
    """Four cards on display, one of them hidden."""
    position = arrange(2, hands={0: "54 55", 1: "2 4"})
    assert len(view(position)["display"]) == 3 and view(position)["hidden"]
    reveal(position, "54 55", "2 4")
    assert (phase(position), offers(position, 0)) == ("junk", ["sail red", "sail blue"])
    assert all(len(expedition["cards"]) == 0 for expedition in view(position)["expeditions"])


def test_q41_equal_gems_share_the_victory() -> None:
    """Teams add up their gems."""
    assert arrange(3, gems={0: "white", 2: "white"}).places() == [1, 3, 1]
    position = arrange(
        4,
        chosen="teams=yes",
        gems={0: "white", 2: "blue*2", 1: "red*2", 3: ""},
        coins={3: 2},
    )
    assert position.scores() == [8, 8, 8, 8]
    assert position.places() == [1, 3, 1, 3]
