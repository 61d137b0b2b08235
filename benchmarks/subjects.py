"""The names of everything that is measured, as they stand in the tables."""

ENGINE = "random games inside the engine"
LOOP = "random games, Python loop"
CLONE = "clone, mid-game"
LEGAL = "legal actions, mean over a game"
ROADS = "exact roads of a full board"  # of China
OURS = (ENGINE, LOOP, CLONE, LEGAL)

# The game that all of this is measured with, and those of which only random games are.
MAIN = "middle_kingdom"
CHINA = "china"
OTHERS = ("middle_ages", "madame_ching", CHINA, "yongle")

COMPILED = "compiled"
SOURCE = "source"

GOOFSPIEL_LOOP = "OpenSpiel goofspiel, Python loop"
GOOFSPIEL_ROLLOUTS = "OpenSpiel goofspiel, C++ rollouts"
GOOFSPIEL_CLONE = "OpenSpiel goofspiel, clone, mid-game"
GOOFSPIEL_LEGAL = "OpenSpiel goofspiel, legal actions, mean over a game"
OH_HELL_LOOP = "OpenSpiel oh_hell, Python loop"
OH_HELL_ROLLOUTS = "OpenSpiel oh_hell, C++ rollouts"
GIN_RUMMY_LOOP = "OpenSpiel gin_rummy, Python loop"
HANABI_LOOP = "OpenSpiel hanabi, Python loop"
PETTINGZOO_HANABI = "PettingZoo hanabi_v5, Python loop"
RLCARD_UNO = "RLCard uno, Python loop"
RLCARD_GIN_RUMMY = "RLCard gin-rummy, Python loop"


def ours(build: str, what: str, game: str = MAIN) -> str:
    """The name of a figure of Paravent's own, for one of its two builds."""
    return f"Paravent {build}, {game}, {what}"


def all_ours(build: str) -> list[str]:
    """Everything that is measured of one of the builds."""
    games = [ours(build, ENGINE, game) for game in OTHERS]
    return [*(ours(build, what) for what in OURS), *games, ours(build, ROADS, CHINA)]
