"""Every number that the rules of Yongle need; numbers.pxd says the same in C."""

from paravent.games.yongle.vocabulary import (
    BONUSES,
    BUILDINGS,
    CARDS,
    ENDINGS,
    EVENT_CARDS,
    EVENTS,
    FAMILIES,
    HALLS,
    LASTING,
    MATERIALS,
    NOTATION,
    ORIGINS,
    PHASES,
    PLOTS,
    RESOURCES,
    SEASONS,
    SITES,
)

NONE = -1  # no seat, no card

# Cards of the resource pile (R1.2, R1.3); sets of them have a bit for each.
CARD_COUNT = len(CARDS)
BLANK = CARD_COUNT  # lies face down among cards (Q42)
RESOURCE_COUNT = len(RESOURCES)
FIRST_SCHEME = len(RESOURCES)
ALL_CARDS = (1 << CARD_COUNT) - 1
ALL_RESOURCES = (1 << RESOURCE_COUNT) - 1
WOOD = MATERIALS.index("wood")
PORCELAIN = MATERIALS.index("porcelain")
SILK = MATERIALS.index("silk")

# Buildings (R1.4), and where one is if no seat has it.
SITE_COUNT = len(SITES)
HALL_COUNT = len(HALLS)
FIRST_HALL = len(SITES)
BUILDING_COUNT = len(BUILDINGS)
RELIGIOUS = FAMILIES.index("religious")
MERCHANT = FAMILIES.index("merchant")
STANDARD = FAMILIES.index("standard")
IMPERIAL = FAMILIES.index("imperial")
IN_ROW = 4
IN_PILE = 5
IN_BOX = 6
AS_LOT = 7
DEEP = 1 << 14  # below every layer of the building pile

# Plots (R1.5), and the place before a seat of those that lie there (R8.3).
PLOT_COUNT = len(PLOTS)
THEFT = PLOTS.index("theft")
FIRE = PLOTS.index("fire")
SEARCH = PLOTS.index("search")
LEVY = PLOTS.index("levy")
COLLAPSE = PLOTS.index("collapse")
SUMMONS = PLOTS.index("summons")
CREDIT = PLOTS.index("credit")
SABOTAGE = PLOTS.index("sabotage")
FIRST_LASTING = PLOTS.index(LASTING[0])
LASTING_COUNT = len(LASTING)
LASTING_SUMMONS = LASTING.index("summons")
LASTING_BAN = LASTING.index("ban")
LASTING_BLOCKADE = LASTING.index("blockade")
LASTING_CREDIT = LASTING.index("credit")
LASTING_SABOTAGE = LASTING.index("sabotage")

# Event cards (R1.6).
EVENT_COUNT = len(EVENT_CARDS)
RAFTS = EVENT_CARDS.index("rafts")  # the first of four, by material
CARAVAN = EVENT_CARDS.index("caravan")
SHORTAGE = EVENT_CARDS.index("shortage")
INSPECTION = EVENT_CARDS.index("inspection")
FESTIVAL = EVENT_CARDS.index("festival")  # the first of three, by family
MOURNING = EVENT_CARDS.index("mourning")
WATCH = EVENT_CARDS.index("watch")
INTRIGUE = EVENT_CARDS.index("intrigue")
CORVEE = EVENT_CARDS.index("corvee")
ZEAL = EVENT_CARDS.index("zeal")
TRIBUTE = EVENT_CARDS.index("tribute")
FLOOD = EVENT_CARDS.index("flood")
PLANS = EVENT_CARDS.index("plans")
KUAIXIANG = EVENT_CARDS.index("kuaixiang")
ZHENGHE = EVENT_CARDS.index("zhenghe")

# Seasons (R10).
WINTER = SEASONS.index("winter")
SPRING = SEASONS.index("spring")
SUMMER = SEASONS.index("summer")
AUTUMN = SEASONS.index("autumn")
SEASON_ROUNDS = 3  # R10.1

# Hands and turns.
FIRST_HAND = 4  # cards (R2.4)
TURN_ACTIONS = 3  # R4.1
PLOT_ACTIONS = 2  # R8.1
FULL_HAND = 7  # cards that a flood can reach (R9.7)
FEWEST_LAID = 3  # cards in a council (R11.3)
MOST_LAID = 5

# Payments (R5.2): one bit for each sum of units; the smallest card paid when there is none; a loss
# beyond all others.
SUMS = (1 << 31) - 1
ANY_SIZE = 99
UNPAYABLE = 1 << 20

# Construction: what it brings, and the steps that follow it (R5.7).
FAMILY_BONUS = 3  # buildings that bring a bonus (R6.1)
PLOT_FROM = 4  # printed favour (R5.6)
SMALL_FAVOUR = 2  # printed favour that the standard bonus raises (R6.4)
LOOK_AT = 5  # cards (R6.3)
CHOOSE_AT_MOST = 3
REFILL = 1
PLOT_GAIN = 2
MERCHANTS = 3
BY_BUILDING = ORIGINS.index("buildings")
BY_SEASON = ORIGINS.index("seasons")
BY_EVENT = ORIGINS.index("events")
BY_STANDARD = ORIGINS.index("standards")
BY_CREDIT = ORIGINS.index("credit")

