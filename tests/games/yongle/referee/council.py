"""R11: the advisers exchange cards at the end of a season."""

from __future__ import annotations

from tests.games.yongle.referee.box import ADVISERS, CARDS
from tests.games.yongle.referee.table import Asks, Cards, Player, Script, Table, kinds, worded


def meet(table: Table) -> Script:
    table.council = "sealed"
    for player in table.players:
        player.trust, player.stake, player.laid, player.blanks = None, None, Cards(), 0
    yield from choose_advisers(table)
    yield from lay_cards(table)
    table.council = "open"
    for seat, player in enumerate(table.players):
        for card in player.laid.elements():  # until now they counted as in hand
            table.memory.left(seat, card)
    for seat in table.in_order():
        yield from take_from_adviser(table, seat)
    for player in table.players:
        table.discards += player.laid
        player.trust, player.stake, player.laid, player.blanks = None, None, Cards(), 0
    table.council = None


def choose_advisers(table: Table) -> Script:
    """R11.2, R11.9."""
    table.phase = "trust"
    if len(table.players) == 2:
        table.players[0].trust, table.players[1].trust = 1, 0
    while asks := {
        seat: worded("trust", table.advisers(table.after(seat)))
        for seat, player in enumerate(table.players)
        if player.trust is None
    }:
        who, act = yield dict(asks)
        table.players[int(who)].trust = ADVISERS.index(act.split()[1])


def lay_cards(table: Table) -> Script:
    """R11.3."""
    table.phase = "lay"
    for seat, player in enumerate(table.players):
        if player.hand.total() <= 3:
            player.stake = player.hand.total()
            for card in list(player.hand.elements()):
                lay(table, seat, card)
    while asks := waiting(table):
        who, act = yield asks
        seat = int(who)
        verb, thing = act.split()
        if verb == "stake":
            table.players[seat].stake = int(thing)
        elif thing == "blank":
            table.players[seat].blanks += 1
        else:
            lay(table, seat, thing)


def waiting(table: Table) -> Asks:
    asks: Asks = {}
    for seat, player in enumerate(table.players):
        if player.stake is None:
            most = min(5, player.hand.total())
            asks[seat] = worded("stake", map(str, range(3, most + 1)))
        elif player.laid.total() < player.stake:
            asks[seat] = worded("lay", kinds(player.hand))
        elif player.laid.total() + player.blanks < face_down(player):
            asks[seat] = ["lay blank"]
    return asks


def face_down(player: Player) -> int:
    """Q42: as many for everybody, whatever the stake; all, for a hand of three or fewer."""
    return min(5, player.hand.total() + player.laid.total())


def lay(table: Table, seat: int, card: str) -> None:
    table.players[seat].hand[card] -= 1
    table.players[seat].laid[card] += 1


def take_from_adviser(table: Table, seat: int) -> Script:
    """R11.4 to R11.7."""
    player = table.players[seat]
    assert player.trust is not None and player.stake is not None
    rivals = [other for other in table.players if other.trust == player.trust]
    missing = player.stake
    if len(rivals) == 1:
        laid = table.players[player.trust].laid
        choosing = laid.total() > missing
        while missing and laid.total():
            if choosing:
                card = yield from table.ask("share", seat, worded("receive", kinds(laid)))
            else:
                card = kinds(laid, CARDS)[0]
            missing -= 1
            laid[card] -= 1
            player.hand[card] += 1
            table.memory.came_openly(seat, card)
    yield from table.draw(seat, missing)
