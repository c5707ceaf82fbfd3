"""The table of Hamilcar as parts: the map, the cards in hand, both sides, and the battle that is being fought."""

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.games.hamilcar import board, events
from hippodrome.games.hamilcar.showing.parts import answers, reasons
from hippodrome.games.hamilcar.showing.parts.hand import hand
from hippodrome.games.hamilcar.showing.parts.sheets import piles, reckoning, sheets
from hippodrome.games.hamilcar.showing.parts.stage import stage
from hippodrome.parts import Action, Board, Figure, Parts, legal_words, question, say

__all__ = ["HEADINGS", "SIGNS", "SUMMARIES", "parts", "path_of", "place_of"]

SIGNS = {
    "turn-began": "turn",
    "placed": "reinforce",
    "lost": "discard",
    "general-placed": "banner",
    "general-left": "stop",
    "proconsul-named": "banner",
    "reformed": "grow",
    "dealt": "cards",
    "reshuffled": "round",
    "starts": "play",
    "played": "cards",
    "reacted": "event",
    "opened": "event",
    "box-filled": "scales",
    "control-changed": "place",
    "miat-changed": "players",
    "repaired": "build",
    "damaged": "warning",
    "seamanship-set": "grow",
    "corvi-set": "siege",
    "supremacy-taken": "ship",
    "activated": "banner",
    "commands": "banner",
    "consuls-rolled": "die",
    "marched": "march",
    "sailed": "sail",
    "landed": "place",
    "returned": "undo",
    "attrition": "die",
    "storm": "warning",
    "drowned": "discard",
    "tried": "die",
    "into-city": "tower",
    "moved": "retreat",
    "overrun": "fight",
    "naval-battle-began": "ship",
    "naval-round-began": "round",
    "tactics-drawn": "cards",
    "tactics-played": "cards",
    "tactics-lost": "discard",
    "naval-attack": "die",
    "naval-step": "die",
    "naval-battle-ended": "end",
    "battle-began": "fight",
    "battle-cards": "cards",
    "charged": "elephant",
    "battle-card-played": "fight",
    "gave-up": "stop",
    "initiative-passed": "give",
    "battle-ended": "end",
    "casualties": "die",
    "retreat-losses": "die",
    "eliminated": "stop",
    "siege-rolled": "siege",
    "defended": "tower",
    "siege-points": "siege",
    "fell": "tower",
    "duty": "warning",
    "wintered-by-supply": "give",
    "winter-at-sea": "die",
    "isolated": "place",
    "points-counted": "crown",
    "chest-compared": "coin",
    "sued-for-peace": "stop",
    "ended": "end",
    "stolen": "take",
}
SUMMARIES = frozenset({"battle-ended", "naval-battle-ended", "points-counted"})
HEADINGS = SUMMARIES | {"turn-began", "battle-began", "naval-battle-began", "ended"}
ON_MAP = ("turn", "years", "control", "provinces", "stacks", "sieges", "proconsul", "activation")
TRACKS = ("supremacy", "seamanship", "corvi", "miat")
FLEET = ("side", "general", "path", "cus", "elephants", "trains", "generals", "warships", "interceptor", "fighting")


def place_of(event: Any) -> str:
    """Return where on the map something happened."""
    space = getattr(event, "space", None)
    path = getattr(event, "path", None)
    if space is None and path:
        space = path[-1]
    return f"space-{space}" if space in board.SPACE_OF else ""


def path_of(event: Any) -> tuple[str, ...]:
    """Return the spaces through which an army marched, or a fleet sailed."""
    if isinstance(event, events.Sailed):
        return tuple(f"space-{port}" for port in event.path)
    start = event.start if isinstance(event, events.Marched | events.Moved) else None
    return () if start is None or start == event.space else (f"space-{start}", f"space-{event.space}")


def parts(view: Mapping[str, Any]) -> Parts:
    """Return the whole table as one seat sees it."""
    groups = answers.groups(view)
    actions = [action for group in groups for action in group.actions]
    return Parts(
        question=question(view, *_progress(view)),
        groups=groups,
        board=_board(view, actions),
        hand=hand(view, actions),
        sheets=sheets(view),
        piles=piles(view),
        stage=stage(view),
        reckoning=reckoning(view),
    )


def _progress(view: Mapping[str, Any]) -> list[Figure]:
    """Return the progress of the war, and what the activated general has left."""
    shown = view["board"]
    found = [Figure(sign="turn", name=say("label-turns"), value=shown["turn"], of=board.TURNS, span=True)]
    if shown["activation"]:
        found.append(Figure(sign="march", name=say("label-mp"), value=shown["activation"]["mp"]))
    return found


def _board(view: Mapping[str, Any], actions: Sequence[Action]) -> Board:
    """Return the map's contents: the same for everybody who is not asked."""
    shown = view["board"]
    data: dict[str, Any] = {name: shown[name] for name in (*ON_MAP, *TRACKS)}
    leg, fight = shown["leg"], shown["battle"]
    data["leg"] = None if leg is None else {name: leg[name] for name in FLEET}
    data["battle"] = None if fight is None else {"space": fight["space"], "attacker": fight["attacker"]}
    data["players"] = [
        {name: player[name] for name in ("side", "seaworthy", "damaged", "at_sea")} for player in shown["players"]
    ]
    placed = tuple(action for action in actions if action.word and action.place)
    why = {}
    if legal_words(view):
        why = reasons.places(answers.Asked(view), {action.place for action in placed})
    return Board(data=data, actions=placed, why=why)