# The end (R12), and what it brings (R13).
GOAL = 25  # favour (R12.1)
FAVOUR_END = 1  # bits of `cause`
IMPERIAL_END = 2
EVENTS_ENDED = ENDINGS.index("events")
ALL_FAMILIES = 5
EACH_HALL = 2
MOST_UNITS = 2
MOST_BUILDINGS = 2
UNITS_BONUS = BONUSES.index("units")

# Phases.
DRAWING_LOTS = PHASES.index("lot")
FOUNDING = PHASES.index("hall")
SHOWING = PHASES.index("show")
HANDS = PHASES.index("hands")
DEALING = PHASES.index("deal")
TURNING_UP = PHASES.index("event")
OPENING = PHASES.index("open")
ARRIVAL = PHASES.index("arrival")
PICKING = PHASES.index("pick")
FLOODING = PHASES.index("flood")
TURN = PHASES.index("turn")
SPARING = PHASES.index("spare")
PAYING = PHASES.index("pay")
LEARNING = PHASES.index("learn")
LOOKING = PHASES.index("look")
MARKET = PHASES.index("market")
PAYING_FEE = PHASES.index("fee")
AIMING = PHASES.index("aim")
STEALING = PHASES.index("steal")
NAMING = PHASES.index("material")
SEIZING = PHASES.index("seize")
SEARCHING = PHASES.index("search")
LEVYING = PHASES.index("levy")
RAZING = PHASES.index("raze")
TRUSTING = PHASES.index("trust")
LAYING = PHASES.index("lay")
SHARING = PHASES.index("share")
OVER = PHASES.index("over")

# Verbs: the first action of each.
LOT = NOTATION.first("lot")
HALL = NOTATION.first("hall")
SHOW = NOTATION.first("show")
DEAL = NOTATION.first("deal")
OPEN = NOTATION.first("open")
LOOK = NOTATION.first("look")
STEAL = NOTATION.first("steal")
TURN_UP = NOTATION.first("event")
LEARN = NOTATION.first("learn")
DRAW = NOTATION.first("draw")
BUILD = NOTATION.first("build")
SPARE = NOTATION.first("spare")
PAY = NOTATION.first("pay")
SETTLE = NOTATION.first("settle")
SCHEME = NOTATION.first("scheme")
PLOT = NOTATION.first("plot")
AIM = NOTATION.first("aim")
NAME = NOTATION.first("name")
SEIZE = NOTATION.first("seize")
DISCARD = NOTATION.first("discard")
RAZE = NOTATION.first("raze")
PICK = NOTATION.first("pick")
CHOOSE = NOTATION.first("choose")
LEAVE = NOTATION.first("leave")
END = NOTATION.first("end")
TRUST = NOTATION.first("trust")
STAKE = NOTATION.first("stake")
LAY = NOTATION.first("lay")
RECEIVE = NOTATION.first("receive")

# Events.
LOT_DRAWN = EVENTS.number("lot")
BEGINS = EVENTS.number("begins")
FOUNDED = EVENTS.number("hall")
SHOWN = EVENTS.number("shown")
NEW_SEASON = EVENTS.number("season")
TURNED_UP = EVENTS.number("event")
RENEWED = EVENTS.number("renewed")
OPENED = EVENTS.number("opened")
TURN_BEGINS = EVENTS.number("turn")
HINDERED = EVENTS.number("hindered")
DREW = EVENTS.number("drew")
SHUFFLED = EVENTS.number("shuffled")
PICKED = EVENTS.number("picked")
BEGUN = EVENTS.number("begun")
SPARED = EVENTS.number("spared")
PAID = EVENTS.number("paid")
BUILT = EVENTS.number("built")
GAINED = EVENTS.number("gained")
SKIMMED = EVENTS.number("skimmed")
BONUS_WON = EVENTS.number("bonus")
LAPSED = EVENTS.number("lapsed")
LOOKED = EVENTS.number("looked")
CHOSE = EVENTS.number("chose")
LEFT = EVENTS.number("left")
SCHEMED = EVENTS.number("schemed")
DISCARDED = EVENTS.number("discarded")
LEARNED = EVENTS.number("learned")
PLOTTED = EVENTS.number("plotted")
AIMED = EVENTS.number("aimed")
NAMED = EVENTS.number("named")
STOLE = EVENTS.number("stole")
MISSED = EVENTS.number("missed")
EXPOSED = EVENTS.number("exposed")
SEIZED = EVENTS.number("seized")
SEARCHED = EVENTS.number("searched")
RAZED = EVENTS.number("razed")
LIFTED = EVENTS.number("lifted")
ENDED_TURN = EVENTS.number("ended-turn")
UNPICKED = EVENTS.number("unpicked")
COUNCIL_BEGINS = EVENTS.number("council")
TRUSTED = EVENTS.number("trusted")
LAYING_BEGINS = EVENTS.number("laying")
STAKED = EVENTS.number("staked")
LAID = EVENTS.number("laid")
DECLARED = EVENTS.number("declared")
SHOWED = EVENTS.number("showed")
RECEIVED = EVENTS.number("received")
CONTESTED = EVENTS.number("contested")
WASTED = EVENTS.number("wasted")
TRIGGERED = EVENTS.number("triggered")
ENDED = EVENTS.number("ended")
AWARDED = EVENTS.number("awarded")
