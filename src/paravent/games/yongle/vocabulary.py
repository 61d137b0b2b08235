"""The words of Yongle: cards, buildings, plots, events, phases, acts and what happens."""

from __future__ import annotations

from paravent.core.events import SEAT, Event, Events
from paravent.core.notation import Notation

ADVISERS = ("yao", "xie", "xia", "yang")  # one for each seat
SEASONS = ("winter", "spring", "summer", "autumn")
MATERIALS = ("wood", "stone", "porcelain", "silk")
RESOURCES = tuple(f"{material}-{units}" for material in MATERIALS for units in (1, 2, 3))
SCHEMES = ("scheme-1", "scheme-2", "scheme-3")  # by the cards that they cost
CARDS = (*RESOURCES, *SCHEMES)  # all that lies in the resource pile
FACE_DOWN = (*CARDS, "blank")  # in a council (Q42)
FAMILIES = ("religious", "merchant", "standard", "imperial")
ORDINARY = {
    "religious": (
        "chenghuang",
        "dongyue",
        "baiyun",
        "kongmiao",
        "zhenjue",
        "sheji",
        "shanchuan",
        "tiandi",
    ),
    "merchant": (
        "langfang",
        "dengshi",
        "chaoqian",
        "tafang",
        "liulichang",
        "zhiran",
        "zhangjiawan",
        "huitong",
    ),
    "standard": (
        "jinshui",
        "nanxin",
        "jiaolou",
        "jinyi",
        "guozijian",
        "gulou",
        "zhonglou",
        "lizheng",
        "chengtian",
        "wumen",
    ),
}
HALLS = ("fengtian", "huagai", "kunning", "jinshen", "qianqing")  # the imperial buildings
SITES = tuple(name for names in ORDINARY.values() for name in names)
BUILDINGS = (*SITES, *HALLS)
PLOTS = (
    "theft",
    "fire",
    "search",
    "levy",
    "collapse",
    "summons",
    "ban",
    "blockade",
    "credit",
    "sabotage",
)
LASTING = PLOTS[5:]  # these lie in front of their target until they have done their work
EVENT_CARDS = (
    "rafts",
    "quarries",
    "kilns",
    "caravan",
    "shortage",
    "inspection",
    "festival",
    "fair",
    "census",
    "mourning",
    "watch",
    "intrigue",
    "corvee",
    "zeal",
    "tribute",
    "flood",
    "plans",
    "kuaixiang",
    "zhenghe",
)
PHASES = (
    "lot",
    "hall",
    "show",
    "hands",
    "deal",
    "event",
    "open",
    "arrival",
    "pick",
    "flood",
    "turn",
    "spare",
    "pay",
    "learn",
    "look",
    "market",
    "fee",
    "aim",
    "steal",
    "material",
    "seize",
    "search",
    "levy",
    "raze",
    "trust",
    "lay",
    "share",
    "over",
)

NOTATION = Notation(
    ("lot", SITES),  # chance: a seat's building, to see who begins (R2.2)
    ("hall", HALLS),  # chance: an imperial building comes into play (R2.5)
    ("show", SITES),  # chance: a building comes into the row (R2.3, R5.5)
    ("deal", CARDS),  # chance: a card of the resource pile comes into a hand (R4.2)
    ("open", CARDS),  # chance: a card lies open for all to pick from (R9.10)
    ("look", CARDS),  # chance: one more card that a merchant looks at (R6.3)
    ("steal", CARDS),  # chance: the card that is stolen (R8.5)
    ("event", EVENT_CARDS),  # chance (R3.2)
    ("learn", PLOTS),  # chance: a plot comes into a hand (R5.6, R7.3)
    ("draw", ("",)),  # R4.2
    ("build", BUILDINGS),  # R5.1
    ("spare", MATERIALS),  # one unit less of this (R9.9)
    ("pay", RESOURCES),  # R5.2
    ("settle", ("",)),  # the cards that pay best pay the rest (R5.2)
    ("scheme", ("1", "2", "3")),  # R7.1
    ("plot", PLOTS),  # R8.1
    ("aim", ADVISERS),  # at whom (R8.2)
    ("name", MATERIALS),  # R8.6, R8.14
    ("seize", CARDS),  # R8.6, R8.7
    ("discard", CARDS),  # R7.2, R8.7, R8.8, R9.7
    ("raze", SITES),  # R8.9
    ("pick", CARDS),  # one of the open cards (R9.10)
    ("choose", CARDS),  # one of the cards looked at (R6.3)
    ("leave", ("",)),  # no more of them
    ("end", ("",)),  # R4.5
    ("trust", ADVISERS),  # whose cards to take (R11.2)
    ("stake", ("3", "4", "5")),  # how many cards to lay (R11.3)
    ("lay", FACE_DOWN),  # R11.3
    ("receive", CARDS),  # R11.5
    deals=9,
)

