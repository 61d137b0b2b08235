"""A game is its log: replay, saving and loading, verification."""

from __future__ import annotations

from random import Random

from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from tests.conformance.walks import Case, every_case, finished, play_randomly, seeded, walk


@every_case
@seeded
def test_the_text_of_a_log_round_trips(case: Case, seed: int) -> None:
    play = finished(case, seed)
    log = play.log()
    assert Log.parse(log.text()) == log
    assert log.result == play.position.scores()
    assert log.seed and log.commitment


@every_case
@seeded
def test_a_replay_stops_at_any_act(case: Case, seed: int) -> None:
    """The position after each act of a walk is the one that the log leads to."""
    notation = case.game.notation
    acts, frozen = [], []
    for position, seat, action in walk(case, seed):
        frozen.append(position.freeze())
        acts.append((seat, notation.text(action)))
    log = Log(case.game.key, case.game.version, case.setup.players, case.setup.options, acts=acts)
    log = Log.parse(log.text())
    for stop in Random(seed).sample(range(len(acts)), 5):
        assert Play.replay(log, stop=stop).position.freeze() == frozen[stop]
    ended = Play.replay(log)
    assert ended.over
    assert ended.position.freeze() == position.freeze()


@every_case
@seeded
def test_saving_and_loading_at_any_act_loses_nothing(case: Case, seed: int) -> None:
    """An interrupted game goes on as if it had not been: same deals, same offers, same end."""
    whole = finished(case, seed)
    stop = Random(seed).randrange(whole.acts)
    begun = case.play(seed)
    while begun.acts < stop:
        entry = whole.history[begun.acts]
        begun.submit(entry.seat, begun.acts, case.game.notation.text(entry.action))
    resumed = Play.replay(Log.parse(begun.log(reveal=True).text()))
    assert resumed.position.freeze() == begun.position.freeze()
    assert resumed.history == begun.history
    while not resumed.over:
        entry = whole.history[resumed.acts]
        resumed.submit(entry.seat, resumed.acts, case.game.notation.text(entry.action))
    assert resumed.log() == whole.log()


@every_case
@seeded
def test_the_seed_stays_hidden_until_the_end(case: Case, seed: int) -> None:
    play = case.play(seed)
    play_randomly(play, seed, until=lambda play: play.acts > 40)
    if not play.over:
        assert play.log().seed == ""
        assert play.log().commitment
    assert play.log(reveal=True).seed


@every_case
@seeded
def test_a_dealt_game_can_be_verified(case: Case, seed: int) -> None:
    log = finished(case, seed).log()
    verdict = verify(log)
    assert verdict.wrong is None
    assert verdict.deals == sum(seat == CHANCE for seat, _ in log.acts)


@every_case
@seeded
def test_the_same_seed_deals_the_same_game(case: Case, seed: int) -> None:
    again = case.play(seed)
    play_randomly(again, seed)
    assert again.log().text() == finished(case, seed).log().text()
