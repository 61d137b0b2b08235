"""R8 and R9: encounter cards, aggressions and the defence."""

from __future__ import annotations

import pytest

from paravent.core.numbers import CHANCE, NOBODY
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    board,
    happenings,
    held,
    homecoming,
    junk,
    offers,
    phase,
    play,
    refusal,
    reveal,
    seat_of,
    turn,
    view,
)


def test_r8_1_one_encounter_card_a_turn() -> None:
    position = turn(encounters={0: "oracle pilot"})
    assert offers(position, 0) == ["play pilot", "play oracle", "done"]
    play(position, "play oracle", "- meet thief", "- meet treasure-1", "- meet pilot-map")
    assert phase(position) == "take"
    assert seat_of(position, 0)["encounters_size"] == 4
    assert view(position)["encounter_discards"] == {"oracle": 1}


def test_r8_1_others_see_only_how_many_there_are() -> None:
    position = turn(encounters={0: "oracle pilot*2"})
    for onlooker in (1, NOBODY):
        place = view(position, onlooker)["seats"][0]
        assert (place["encounters_size"], place["encounters"]) == (3, {})


def test_r8_1_cards_that_are_not_held_cannot_be_played() -> None:
    position = turn(encounters={0: "oracle"})
    assert refusal(position, 0, "play pilot") == "not-held"


def test_r8_2_madame_ching_adds_a_symbol() -> None:
    position = homecoming("15 22", encounters={0: "ching"})
    assert offers(position, 0) == [
        "ching map",
        "ching lantern",
        "ching kite",
        "ching sword",
        "done",
    ]
    play(position, "ching map")
    assert offers(position, 0) == ["learn cartography", "done"]
    play(position, "learn cartography")
    assert held(position, 0) == {}
    assert seat_of(position, 0)["ready"] == {"cartography": 1}


def test_r8_2_she_cannot_be_played_at_another_time() -> None:
    position = turn(encounters={0: "ching"})
    assert offers(position, 0) == ["done"]
    assert refusal(position, 0, "ching map") == "wrong-phase"


def test_r8_3_the_thief_takes_a_gem_at_random() -> None:
    position = turn(encounters={0: "thief"}, gems={1: "blue*2 white"})
    play(position, "play thief")
    assert position.actors() == (CHANCE,)
    weights = {GAME.notation.text(lot): position.weight(lot) for lot in position.legal(CHANCE)}
    assert weights == {"steal blue": 2, "steal white": 1}
    play(position, "- steal white")
    assert seat_of(position, 0)["gems"] == {"white": 1}
    assert seat_of(position, 1)["gems"] == {"blue": 2}


def test_r8_3_only_players_with_gems_can_be_chosen() -> None:
    position = turn(players=4, encounters={0: "thief"}, gems={1: "blue", 3: "red"})
    play(position, "play thief")
    assert offers(position, 0) == ["attack blue", "attack beige"]
    assert refusal(position, 0, "attack yellow") == "nothing-to-take"
    assert refusal(position, 0, "attack red") == "attack-self"


def test_r8_4_every_opponent_turns_a_card_of_their_choice() -> None:
    position = turn(
        encounters={0: "siren-map"}, sea={1: "8 15", 2: "22 pilot-map"}, hands={1: "2", 2: "4"}
    )
    play(position, "play siren-map")
    assert (phase(position), offers(position, 1)) == ("siren", ["turn 8", "turn 15"])
    assert refusal(position, 1, "turn 22") == "not-turnable"
    play(position, "turn 15")
    assert offers(position, 2) == ["turn 22", "turn pilot-map"]
    play(position, "turn pilot-map")
    assert junk(position, 1)["turned"] == [1]
    assert junk(position, 2)["turned"] == [1]
    assert junk(position, 1)["symbols"] == {"map": 1}
    assert junk(position, 1)["space"] == "2x1"


def test_r8_4_a_single_card_is_turned_without_a_question() -> None:
    position = turn(encounters={0: "siren-map"}, sea={1: "8 9"})
    play(position, "play siren-map")
    assert phase(position) == "take"
    assert happenings(position, "turned") == [
        {"event": "turned", "seat": 1, "junk": "blue", "card": "8"}
    ]


def test_r8_4_a_turned_symbol_brings_no_skill() -> None:
    position = turn(9, sea={0: "15 22 28"}, turned={0: "22"}, tiles="w")
    assert phase(position) == "meet"


def test_r8_5_the_traitor_takes_an_encounter_card_at_random() -> None:
    position = turn(encounters={0: "traitor", 1: "merchant*2 oracle"})
    play(position, "play traitor", "accept")
    weights = {GAME.notation.text(lot): position.weight(lot) for lot in position.legal(CHANCE)}
    assert weights == {"lose oracle": 1, "lose merchant": 2}
    play(position, "- lose merchant")
    assert held(position, 0) == {"merchant": 1}
    assert held(position, 1) == {"merchant": 1, "oracle": 1}


