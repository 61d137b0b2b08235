"""What only the board of Yongle shows; what every board must do is in test_boards.py."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from paravent.core.dealer import Dealer
from paravent.core.play import Play
from paravent.core.registry import find_game
from tests.browser.conftest import PHONE
from tests.browser.scenes import asked, come_to
from tests.browser.stage import Stage, moment
from tests.browser.visitor import LEGAL, Visitor, until

Visit = Callable[..., Visitor]
GAME = "yongle"
ROW = '[data-coach="row"]'
HAND = '[data-coach="hand"]'
COUNCIL = '[data-coach="council"]'
CLOSE = "[data-council-close]"


def wish(ana: Visitor, wishes: list[str]) -> str:
    """The first offer of the first verb that is wished for, else any."""
    offers = ana.offers()
    wanted = [one for verb in wishes for one in offers if one.split()[0] == verb]
    return (wanted or offers)[0]


def cheap(play: Play) -> list[str]:
    """What I can build from the row so that my turn goes on, while the halls are too dear."""
    built = {act: preview for act, preview in play.previews(0).items() if act.startswith("build")}
    halls = {f"build {hall}" for hall in play.view(0)["halls"]}
    ends = [act for act, one in built.items() if one["ends"] or not one["actions"]]
    return [] if halls & {*built} or ends else [act.partition(" ")[2] for act in built]


def test_a_building_says_what_lacks_then_who_pays_then_stands(visit: Visit) -> None:
    ana = visit()
    play = come_to(ana, lambda play: bool(cheap(play)), GAME, 2)
    page, building = ana.page, cheap(play)[0]
    expect(page.locator('[data-coach="halls"] .short')).not_to_have_count(0)
    expect(page.locator(f'{ROW} [data-place="card {building}"] .short')).to_have_count(0)
    page.hover(f'{ROW} {LEGAL}[data-act="build {building}"]')
    expect(page.locator('[role="tooltip"]')).to_contain_text("pay best")
    expect(page.locator(f"{HAND} .chosen")).not_to_have_count(0)
    ana.picture("tip")
    ana.act(f"build {building}")
    for _ in range(12):
        if page.locator(f'[data-place="site {building}"] .flag').count():
            break
        expect(page.locator(".rest")).to_have_count(0)
        ana.act(wish(ana, ["settle", "spare"]))
    expect(page.locator(f'[data-place="site {building}"] .flag')).to_have_count(1)
    expect(page.locator(f'{ROW} [data-place="card {building}"]')).to_have_count(0)


def test_what_is_not_lit_says_why(visit: Visit) -> None:
    ana = visit("fr-FR")
    ana.sit_down(GAME, 3)
    mourning = ana.page.locator('[data-coach="event"]', has_text="Deuil de Cour")
    for _ in until("a turn of mine without mourning"):  # another reason, another phase
        if "end" in ana.offers() and not mourning.count():
            break
        ana.act(wish(ana, ["end"]))
    refused = {
        '[data-coach="halls"] [data-act]': ("too-dear", "R5.2"),
        f"{HAND} [data-act^=pay]": ("wrong-phase", "R5.2"),
        '[data-coach="rivals"] [data-act^=aim]': ("wrong-phase", "R8.2"),
    }
    for what, (reason, rule) in refused.items():
        ana.is_refused(what, GAME, rule, reason)


def meets_with_a_choice(play: Play) -> bool:
    """The council begins, I hold more cards than can be laid (R11.3), and the next turn is mine."""
    view = play.view(0)
    return asked("trust")(play) and view["seats"][0]["hand_size"] > 5 and view["first"] == 0


def test_a_council_is_sealed_then_revealed(visit: Visit) -> None:
    ana = visit()
    come_to(ana, meets_with_a_choice, GAME, 3)
    page = ana.page
    verbs: list[str] = []
    for _ in until("the council is over"):
        if page.locator(CLOSE).count():
            break
        chosen = wish(ana, ["trust", "stake", "lay", "receive", "draw", "end"])
        verb = chosen.split()[0]
        if verb in ("trust", "stake", "receive"):
            expect(page.locator(f'{COUNCIL} {LEGAL}[data-act="{chosen}"]')).to_be_visible()
        if verb not in verbs:
            verbs.append(verb)
            ana.picture(verb)
        ana.act(chosen)
    assert verbs.index("trust") < verbs.index("stake") < verbs.index("lay")
    expect(page.locator(f"{COUNCIL} li.revealed")).to_have_count(3)
    ana.picture("revealed")
    assert not ana.complaints("light")
    page.click(CLOSE)
    expect(page.locator(COUNCIL)).to_have_count(0)
    expect(page.locator('[data-coach="city"]')).to_be_visible()


def test_who_has_no_card_at_the_council_is_asked_for_none(visit: Visit) -> None:
    """The others choose how many they lay; who cannot is shown no such choice."""
    rng = Random(Dealer.fresh().seed)

    def poor(play: Play) -> bool:
        view = play.view(0)
        empty = view["phase"] == "lay" and not view["seats"][0]["hand_size"]
        return empty and 0 not in play.position.actors()

    found = next(
        play
        for _ in until("an empty hand at a council")
        if poor(play := played_until(poor, Play(find_game(GAME), 3, dealer=Dealer.fresh()), rng))
    )
    stage = Stage(visit("fr-FR"), found.game)
    stage.show(moment(found))
    expect(stage.page.locator(COUNCIL)).to_be_visible()
    expect(stage.page.locator('[data-act^="stake"]')).to_have_count(0)


def played_until(fits: Callable[[Play], bool], play: Play, rng: Random) -> Play:
    """A game in which I get rid of my cards, until it fits or ends."""
    while not play.over and not fits(play):
        seat = rng.choice([*play.position.actors()])
        offers = play.offers(seat)
        rid = [act for act in offers if seat == 0 and act.split()[0] in ("scheme", "build", "end")]
        play.submit(seat, play.acts, rng.choice(rid or offers))
    return play


def test_plots_are_drawn_for_everybody_and_watched_on_a_phone(visit: Visit) -> None:
    ana, bo = visit(reduced_motion="no-preference"), visit(size=PHONE, has_touch=True)
    come_to(ana, asked("aim"), GAME, 4, bo)
    for one in (ana, bo):
        one.notice("[data-arrows]")
    expect(bo.page.locator('[data-coach="rivals"] > section')).to_have_count(4)
    expect(bo.page.locator("button[data-act]")).to_have_count(0)
    expect(ana.page.locator(".rest")).to_have_count(0)
    ana.act(wish(ana, ["aim"]))
    for one in (ana, bo):
        expect(one.noticed).to_have_count(1)
    assert bo.fits()
