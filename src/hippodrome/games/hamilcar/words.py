"""Everything that can be said in a game of Hamilcar."""

from typing import Final

from hippodrome.games.hamilcar import board, cards
from hippodrome.kernel.words import Words

_SIMPLE: Final = (
    *("pass", "done", "all", "stop", "land", "siege", "attack", "go-back", "fight", "give-up-supremacy"),
    *("warship", "combat-unit", "recruit", "repair", "miat-place", "miat-take", "miat", "train-lost", "roll"),
    *("seamanship", "corvi", "rome-first", "carthage-first", "into-city", "field", "city", "avoid", "stand"),
    *("warships", "transports", "no-attack", "reform", "evade", "escape", "nothing", "pursue"),
    *("charge", "no-charge", "withdraw", "let-go", "contest", "counterattack", "give-up"),
)
_simple: dict[str, int] = {word: index for index, word in enumerate(_SIMPLE)}

PASS: Final[int] = _simple["pass"]
DONE: Final[int] = _simple["done"]
ALL_OF_IT: Final[int] = _simple["all"]
STOP: Final[int] = _simple["stop"]
LAND: Final[int] = _simple["land"]
SIEGE: Final[int] = _simple["siege"]
ATTACK: Final[int] = _simple["attack"]
GO_BACK: Final[int] = _simple["go-back"]
FIGHT: Final[int] = _simple["fight"]
GIVE_UP_SUPREMACY: Final[int] = _simple["give-up-supremacy"]
WARSHIP: Final[int] = _simple["warship"]
COMBAT_UNIT: Final[int] = _simple["combat-unit"]
RECRUIT: Final[int] = _simple["recruit"]
REPAIR: Final[int] = _simple["repair"]
MIAT_PLACE: Final[int] = _simple["miat-place"]
MIAT_TAKE: Final[int] = _simple["miat-take"]
MIAT: Final[int] = _simple["miat"]
TRAIN_LOST: Final[int] = _simple["train-lost"]
ROLL: Final[int] = _simple["roll"]
SEAMANSHIP: Final[int] = _simple["seamanship"]
CORVI: Final[int] = _simple["corvi"]
ROME_FIRST: Final[int] = _simple["rome-first"]
CARTHAGE_FIRST: Final[int] = _simple["carthage-first"]
INTO_CITY: Final[int] = _simple["into-city"]
FIELD: Final[int] = _simple["field"]
CITY: Final[int] = _simple["city"]
AVOID: Final[int] = _simple["avoid"]
STAND: Final[int] = _simple["stand"]
WARSHIPS: Final[int] = _simple["warships"]
TRANSPORTS: Final[int] = _simple["transports"]
NO_ATTACK: Final[int] = _simple["no-attack"]
REFORM: Final[int] = _simple["reform"]
EVADE: Final[int] = _simple["evade"]
ESCAPE: Final[int] = _simple["escape"]
NOTHING: Final[int] = _simple["nothing"]
PURSUE: Final[int] = _simple["pursue"]
CHARGE: Final[int] = _simple["charge"]
NO_CHARGE: Final[int] = _simple["no-charge"]
WITHDRAW: Final[int] = _simple["withdraw"]
LET_GO: Final[int] = _simple["let-go"]
CONTEST: Final[int] = _simple["contest"]
COUNTERATTACK: Final[int] = _simple["counterattack"]
GIVE_UP: Final[int] = _simple["give-up"]

USES: Final = ("activate", "raise", "points", "build", "training", "event", "discard")
"""HM 7.3: the seven uses of a card."""
USE_ACTIVATE: Final = 0
USE_RAISE: Final = 1
USE_POINTS: Final = 2
USE_BUILD: Final = 3
USE_TRAINING: Final = 4
USE_EVENT: Final = 5
USE_DISCARD: Final = 6

MAX_COUNT: Final = 99
SPACE: Final[int] = len(_SIMPLE)
MARCH: Final[int] = SPACE + board.SPACES
SAIL: Final[int] = MARCH + board.SPACES
PC: Final[int] = SAIL + board.SPACES
TRAIN: Final[int] = PC + board.SPACES
GENERAL: Final[int] = TRAIN + board.SPACES
COUNT: Final[int] = GENERAL + board.GENERALS
PLAY: Final[int] = COUNT + MAX_COUNT + 1
REACT: Final[int] = PLAY + cards.CARDS * len(USES)
BOX: Final[int] = REACT + cards.CARDS
BATTLE_CARD: Final[int] = BOX + len(cards.CONDITION_CARDS)
RESERVE_AS: Final[int] = BATTLE_CARD + len(cards.BATTLE_NAMES)
TACTICS_CARD: Final[int] = RESERVE_AS + cards.RESERVE

WORDS: Final = Words(
    list(_SIMPLE)
    + [f"space-{name}" for name in board.SPACE_NAMES]
    + [f"march-{name}" for name in board.SPACE_NAMES]
    + [f"sail-{name}" for name in board.SPACE_NAMES]
    + [f"pc-{name}" for name in board.SPACE_NAMES]
    + [f"train-{name}" for name in board.SPACE_NAMES]
    + [f"general-{name}" for name in board.GENERAL_NAMES]
    + [f"count-{number}" for number in range(MAX_COUNT + 1)]
    + [f"play-{card + cards.FIRST_NUMBER}-{use}" for card in range(cards.CARDS) for use in USES]
    + [f"react-{card + cards.FIRST_NUMBER}" for card in range(cards.CARDS)]
    + [f"box-{card + cards.FIRST_NUMBER}" for card in cards.CONDITION_CARDS]
    + [f"battle-{name}" for name in cards.BATTLE_NAMES]
    + [f"reserve-{name}" for name in cards.BATTLE_NAMES[: cards.RESERVE]]
    + [f"tactics-{name}" for name in cards.TACTICS_NAMES]
)
