"""The three decks of Hamilcar as tables of small numbers, made once from `cards.toml`.

A strategy card is a number from 0 to 59 (card 65 is 0). Things drawn at random have separate ranges of numbers:
strategy cards as they are, generals from 100, tactics cards from 200, battle cards from 300.
"""

from typing import Any, Final

from hippodrome.games.hamilcar import board


def _spaces_named(params: dict[str, Any]) -> list[int]:
    """Return the spaces that a card names directly or by province, region or kind; all if it names none."""
    if "spaces" in params or "space" in params:
        return [board.space_of(name) for name in params.get("spaces", [params.get("space")])]
    regions = [board.REGION_NAMES.index(name) for name in params.get("regions", board.REGION_NAMES)]
    provinces = [board.province_of(name) for name in params.get("provinces") or board.PROVINCE_NAMES]
    barred = [board.province_of(name) for name in params.get("not_provinces", [])]
    wanted = [province for province in provinces if province not in barred]
    found = [at for at in range(board.SPACES) if board.PROVINCE[at] in wanted and board.REGION[at] in regions]
    kinds = [board.KIND_NAMES[kind] for kind in params.get("kinds", board.KIND_NAMES)]
    fit = [at for at in found if board.KIND[at] in kinds and (board.PORT[at] or "ports" not in params)]
    return [at for at in fit if board.SPACE_NAMES[at] not in params.get("not", [])]


_cards: dict[str, Any] = board.load("cards.toml")
_strategy: list[dict[str, Any]] = _cards["strategy"]

FIRST_NUMBER: Final = 65
CARDS: Final[int] = len(_strategy)
CARD_NAMES: Final[list[str]] = [f"card-{number}" for number in range(FIRST_NUMBER, FIRST_NUMBER + CARDS)]
OPS: Final[list[int]] = [card["ops"] for card in _strategy]
SHIPS: Final[list[int]] = [card["ships"] for card in _strategy]
CARD_SIDE: Final[list[int]] = [
    board.NEUTRAL if card["side"] == "any" else board.SIDE_NAMES.index(card["side"]) for card in _strategy
]
"""The side that may use the event; NEUTRAL for either."""
TIMING: Final[list[str]] = [card["timing"] for card in _strategy]
LEAVES: Final[list[bool]] = [card["remove"] for card in _strategy]
EFFECT: Final[list[str]] = [card["effect"] for card in _strategy]
CARD_IDS: Final[list[str]] = [card["id"] for card in _strategy]
PARAMS: Final[list[dict[str, Any]]] = [card["params"] for card in _strategy]
SPACES_NAMED: Final[list[list[int]]] = [_spaces_named(params) for params in PARAMS]
BOXES: Final[list[int]] = [card["boxes"] for card in _strategy]
CONDITION_CARDS: Final[list[int]] = [card for card in range(CARDS) if BOXES[card]]
"""HM 21.5: cards 84, 85, 87 and 92."""
HIERO_TREATY: Final[int] = CARD_IDS.index("hiero_treaty")
SYRACUSE_WAVERS: Final[int] = CARD_IDS.index("syracuse_wavers")
SUBSCRIPTION_FLEET: Final[int] = CARD_IDS.index("subscription_fleet")
SUBSCRIBED_SHIPS: Final[int] = PARAMS[SUBSCRIPTION_FLEET]["ships"]
HANNO_THEVESTE: Final[int] = CARD_IDS.index("hanno_theveste")

WINDOWS: Final = (
    *("naval_move", "naval_battle_start", "naval_battle_end"),
    *("land_battle", "elephant_charge", "siege_result", "land_move"),
)
"""HM 21.2: the reaction windows."""
NAVAL_MOVE: Final = 0
NAVAL_BATTLE_START: Final = 1
NAVAL_BATTLE_END: Final = 2
LAND_BATTLE: Final = 3
ELEPHANT_CHARGE: Final = 4
SIEGE_RESULT: Final = 5
LAND_MOVE: Final = 6
WINDOW_CARDS: Final[list[list[int]]] = [[card for card in range(CARDS) if TIMING[card] == window] for window in WINDOWS]

RAM: Final = 0
DIEKPLOUS: Final = 1
BOARDING: Final = 2
KYKLOS: Final = 3
FEINT: Final = 4
SWIFT_OARS: Final = 5
PURSUIT: Final = 6
TACTICS_NAMES: Final[list[str]] = [card["id"].replace("_", "-") for card in _cards["tactics"]]
TACTICS: Final[int] = len(TACTICS_NAMES)
TACTICS_COPIES: Final[list[int]] = [card["count"] for card in _cards["tactics"]]

DOUBLE_ENVELOPMENT: Final = 4
RESERVE: Final = 5
BATTLE_NAMES: Final[list[str]] = [card["id"].replace("_", "-") for card in _cards["battle"]]
BATTLE_KINDS: Final[int] = len(BATTLE_NAMES)
BATTLE_COPIES: Final[list[int]] = [card["count"] for card in _cards["battle"]]
_columns: list[str] = ["probe", "frontal_assault", "flank", "double_envelopment"]
RETREAT_COLUMN: Final[list[int]] = [_columns.index(card["retreat_column"] or "probe") for card in _cards["battle"]]

DRAW_GENERAL: Final = 100
DRAW_TACTICS: Final = 200
DRAW_BATTLE: Final = 300
DRAW_NAMES: Final[dict[int, str]] = (
    dict(enumerate(CARD_NAMES))
    | {DRAW_GENERAL + general: f"general-{name}" for general, name in enumerate(board.GENERAL_NAMES)}
    | {DRAW_TACTICS + kind: f"tactics-{name}" for kind, name in enumerate(TACTICS_NAMES)}
    | {DRAW_BATTLE + kind: f"battle-{name}" for kind, name in enumerate(BATTLE_NAMES)}
)
TACTICS_DECK: Final[list[int]] = [DRAW_TACTICS + kind for kind in range(TACTICS) for _ in range(TACTICS_COPIES[kind])]
BATTLE_DECK: Final[list[int]] = [DRAW_BATTLE + kind for kind in range(BATTLE_KINDS) for _ in range(BATTLE_COPIES[kind])]