def test_r8_5_both_know_which_card_it_was() -> None:
    position = turn(encounters={0: "traitor", 1: "merchant*2 oracle"})
    play(position, "play traitor", "accept", "- lose merchant")
    assert view(position, 1)["seats"][0]["encounters"] == {"merchant": 1}
    assert view(position, 2)["seats"][0]["encounters"] == {}
    assert happenings(position, "lost", seat=1)[0]["loss"] == "merchant"
    assert "loss" not in happenings(position, "lost", seat=2)[0]
    assert happenings(position, "robbed", seat=0)[0]["caught"] == "merchant"


def test_r8_6_the_old_sea_dog_turns_all_skills_up() -> None:
    position = turn(encounters={0: "sea-dog"}, spent={0: "combat*2 night"}, skills={0: "elite"})
    play(position, "play sea-dog")
    assert seat_of(position, 0)["ready"] == {"night": 1, "combat": 2, "elite": 1}
    assert seat_of(position, 0)["spent"] == {}
    assert (phase(position), "use combat" in offers(position, 0)) == ("turn", True)


def test_r8_7_a_pilot_moves_the_junk_diagonally() -> None:
    position = turn(40, sea={0: "12 30"}, encounters={0: "pilot-kite"})
    play(position, "play pilot-kite")
    expedition = junk(position, 0)
    assert expedition["space"] == "4x4"
    assert (expedition["cards"][-1], expedition["turned"]) == ("pilot-kite", [])
    assert board()["cards"]["pilot-kite"] == {"colour": "pilot", "symbol": "kite"}
    assert expedition["symbols"] == {"kite": 2}


def test_r8_7_not_after_an_expedition_has_ended() -> None:
    position = turn(9, sea={0: "12 30 41 50"}, tiles="a w", encounters={0: "pilot"})
    play(position, "done")
    assert phase(position) == "turn"
    assert offers(position, 0) == ["done"]
    assert refusal(position, 0, "play pilot") == "pilot-after-return"


def test_r8_8_the_oracle_brings_three_cards() -> None:
    position = turn(encounters={0: "oracle"})
    play(position, "play oracle", "- meet thief", "- meet thief", "- meet ching")
    assert held(position, 0) == {"thief": 2, "ching": 1}
    assert {event["cause"] for event in happenings(position, "met")} == {"oracle"}


def test_r8_9_merchants_and_treasures_are_never_played() -> None:
    position = turn(encounters={0: "merchant treasure-3"})
    assert offers(position, 0) == ["done"]
    assert not {"play merchant", "play treasure-3"} & set(GAME.notation.actions)
    assert view(position, 0)["seats"][0]["points"] == 3
    assert view(position, 1)["seats"][0]["points"] == 0


@pytest.mark.parametrize("kind", ["thief", "traitor"])
def test_r9_1_an_aggression_strikes_one_opponent_of_choice(kind: str) -> None:
    position = turn(
        players=4,
        encounters={0: kind, 1: "oracle", 2: "oracle"},
        gems={1: "red", 2: "red"},
    )
    play(position, f"play {kind}")
    assert offers(position, 0) == ["attack blue", "attack yellow"]
    play(position, "attack yellow")
    assert happenings(position, "attacked") == [
        {"event": "attacked", "seat": 0, "victim": 2, "means": kind}
    ]
    assert (phase(position), position.actors()) == ("defend", (2,))


def test_r9_1_combat_and_the_siren_are_aggressions_too() -> None:
    position = turn(skills={0: "combat"}, encounters={0: "siren-map", 1: "pilot"}, sea={1: "8 9"})
    play(position, "play siren-map", "1 cancel pilot")
    assert not happenings(position, "turned")
    position = turn(skills={0: "combat"}, encounters={1: "pilot"})
    play(position, "use combat", "attack blue", "1 cancel pilot")
    assert not happenings(position, "looked")


@pytest.mark.parametrize("pilot", ["pilot", "pilot-map", "pilot-sword"])
def test_r9_2_a_pilot_cancels(pilot: str) -> None:
    position = turn(encounters={0: "thief", 1: f"{pilot} oracle"}, gems={1: "white"})
    play(position, "play thief")
    assert (phase(position), position.actors()) == ("defend", (1,))
    assert offers(position, 1) == [f"cancel {pilot}", "accept"]
    play(position, f"cancel {pilot}")
    assert seat_of(position, 1)["gems"] == {"white": 1}
    assert held(position, 1) == {"oracle": 1}
    assert view(position)["encounter_discards"] == {"thief": 1, pilot: 1}


def test_r9_2_whoever_is_struck_may_let_it_happen() -> None:
    position = turn(encounters={0: "thief", 1: "pilot"}, gems={1: "white"})
    play(position, "play thief", "accept", "- steal white")
    assert seat_of(position, 0)["gems"] == {"white": 1}
    assert held(position, 1) == {"pilot": 1}


def test_r9_2_cancelling_is_no_encounter_of_the_own_turn() -> None:
    position = arrange(
        3,
        hands={0: "40", 1: "30", 2: "4"},
        encounters={0: "thief", 1: "pilot oracle"},
        gems={1: "red"},
    )
    reveal(position, "40", "30", "4")
    play(position, "play thief", "cancel pilot", "take hidden")
    assert (position.actors(), "play oracle" in offers(position, 1)) == ((1,), True)