ENDINGS = ("favour", "imperial", "both", "events")  # R12.1 to R12.4
ORIGINS = ("buildings", "seasons", "events", "standards", "credit")  # of favour, during the game
BONUSES = ("families", "halls", "units", "most", "plots")  # R13.1 to R13.5
TALLY = (*ORIGINS, *BONUSES)
EVENTS = Events(
    Event("lot", {"seat": SEAT, "building": SITES}),
    Event("begins", {"seat": SEAT}),
    Event("hall", {"building": HALLS}),
    Event("shown", {"building": SITES}),
    Event("season", {"season": SEASONS, "round": SEAT}),
    Event("event", {"card": EVENT_CARDS, "round": SEAT}),
    Event("renewed", {"building": SITES}),
    Event("opened", {"card": CARDS}),
    Event("turn", {"seat": SEAT, "actions": SEAT}),
    Event("hindered", {"seat": SEAT, "plot": PLOTS, "by": SEAT}),
    Event("drew", {"seat": SEAT, "drawn": CARDS}, sealed=("drawn",)),
    Event("shuffled", {"cards": SEAT}),
    Event("picked", {"seat": SEAT, "card": CARDS}),
    Event("begun", {"seat": SEAT, "building": BUILDINGS}),
    Event("spared", {"seat": SEAT, "material": MATERIALS}),
    Event("paid", {"seat": SEAT, "card": CARDS}, reveals=True),
    Event("built", {"seat": SEAT, "building": BUILDINGS}),
    Event("gained", {"seat": SEAT, "points": SEAT, "origin": ORIGINS}),
    Event("skimmed", {"seat": SEAT, "victim": SEAT, "points": SEAT}),
    Event("bonus", {"seat": SEAT, "family": FAMILIES}),
    Event("lapsed", {"seat": SEAT, "family": FAMILIES}),
    Event("looked", {"seat": SEAT, "seen": CARDS}, sealed=("seen",)),
    Event("chose", {"seat": SEAT, "chosen": CARDS}, sealed=("chosen",)),
    Event("left", {"seat": SEAT, "cards": SEAT}),
    Event("schemed", {"seat": SEAT, "card": CARDS}, reveals=True),
    Event("discarded", {"seat": SEAT, "card": CARDS}, reveals=True),
    Event("learned", {"seat": SEAT, "learnt": PLOTS}, sealed=("learnt",)),
    Event("plotted", {"seat": SEAT, "plot": PLOTS}, reveals=True),
    Event("aimed", {"seat": SEAT, "victim": SEAT, "plot": PLOTS}, reveals=True),
    Event("named", {"seat": SEAT, "material": MATERIALS}, reveals=True),
    Event("stole", {"seat": SEAT, "stolen": CARDS, "victim": SEAT}, sealed=("stolen",)),
    Event("missed", {"seat": SEAT, "missing": CARDS, "thief": SEAT}, sealed=("missing",)),
    Event("exposed", {"seat": SEAT, "card": CARDS, "cards": SEAT}, reveals=True),
    Event("seized", {"seat": SEAT, "card": CARDS, "victim": SEAT}),
    Event("searched", {"seat": SEAT, "victim": SEAT}, reveals=True),
    Event("razed", {"seat": SEAT, "building": SITES, "lost": SEAT}),
    Event("lifted", {"seat": SEAT, "plot": PLOTS}),
    Event("ended-turn", {"seat": SEAT}),
    Event("unpicked", {"card": CARDS}),
    Event("council", {}, reveals=True),  # so that nobody undoes what led to sealed choices
    Event("trusted", {"seat": SEAT, "adviser": SEAT}, sealed=("adviser",)),
    Event("laying", {}, reveals=True),
    Event("staked", {"seat": SEAT, "stake": SEAT}, sealed=("stake",)),
    Event("laid", {"seat": SEAT, "card": FACE_DOWN}, sealed=("card",)),
    Event("declared", {"seat": SEAT, "adviser": SEAT}, reveals=True),
    Event("showed", {"seat": SEAT, "card": CARDS}, reveals=True),
    Event("received", {"seat": SEAT, "card": CARDS, "giver": SEAT}),
    Event("contested", {"seat": SEAT}),
    Event("wasted", {"card": CARDS}),
    Event("triggered", {"seat": SEAT, "cause": ENDINGS[:2]}),
    Event("ended", {"reason": ENDINGS}),
    Event("awarded", {"seat": SEAT, "points": SEAT, "bonus": BONUSES}),
)
