"""Reviews: what was given away is found, by what its player knew, and everything adds up."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from paravent.bots import make_bot
from paravent.bots.bot import Interrupted, Surroundings
from paravent.bots.chances import find_scales
from paravent.bots.review import LIMITS, Found, Review, Verdict, assemble, cut, work
from paravent.bots.review.judging import WHOLE, judge
from paravent.bots.review.marks import kept, mark_of
from paravent.bots.review.pieces import ACTS
from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.play import Play
from paravent.core.position import Position
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng

GAMES = sorted(all_games().values(), key=lambda game: game.key)
SIMULATIONS = 8


def random_game(game: Game, players: int = 2) -> Log:
    play = Play(game, players, dealer=Dealer.fresh())
    luck = Random(Dealer.fresh().seed)
    while not play.over:
        seat = luck.choice(play.position.actors())
        play.submit(seat, play.acts, luck.choice(play.offers(seat)))
    return play.log()


def reviewed(log: Log, simulations: int = SIMULATIONS) -> Review:
    return assemble(log, [work(piece) for piece in cut(log, None, simulations)], simulations)


def test_the_marks_are_in_order() -> None:
    limits = list(LIMITS.values())
    assert limits == sorted(limits, reverse=True) and limits[-1] == 0
    assert [mark_of(lost) for lost in (0, 299, 300, 700, 1500)] == [
        *("good", "good", "inaccuracy", "mistake", "blunder")
    ]
    assert kept(0) == WHOLE and kept(LIMITS["blunder"]) == kept(WHOLE) == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_adds_up(game: Game) -> None:
    check_sums(random_game(game))


@pytest.mark.once
def test_luck_and_choices_add_up_to_the_change() -> None:
    check_sums(random_game(find_game("middle_ages"), 3))


def check_sums(log: Log) -> None:
    review = reviewed(log, 2)
    assert len(review.chances) == len(log.acts) + 1
    assert all(sum(row) == WHOLE and min(row) >= 0 for row in review.chances)
    for seat, one in enumerate(review.balances):
        change = review.chances[-1][seat] - review.chances[0][seat]
        assert one.luck + one.choices + one.others == change
        own = [verdict for verdict in review.verdicts if verdict.seat == seat]
        assert one.choices == -sum(verdict.lost for verdict in own) <= 0
        assert one.decisions == len(own) == sum(one.marks.values())
        assert 0 <= one.accuracy <= WHOLE
    play = Play.replay(log, stop=0)
    asked = []
    for n, (seat, act) in enumerate(log.acts):
        if seat != CHANCE and len(play.offers(seat)) > 1:
            asked.append((n, seat, act))
        play.follow([(seat, act)])
    assert [(one.n, one.seat, one.act) for one in review.verdicts] == asked
    assert all(one.lost >= 0 for one in review.verdicts)
    for turn in review.turns:
        after, before = review.chances[turn.n + 1], review.chances[turn.n]
        assert turn.gains == [one - other for one, other in zip(after, before, strict=True)]


def random_bots(game: Game, seed: str, luck: int) -> Log:
    """A game that is always the same."""
    play, bot, rng = (
        Play(game, 2, dealer=Dealer.from_text(seed)),
        make_bot("random", game),
        Rng(luck),
    )
    while not play.over:
        seat = play.position.actors()[0]
        action = bot.choose(play.outlook(seat), rng)
        play.submit(seat, play.acts, game.notation.text(action))
    return play.log()


def endings(position: Position, seat: int) -> set[int]:
    """Which places a seat may still come to."""
    if not position.actors():
        return {position.places()[seat]}
    found = set()
    actor = position.actors()[0]
    for action in position.legal(actor):
        after = position.clone()
        after.apply(actor, action)
        found |= endings(after, seat)
    return found


@pytest.mark.parametrize(
    "key, luck, n, wins, loses",
    [
        ("middle_ages", 3, 92, "lord 3", "lord 1"),
        ("middle_kingdom", 2, 229, "join general", "join merchant"),
        ("china", 10, 181, "palace ji", "emissary lu"),
    ],
)
def test_a_blunder_on_purpose_is_found(key: str, luck: int, n: int, wins: str, loses: str) -> None:
    """One of the last acts of a game, with which one wins or loses whatever follows."""
    game = find_game(key)
    log = random_bots(game, f"blunder-{luck}", luck)
    play, seat = Play.replay(log, stop=n), log.acts[n][0]
    for act, places in ((wins, {1}), (loses, {2})):
        after = play.position.clone()
        after.apply(seat, game.notation.action(act))
        assert endings(after, seat) == places

    def verdict(act: str) -> Verdict:
        action, scales = game.notation.action(act), find_scales(game)
        return judge(play.outlook(seat), action, n, scales, 100, Rng(1))

    assert verdict(loses).mark == "blunder"
    after = play.position.clone()
    after.apply(seat, game.notation.action(verdict(loses).best))
    assert endings(after, seat) == {1}
    assert verdict(wins).mark == "good"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_verdict_stays_if_only_what_the_seat_cannot_know_changes(game: Game) -> None:
    play = Play(game, 3, dealer=Dealer.fresh())
    luck, scales, compared = Random(Dealer.fresh().seed), find_scales(game), 0
    while not play.over and compared < 3:
        seat = luck.choice(play.position.actors())
        if len(play.position.legal(seat)) > 1 and luck.random() < 0.2:
            action = luck.choice(play.position.legal(seat))
            other = play.position.clone()
            other.redeal(seat, Rng(luck.getrandbits(32)))
            told = [
                judge(Outlook(game, position, seat), action, play.acts, scales, 16, Rng(7))
                for position in (play.position, other)
            ]
            assert told[0] == told[1]
            compared += 1
        play.submit(seat, play.acts, luck.choice(play.offers(seat)))


@pytest.mark.once
def test_the_same_seed_gives_the_same_review() -> None:
    log = random_game(find_game("middle_kingdom"))
    pieces = cut(log, None, SIMULATIONS)[:2]
    assert [work(piece) for piece in pieces] == [work(piece) for piece in pieces]


def test_both_builds_find_the_same() -> None:
    """This game is always the same, so what is found in it can be written down."""
    log = random_bots(find_game("middle_ages"), "review", 5)
    found = work(cut(log, None, SIMULATIONS)[2])
    assert found.chances[:4] == EXPECTED_CHANCES
    assert [(one.n, one.best, one.chance) for one in found.verdicts][:4] == EXPECTED_VERDICTS


EXPECTED_CHANCES = [[9107, 893], [8755, 1245], [8774, 1226], [8791, 1209]]
EXPECTED_VERDICTS = [
    (32, "lord 3", 4948),
    (33, "lord 3", 1369),
    (37, "lord 2", 8440),
    (38, "lord 3", 137),
]


def test_pieces_cover_the_game_and_can_be_interrupted() -> None:
    log = random_game(find_game("middle_kingdom"))
    pieces = cut(log, None, SIMULATIONS)
    edges = [(piece.first, piece.last) for piece in pieces]
    assert edges[0][0] == 0 and edges[-1][1] == len(log.acts)
    assert all(one[1] == other[0] for one, other in pairwise(edges))
    assert max(last - first for first, last in edges) == ACTS

    class Unwanted(Surroundings):
        def unwanted(self) -> bool:
            return True

    with pytest.raises(Interrupted):
        work(pieces[0], Unwanted())


def test_nothing_is_learnt_of_a_sealed_choice_before_all_have_chosen() -> None:
    """Bids lie face down: the chances move when the last of them is made."""
    log = random_game(find_game("middle_kingdom"), 3)
    review = assemble(log, [fake(piece.first, piece.last) for piece in cut(log)], 1)
    play = Play.replay(log, stop=0)
    for n, (seat, act) in enumerate(log.acts[:-1]):
        several = len(play.position.actors()) > 1
        play.follow([(seat, act)])
        if several:
            assert review.chances[n + 1] == review.chances[n]


def fake(first: int, last: int) -> Found:
    """Other chances before each act."""
    return Found([[n, 5000, 5000 - n] for n in range(first, last)], [])


def test_what_cannot_be_reviewed_is_refused() -> None:
    log = random_game(find_game("middle_ages"))
    unfinished = Log(**{**vars(log), "acts": log.acts[:-5], "result": [], "seed": ""})
    for wrong, simulations, code in (
        (unfinished, 1, "not-finished"),
        (log, 0, "wrong-simulations"),
        (log, -3, "wrong-simulations"),
    ):
        with pytest.raises(Mistake) as raised:
            cut(wrong, None, simulations)
        assert raised.value.code == code
