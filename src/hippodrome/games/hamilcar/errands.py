"""The errands of a turn: what is still to be done, kept on a stack in the state.

The game takes the top errand, does it or asks about it, and what follows from it goes on top. So no flow is ever long,
and a position in the middle of a battle is plain data like any other. An errand is a kind and up to three numbers.
"""

from typing import Final

NAMES: Final = (
    # the turn
    *("begin-turn", "carthage-ship", "place-cu", "carthage-generals", "carthage-draw", "place-general"),
    *("rome-cu", "elections", "consuls", "place-consul", "reforms"),
    *("deal", "who-starts", "strategy", "winter", "winter-stack", "winter-sea", "isolation", "victory"),
    *("chest", "chest-trains", "chest-points", "next-turn"),
    # cards and points
    *("points", "raise", "choose-activated", "campaign", "may-activate", "window", "remove-pcs", "lose", "commander"),
    # movement and sieges
    *("move", "end-activation", "enter", "land-interception", "go-back", "arrive", "answer", "avoid", "meet"),
    *("harsh-country", "leg", "sea-interception", "intercepted", "landing", "siege", "siege-result", "siege-points"),
    *("siege-fall", "siege-works"),
    # battles
    *("naval-start", "naval-deal", "naval-round", "naval-turn", "naval-end", "naval-chase"),
    *("naval-after", "naval-peace"),
    *("battle", "battle-cards", "charge", "charge-roll", "battle-deal", "battle-round"),
    *("battle-match", "battle-counter", "battle-contest", "battle-leave"),
    *("battle-losses", "battle-retreat", "battle-end"),
    # what events ask for
    *("event", "event-victim"),
)
_of: dict[str, int] = {name: kind for kind, name in enumerate(NAMES)}

BEGIN_TURN: Final[int] = _of["begin-turn"]
CARTHAGE_SHIP: Final[int] = _of["carthage-ship"]
PLACE_CU: Final[int] = _of["place-cu"]
CARTHAGE_GENERALS: Final[int] = _of["carthage-generals"]
CARTHAGE_DRAW: Final[int] = _of["carthage-draw"]
PLACE_GENERAL: Final[int] = _of["place-general"]
ROME_CU: Final[int] = _of["rome-cu"]
ELECTIONS: Final[int] = _of["elections"]
CONSULS: Final[int] = _of["consuls"]
PLACE_CONSUL: Final[int] = _of["place-consul"]
REFORMS: Final[int] = _of["reforms"]
DEAL: Final[int] = _of["deal"]
WHO_STARTS: Final[int] = _of["who-starts"]
STRATEGY: Final[int] = _of["strategy"]
WINTER: Final[int] = _of["winter"]
WINTER_STACK: Final[int] = _of["winter-stack"]
WINTER_SEA: Final[int] = _of["winter-sea"]
ISOLATION: Final[int] = _of["isolation"]
VICTORY: Final[int] = _of["victory"]
CHEST: Final[int] = _of["chest"]
CHEST_TRAINS: Final[int] = _of["chest-trains"]
CHEST_POINTS: Final[int] = _of["chest-points"]
NEXT_TURN: Final[int] = _of["next-turn"]
POINTS: Final[int] = _of["points"]
RAISE: Final[int] = _of["raise"]
CHOOSE_ACTIVATED: Final[int] = _of["choose-activated"]
CAMPAIGN: Final[int] = _of["campaign"]
MAY_ACTIVATE: Final[int] = _of["may-activate"]
WINDOW: Final[int] = _of["window"]
REMOVE_PCS: Final[int] = _of["remove-pcs"]
LOSE: Final[int] = _of["lose"]
COMMANDER: Final[int] = _of["commander"]
MOVE: Final[int] = _of["move"]
END_ACTIVATION: Final[int] = _of["end-activation"]
ENTER: Final[int] = _of["enter"]
LAND_INTERCEPTION: Final[int] = _of["land-interception"]
GO_BACK: Final[int] = _of["go-back"]
ARRIVE: Final[int] = _of["arrive"]
ANSWER: Final[int] = _of["answer"]
AVOID: Final[int] = _of["avoid"]
MEET: Final[int] = _of["meet"]
HARSH_COUNTRY: Final[int] = _of["harsh-country"]
LEG: Final[int] = _of["leg"]
SEA_INTERCEPTION: Final[int] = _of["sea-interception"]
INTERCEPTED: Final[int] = _of["intercepted"]
LANDING: Final[int] = _of["landing"]
SIEGE: Final[int] = _of["siege"]
SIEGE_RESULT: Final[int] = _of["siege-result"]
SIEGE_POINTS: Final[int] = _of["siege-points"]
SIEGE_FALL: Final[int] = _of["siege-fall"]
SIEGE_WORKS: Final[int] = _of["siege-works"]
NAVAL_START: Final[int] = _of["naval-start"]
NAVAL_DEAL: Final[int] = _of["naval-deal"]
NAVAL_ROUND: Final[int] = _of["naval-round"]
NAVAL_TURN: Final[int] = _of["naval-turn"]
NAVAL_END: Final[int] = _of["naval-end"]
NAVAL_CHASE: Final[int] = _of["naval-chase"]
NAVAL_AFTER: Final[int] = _of["naval-after"]
NAVAL_PEACE: Final[int] = _of["naval-peace"]
BATTLE: Final[int] = _of["battle"]
BATTLE_CARDS: Final[int] = _of["battle-cards"]
CHARGE: Final[int] = _of["charge"]
CHARGE_ROLL: Final[int] = _of["charge-roll"]
BATTLE_DEAL: Final[int] = _of["battle-deal"]
BATTLE_ROUND: Final[int] = _of["battle-round"]
BATTLE_MATCH: Final[int] = _of["battle-match"]
BATTLE_COUNTER: Final[int] = _of["battle-counter"]
BATTLE_CONTEST: Final[int] = _of["battle-contest"]
BATTLE_LEAVE: Final[int] = _of["battle-leave"]
BATTLE_LOSSES: Final[int] = _of["battle-losses"]
BATTLE_RETREAT: Final[int] = _of["battle-retreat"]
BATTLE_END: Final[int] = _of["battle-end"]
EVENT: Final[int] = _of["event"]
EVENT_VICTIM: Final[int] = _of["event-victim"]

Errand = tuple[int, int, int, int]
