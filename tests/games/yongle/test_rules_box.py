"""R1 to R3: the box, setting up, the round."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.components import Components
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, NOBODY
from paravent.games.yongle.vocabulary import BUILDINGS, FAMILIES, HALLS, MATERIALS, SITES
from paravent.text.words import LANGUAGES, Words
from tests.games.yongle.scene import (
    COPIES,
    GAME,
    arrange,
    begin,
    end_turns,
    favour,
    hand,
    happenings,
    known,
    offers,
    phase,
    play,
    refusal,
    row,
    view,
    weights,
)

LOTS = ("jinshui", "gulou", "wumen", "tiandi")  # favour 1, 3, 5, 5


def dealt(players: int) -> list[str]:
    """Acts that set a game up in which seat 2 or, with two players, seat 1 begins."""
    lots = {2: ("jinshui", "gulou"), 3: ("jinshui", "gulou", "wumen")}
    lots[4] = ("jinshui", "gulou", "wumen", "nanxin")
    acts = [f"- lot {name}" for name in lots[players]]
    acts += [f"- show {name}" for name in ("dongyue", "langfang", "jiaolou")]
    acts += ["- deal wood-1", "- deal stone-1", "- deal silk-1", "- deal scheme-2"] * players
    return acts + [f"- hall {hall}" for hall in HALLS[: players if players < 4 else 0]]


def printed_tables(language: str, rule: str) -> list[list[list[str]]]:
    """The tables below a paragraph of the rules, as rows of cells without the ruler."""
    text = (GAME.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    paragraph = text.partition(f"**{rule}**")[2].partition("\n**R")[0]
    blocks = [block for block in paragraph.split("\n\n") if block.startswith("|")]
    rows = [[line.strip("|").split("|") for line in block.splitlines()] for block in blocks]
    return [[[cell.strip() for cell in row] for row in [one[0], *one[2:]]] for one in rows]


def test_r1_1_the_box_holds_226_cards() -> None:
    census = GAME.census(begin(4))
    assert sum(census.values()) - census["sums agree"] == 100 + 15 + 38 + 30 + 26 + 5
    assert 100 + 15 + 38 + 30 + 26 + 5 + 12 == 226


def test_r1_2_a_hundred_resource_cards_of_four_materials() -> None:
    copies = {card: COPIES[card] for card in COPIES if not card.startswith("scheme")}
    assert sum(copies.values()) == 100
    assert {card.partition("-")[0] for card in copies} == {"wood", "stone", "porcelain", "silk"}
    assert {card[-1] for card in copies} == {"1", "2", "3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_r1_2_the_rules_list_the_resource_cards(language: str) -> None:
    copies = {str(line["card"]): line["copies"] for line in GAME.components().tables["resources"]}
    name = Words(language).of_game(GAME).noun
    (listed,) = printed_tables(language, "R1.2")
    assert listed[1:] == [
        [name(material), *(str(copies[f"{material}-{units}"]) for units in (1, 2, 3))]
        for material in MATERIALS
    ]


def test_r1_3_fifteen_schemes_in_the_same_pile() -> None:
    schemes = {card: copies for card, copies in COPIES.items() if card.startswith("scheme")}
    assert list(schemes) == ["scheme-1", "scheme-2", "scheme-3"]
    assert sum(schemes.values()) == 15
    assert view(begin(2), 0)["pile"] == 115


def test_r1_4_three_families_and_the_imperial_buildings() -> None:
    position = begin(4)
    families = [position.family[number] for number in range(31)]
    assert [families.count(family) for family in range(4)] == [8, 8, 10, 5]
    for number, name in enumerate(BUILDINGS):
        assert (position.printed[number] == 6) == (name in HALLS)
        assert sum(position.recipe[number * 4 : number * 4 + 4]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_r1_4_the_rules_list_the_buildings(language: str) -> None:
    name = Words(language).of_game(GAME).noun
    for family, listed in zip(FAMILIES, printed_tables(language, "R1.4"), strict=True):
        assert listed[0][2:] == [name(material) for material in MATERIALS]
        assert listed[1:] == [
            [name(str(line["building"])), *(str(line[key]) for key in ("favour", *MATERIALS))]
            for line in GAME.components().tables[family]
        ]


def test_r1_5_thirty_plots() -> None:
    assert sum(begin(2).plot_pile) == 30
    assert len([copies for copies in begin(2).plot_pile if copies]) == 10


def test_r1_6_thirty_eight_events() -> None:
    assert sum(begin(2).event_pile) == 38
    assert len([copies for copies in begin(2).event_pile if copies]) == 19


@pytest.mark.parametrize("rules", [1, 2])
def test_the_board_tells_what_is_printed_under_the_rules_of_a_log(rules: int) -> None:
    components = GAME.components(rules=rules)
    position: Any = GAME.start(3, components=components)
    told = GAME.board_of(GAME.setup(3), components)
    assert list(told["buildings"]) == list(BUILDINGS)
    for number, building in enumerate(told["buildings"].values()):
        recipe = [building["recipe"].get(material, 0) for material in MATERIALS]
        assert position.recipe[number * 4 : number * 4 + 4] == recipe
        assert position.printed[number] == building["favour"]
        assert FAMILIES[position.family[number]] == building["family"]
    assert len(told["advisers"]) == 3


def test_r1_7_every_player_is_an_adviser_and_can_name_the_others() -> None:
    position = arrange(4, event=None, round=3, hands=dict.fromkeys(range(4), "wood-1*2"))
    play(position, "- event watch")
    end_turns(position, 4)
    board = GAME.board_of(GAME.setup(4), GAME.components())
    assert board["advisers"] == ["yao", "xie", "xia", "yang"]
    assert offers(position, 1) == ["trust yao", "trust xia", "trust yang"]


def test_r2_1_all_begin_without_favour() -> None:
    assert favour(begin(4)) == [0, 0, 0, 0]


def test_r2_2_the_most_favour_begins() -> None:
    position = begin(3)
    play(position, "- lot jinshui", "- lot wumen", "- lot gulou")
    assert happenings(position, "begins") == [{"event": "begins", "seat": 1}]
    assert view(position)["first"] == 1
    assert view(position)["building_pile"] == 26


def test_r2_2_every_building_is_equally_likely_once() -> None:
    position = begin(2)
    assert weights(position) == {f"lot {name}": 1 for name in SITES}
    play(position, "- lot wumen")
    assert "lot wumen" not in weights(position)


def test_r2_3_three_buildings_are_shown() -> None:
    position = begin(2)
    play(position, *dealt(2)[:5])
    assert row(position) == ["dongyue", "langfang", "jiaolou"]
    assert view(position)["building_pile"] == 23


def test_r2_4_four_cards_each_in_the_order_of_play() -> None:
    position = begin(3)
    play(position, *dealt(3)[:6])
    drawn = []
    for card in ("wood-1", "wood-2", "stone-1", "stone-2"):
        for _ in range(3):
            play(position, f"- deal {card}")
            drawn.append(happenings(position, "drew")[-1]["seat"])
    assert drawn == [2] * 4 + [0] * 4 + [1] * 4
    assert [place["hand_size"] for place in view(position)["seats"]] == [4, 4, 4]


@pytest.mark.parametrize(("players", "halls"), [(2, 2), (3, 3), (4, 5)])
def test_r2_5_imperial_buildings_by_number_of_players(players: int, halls: int) -> None:
    position = begin(players)
    play(position, *dealt(players))
    assert len(view(position)["halls"]) == halls
    assert phase(position) == "event"
    assert view(position)["round"] == 1


def test_r2_6_hands_and_plots_are_secret_but_not_their_number() -> None:
    position = arrange(3, hands={1: "wood-1 silk-3"}, plots={1: "theft fire"})
    for seat in (0, 2, NOBODY):
        place = view(position, seat)["seats"][1]
        assert "hand" not in place and "plots" not in place
        assert (place["hand_size"], place["plots_held"]) == (2, 2)
    assert hand(position, 1) == "wood-1 silk-3"


def test_r2_6_a_card_seen_on_its_way_stays_known() -> None:
    position = arrange(3, event=None)
    play(position, "- event zhenghe", *(f"- open silk-{units}" for units in (1, 2, 3, 1)))
    play(position, "0 pick silk-3")
    for seat in (1, 2, NOBODY):
        assert known(position, 0, seat) == {"silk-3": 1}


def test_r3_1_favour_comes_from_buildings() -> None:
    position = arrange(2, hands={0: "stone-2"}, row="jinshui gulou wumen")
    play(position, "0 build jinshui", "0 settle")
    assert favour(position) == [1, 0]
    assert position.scores() == [1, 0]


def test_r3_2_an_event_and_then_all_turns() -> None:
    position = arrange(3, event=None, first=1)
    assert position.actors() == (CHANCE,)
    play(position, "- event watch")
    movers = []
    for _ in range(3):
        movers.append(view(position)["mover"])
        end_turns(position)
    assert movers == [1, 2, 0]
    assert (view(position)["round"], phase(position)) == (6, "event")


def test_r3_3_an_event_holds_for_its_round_only() -> None:
    position = arrange(2, event="corvee")
    assert view(position)["actions"] == 2
    end_turns(position)
    assert view(position)["actions"] == 2
    end_turns(position)
    assert view(position)["event"] is None
    assert view(position)["event_spent"] == {"corvee": 1}
    play(position, "- event watch")
    assert view(position)["actions"] == 3


def test_r3_4_the_council_meets_after_three_rounds() -> None:
    position = arrange(3, event="watch", season="spring", round=6, hands={0: "wood-1*4"})
    end_turns(position, 3)
    assert phase(position) == "trust"
    assert happenings(position, "council")


def test_r3_5_the_first_player_stays() -> None:
    position = arrange(2, event="watch", round=6, first=1)
    end_turns(position, 2)
    assert view(position)["season"] == "summer"
    assert view(position)["first"] == 1


def test_r3_5_as_an_option_the_first_place_passes_on_with_the_season() -> None:
    position = arrange(3, event="watch", round=6, first=2, passing=True, hands={0: "wood-1*3"})
    end_turns(position, 3)
    play(position, "0 trust xie", "1 trust yao", "2 trust yao", *["- deal silk-1"] * 3)
    assert view(position)["first"] == 0
    play(position, "- event watch", "- deal silk-1")
    assert view(position)["mover"] == 0
    position = arrange(3, event="watch", round=5, first=2, passing=True)
    end_turns(position, 3)
    assert view(position)["first"] == 2


def test_r3_5_the_first_place_does_not_pass_on_at_the_beginning() -> None:
    position = begin(3, "passes")
    play(position, *dealt(3))
    assert (view(position)["round"], view(position)["first"]) == (1, 2)
    assert happenings(position, "begins") == [{"event": "begins", "seat": 2}]


def owner(table: str, *rows: str) -> Components:
    text = "\n".join(f'[[{table}]]\n{row}\norigin = "owner"\n' for row in rows)
    return GAME.components(Components.parse(text, "mine.toml"))


def rewritten(table: str, name: str, **changes: object) -> Components:
    """Our own table with some numbers of one row changed."""
    rows = []
    for line in GAME.components().tables[table]:
        new = {**line, **(changes if name in line.values() else {})}
        rows.append(
            "\n".join(f"{k} = {v!r}".replace("'", '"') for k, v in new.items() if k != "origin")
        )
    return owner(table, *rows)


def test_q1_an_owner_of_the_box_can_correct_the_cards() -> None:
    mine = rewritten("standard", "jinshui", favour=2, stone=3)
    position = GAME.start(2, components=mine)
    number = BUILDINGS.index("jinshui")
    assert position.printed[number] == 2
    assert position.recipe[number * 4 : number * 4 + 4] == [0, 3, 0, 0]


def test_q1_a_building_may_belong_to_another_family() -> None:
    tables = GAME.components().tables
    text = ""
    for family in ("merchant", "standard"):
        for line in tables["merchant"] + tables["standard"]:
            home = "merchant" if line in tables["merchant"] else "standard"
            if (line["building"] == "jinshui") != (family == home):
                text += f"[[{family}]]\n"
                text += "\n".join(f"{k} = {v!r}".replace("'", '"') for k, v in line.items()) + "\n"
    position = GAME.start(2, components=GAME.components(Components.parse(text, "mine.toml")))
    assert position.family[BUILDINGS.index("jinshui")] == 1
    assert position.family[BUILDINGS.index("gulou")] == 2


@pytest.mark.parametrize(
    ("table", "name", "changes", "code"),
    [
        ("resources", "wood-1", {"copies": 12}, "components-wrong-sum"),
        ("schemes", "scheme-1", {"copies": 4}, "components-wrong-sum"),
        ("plots", "theft", {"copies": 0}, "components-wrong-sum"),
        ("plots", "theft", {"draw": 9}, "components-bad-number"),
        ("events", "rafts", {"copies": 3}, "components-wrong-sum"),
        ("events", "rafts", {"amount": 4}, "components-bad-number"),
        ("religious", "tiandi", {"silk": 13}, "components-bad-number"),
        ("imperial", "kunning", {"favour": 0}, "components-bad-number"),
        ("imperial", "kunning", {"building": "versailles"}, "components-unknown-row"),
        ("standard", "gulou", {"building": "wumen"}, "components-double-row"),
        ("merchant", "tafang", {"building": "wumen"}, "components-unknown-row"),
    ],
)
def test_q1_wrong_tables_are_refused(
    table: str, name: str, changes: dict[str, object], code: str
) -> None:
    with pytest.raises(Mistake) as mistake:
        GAME.start(2, components=rewritten(table, name, **changes))
    assert mistake.value.code == code


def test_q2_schemes_come_on_top_of_the_resource_cards() -> None:
    assert view(begin(3))["pile"] == 100 + 15


def test_q3_tied_players_draw_again_from_the_rest() -> None:
    position = begin(4)
    play(position, "- lot wumen", "- lot tiandi", "- lot gulou", "- lot huitong")
    assert happenings(position, "begins") == []
    assert "lot gulou" not in weights(position)
    play(position, "- lot jinshui", "- lot nanxin", "- lot jiaolou")
    play(position, "- lot dongyue", "- lot baiyun")
    assert happenings(position, "begins") == []
    play(position, "- lot sheji", "- lot kongmiao")
    assert happenings(position, "begins") == [{"event": "begins", "seat": 1}]


def test_q3_without_enough_cards_the_first_tied_seat_begins() -> None:
    """With all favour equal two players draw thirteen times and use all buildings up."""
    position = GAME.start(2)
    position.printed = [3] * 31
    position.events = []
    for name in SITES:
        play(position, f"- lot {name}")
    assert happenings(position, "begins") == [{"event": "begins", "seat": 0}]


def test_q4_schemes_count_among_the_first_four() -> None:
    position = begin(2)
    play(position, *dealt(2)[:5], *["- deal scheme-1", "- deal scheme-3"] * 2)
    assert happenings(position, "drew")[-1]["seat"] == 1
    play(position, "- deal wood-1")
    assert happenings(position, "drew")[-1]["seat"] == 0


def test_q5_any_imperial_building_may_come_into_play() -> None:
    position = begin(2)
    play(position, *dealt(2)[:-2])
    assert weights(position) == {f"hall {hall}": 1 for hall in HALLS}
    play(position, "- hall kunning", "- hall huagai", "- event watch")
    assert view(position)["halls"] == ["huagai", "kunning"]
    assert refusal(position, 1, "build fengtian") == "not-in-play"


def test_q6_nobody_can_name_themselves_or_somebody_absent() -> None:
    position = arrange(3, event="watch", round=6, hands={0: "wood-1*3"})
    end_turns(position, 3)
    assert offers(position, 0) == ["trust xie", "trust xia"]
    assert refusal(position, 0, "trust yao") == "yourself"
    assert refusal(position, 0, "trust yang") == "absent"


def test_q7_the_option_is_off_unless_it_is_chosen() -> None:
    assert [setup.options["first"] for setup in GAME.setups()] == ["stays", "passes"] * 3
    assert GAME.setup(3).options == {"first": "stays"}


def test_q8_the_game_begins_in_winter() -> None:
    position = begin(2)
    play(position, *dealt(2))
    assert (view(position)["season"], view(position)["round"]) == ("winter", 1)


def test_q9_discards_and_threats_are_open() -> None:
    position = arrange(2, discard="wood-3 scheme-1", lasting={1: {"ban": 0}}, hands={0: "silk-1"})
    seen = view(position)
    assert seen["discard"] == {"wood-3": 1, "scheme-1": 1}
    assert seen["seats"][1]["lasting"] == [{"plot": "ban", "by": 0}]


def test_q9_at_the_end_all_hands_are_shown() -> None:
    position = arrange(2, event="watch", events="watch", hands={1: "silk-3"}, plots={1: "fire"})
    end_turns(position, 2)
    assert phase(position) == "over"
    place = view(position)["seats"][1]
    assert (place["hand"], place["plots"]) == (["silk-3"], ["fire"])
