"""Every word of a game of Hamilcar."""

from typing import Final

from hippodrome.games.hamilcar import board, cards
from hippodrome.kernel.words import Words

WORDS: Final = Words([])

PASS: Final[int] = WORDS.add("pass")
DONE: Final[int] = WORDS.add("done")
ALL_OF_IT: Final[int] = WORDS.add("all")
STOP: Final[int] = WORDS.add("stop")
LAND: Final[int] = WORDS.add("land")
SIEGE: Final[int] = WORDS.add("siege")
ATTACK: Final[int] = WORDS.add("attack")
GO_BACK: Final[int] = WORDS.add("go-back")
FIGHT: Final[int] = WORDS.add("fight")
GIVE_UP_SUPREMACY: Final[int] = WORDS.add("give-up-supremacy")
WARSHIP: Final[int] = WORDS.add("warship")
COMBAT_UNIT: Final[int] = WORDS.add("combat-unit")
RECRUIT: Final[int] = WORDS.add("recruit")
REPAIR: Final[int] = WORDS.add("repair")
MIAT_PLACE: Final[int] = WORDS.add("miat-place")
MIAT_TAKE: Final[int] = WORDS.add("miat-take")
MIAT: Final[int] = WORDS.add("miat")
TRAIN_LOST: Final[int] = WORDS.add("train-lost")
ROLL: Final[int] = WORDS.add("roll")
SEAMANSHIP: Final[int] = WORDS.add("seamanship")
CORVI: Final[int] = WORDS.add("corvi")
ROME_FIRST: Final[int] = WORDS.add("rome-first")
CARTHAGE_FIRST: Final[int] = WORDS.add("carthage-first")
INTO_CITY: Final[int] = WORDS.add("into-city")
FIELD: Final[int] = WORDS.add("field")
CITY: Final[int] = WORDS.add("city")
AVOID: Final[int] = WORDS.add("avoid")
STAND: Final[int] = WORDS.add("stand")
WARSHIPS: Final[int] = WORDS.add("warships")
TRANSPORTS: Final[int] = WORDS.add("transports")
NO_ATTACK: Final[int] = WORDS.add("no-attack")
REFORM: Final[int] = WORDS.add("reform")
EVADE: Final[int] = WORDS.add("evade")
ESCAPE: Final[int] = WORDS.add("escape")
NOTHING: Final[int] = WORDS.add("nothing")
PURSUE: Final[int] = WORDS.add("pursue")
CHARGE: Final[int] = WORDS.add("charge")
NO_CHARGE: Final[int] = WORDS.add("no-charge")
WITHDRAW: Final[int] = WORDS.add("withdraw")
LET_GO: Final[int] = WORDS.add("let-go")
CONTEST: Final[int] = WORDS.add("contest")
COUNTERATTACK: Final[int] = WORDS.add("counterattack")
GIVE_UP: Final[int] = WORDS.add("give-up")

USES: Final = ("activate", "raise", "points", "build", "training", "event", "discard")
"""HM 7.3: the seven uses of a card."""
USE_ACTIVATE: Final = 0
USE_RAISE: Final = 1
USE_POINTS: Final = 2
USE_BUILD: Final = 3
USE_TRAINING: Final = 4
USE_EVENT: Final = 5
USE_DISCARD: Final = 6

SPACE: Final[int] = WORDS.add(*[f"space-{name}" for name in board.SPACE_NAMES])
MARCH: Final[int] = WORDS.add(*[f"march-{name}" for name in board.SPACE_NAMES])
SAIL: Final[int] = WORDS.add(*[f"sail-{name}" for name in board.SPACE_NAMES])
PC: Final[int] = WORDS.add(*[f"pc-{name}" for name in board.SPACE_NAMES])
TRAIN: Final[int] = WORDS.add(*[f"train-{name}" for name in board.SPACE_NAMES])
GENERAL: Final[int] = WORDS.add(*[f"general-{name}" for name in board.GENERAL_NAMES])
COUNT: Final[int] = WORDS.add(*[f"count-{number}" for number in range(100)])
PLAY: Final[int] = WORDS.add(
    *[f"play-{card + cards.FIRST_NUMBER}-{use}" for card in range(cards.CARDS) for use in USES]
)
REACT: Final[int] = WORDS.add(*[f"react-{card + cards.FIRST_NUMBER}" for card in range(cards.CARDS)])
BOX: Final[int] = WORDS.add(*[f"box-{card + cards.FIRST_NUMBER}" for card in cards.CONDITION_CARDS])
BATTLE_CARD: Final[int] = WORDS.add(*[f"battle-{name}" for name in cards.BATTLE_NAMES])
RESERVE_AS: Final[int] = WORDS.add(*[f"reserve-{name}" for name in cards.BATTLE_NAMES[: cards.RESERVE]])
TACTICS_CARD: Final[int] = WORDS.add(*[f"tactics-{name}" for name in cards.TACTICS_NAMES])
