"""The words of China: colours, provinces, towns, payments, phases, acts and events."""

from __future__ import annotations

from itertools import combinations_with_replacement

from paravent.core.events import SEAT, Event, Events
from paravent.core.notation import Notation

COLOURS = ("purple", "yellow", "orange", "green", "red")  # of provinces and their cards
PROVINCES = ("wei", "zhao", "yan", "qi", "lu", "han", "chin", "shu", "chu")
PORTS = "ports"  # scored like a province at the end (R14.6)
PLACES = (*PROVINCES, PORTS)
BOARDS = ("3-4", "4-5", "border")
TOWNS = (
    *("gaonu", "dingyang", "lishi", "shaoliang", "anyi", "ye", "daliang"),
    *("dingxiang", "dai", "jinyang", "lingshou", "handan"),
    *("shanggu", "ji", "yuyang", "wuyang", "jieshi"),
    *("gaotang", "lixia", "linzi", "zhifu", "jimo"),
    *("qufu", "xue", "tan", "langya"),
    *("yiyang", "luoyang", "xingyang", "xinzheng", "yangzhai", "wan"),
    *("yiqu", "xianyang", "yong", "wuguan", "xichui"),
    *("nanzheng", "jiameng", "chengdu", "jiangzhou", "langzhong"),
    *("danyang", "ying", "changsha", "chen", "shouchun", "pengli", "nanjing", "wu"),
    *("kuaiji", "shangdang", "linjin", "pei", "raoan"),  # Border Disputes alone
)
ALLIANCES = 15
PIECES = ("palace", "emissary", "fortification")
TILES = ("yellow", "orange", "green")  # colours of bonus tiles
SPECIALS = ("emperor", "provinces", "card")  # special cards of two players


def payments() -> tuple[tuple[int, ...], ...]:
    """R4.4: what one turn can cost: one card, two, or three of which two are alike."""
    colours = range(len(COLOURS))
    found = []
    for size in (1, 2, 3):
        for cards in combinations_with_replacement(colours, size):
            if size < 3 or len(set(cards)) < 3:
                found.append(cards)
    return tuple(found)


CARDS_OF_PAYMENT = payments()
PAYMENTS = tuple(" ".join(COLOURS[card] for card in cards) for cards in CARDS_OF_PAYMENT)

TALLY = ("provinces", "emperor", "ports", "alliances", "roads", "bonus")
PHASES = (
    "hide",
    "deal",
    "open",
    "grant",
    "turn",
    "reveal",
    "site",
    "pay",
    "keep",
    "draw",
    "give",
    "swap",
    "emperor",
    "over",
)

NOTATION = Notation(
    ("hide", TOWNS),  # chance: a bonus tile, face down (R13.2)
    ("deal", COLOURS),  # chance: a card into a hand (R2.5, R7.1)
    ("open", COLOURS),  # chance: a card into the open row (R2.5, R7.2)
    ("grant", COLOURS),  # chance: an open card for the Emperor (R12.2)
    ("turn", TILES),  # chance: a bonus tile is turned up (R13.3)
    ("palace", TOWNS),  # R5.1
    ("fortify", TOWNS),  # R11.2
    ("emissary", PROVINCES),  # R5.2
    ("found", PROVINCES),  # the first palace: bonus tiles are turned up before it (R13.3)
    ("pay", PAYMENTS),  # the cards for the pieces of a turn (R4.4)
    ("keep", COLOURS),  # the card that stays in front of a player (R12.4)
    ("exchange", COLOURS),  # this card leaves the hand (R8.1)
    ("take", COLOURS),  # an open card (R7.1)
    ("draw", ("",)),  # a hidden card (R7.1)
    ("use", SPECIALS),  # a special card (R12.8)
    ("give", COLOURS),  # this card goes into the open row (R12.8)
    ("stay", ("",)),  # no piece of the Emperor's (R12.5)
    ("pass", ("",)),  # neither piece nor card (R8.3)
    deals=5,
)

CAUSES = ("full", "end")  # R5.4, R9.1
ENDINGS = ("deck", "full")  # R9.2, R9.3
# In these events the seat -1 is the Emperor of the game for two, unless the field says otherwise.
EVENTS = Events(
    Event("hid", {"town": TOWNS}),
    Event("dealt", {"seat": SEAT, "card": COLOURS}, sealed=("card",)),
    Event("opened", {"card": COLOURS}, reveals=True),
    Event("granted", {"card": COLOURS}, reveals=True),
    Event("turned", {"town": TOWNS, "tile": TILES}, reveals=True),
    Event("built", {"seat": SEAT, "town": TOWNS, "province": PROVINCES}),
    Event("fortified", {"seat": SEAT, "town": TOWNS, "province": PROVINCES}),
    Event("sent", {"seat": SEAT, "province": PROVINCES, "emissaries": SEAT}),
    Event("founded", {"seat": SEAT, "province": PROVINCES}),
    Event("claimed", {"seat": SEAT, "tile": TILES, "town": TOWNS}),
    Event("paid", {"seat": SEAT, "card": COLOURS}, reveals=True),
    Event("kept", {"seat": SEAT, "card": COLOURS}),
    Event("influenced", {"seat": SEAT, "colour": COLOURS, "loser": SEAT}),
    Event("exchanged", {"seat": SEAT, "card": COLOURS}, reveals=True),
    Event("took", {"seat": SEAT, "card": COLOURS}),
    Event("used", {"seat": SEAT, "special": SPECIALS}),
    Event("gave", {"seat": SEAT, "card": COLOURS}, reveals=True),
    Event("stayed", {"seat": SEAT}),
    Event("passed", {"seat": SEAT}),
    Event("shuffled", {"cards": SEAT}),
    Event("exhausted", {"seat": SEAT}),  # who emptied the deck for the second time
    Event("ended", {"reason": ENDINGS}),
    Event("counted", {"place": PLACES, "cause": CAUSES, "palaces": SEAT}),
    Event("ranked", {"seat": SEAT, "palaces": SEAT, "points": SEAT}),
    Event("doubled", {"seat": SEAT, "points": SEAT}),
    Event("inherited", {"seat": SEAT, "points": SEAT, "colour": COLOURS}),  # -1: nobody
    Event("visited", {"alliance": SEAT, "province": PROVINCES, "neighbour": PROVINCES}),
    Event("allied", {"seat": SEAT, "points": SEAT}),
    Event("unallied", {"alliance": SEAT, "province": PROVINCES, "neighbour": PROVINCES}),
    Event("linked", {"seat": SEAT, "town": TOWNS}),
    Event("chained", {"seat": SEAT, "palaces": SEAT, "points": SEAT}),
    Event("gathered", {"tile": TILES, "tiles": SEAT}),  # the most that somebody has
    Event("rewarded", {"seat": SEAT, "tile": TILES, "points": SEAT}),
    Event("round", {"round": SEAT}),
)
