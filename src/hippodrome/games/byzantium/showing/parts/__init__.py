"""The table of Byzantium as parts: the map is its board, everybody's boxes are sheets, a battle is on the stage."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.showing.parts import answers, battles, common
from hippodrome.games.byzantium.showing.parts.asked import Asked, asked_of
from hippodrome.parts import Action, Board, Figure, Parts, question, say

SIGNS: Final = {
    "round-began": "round",
    "cube-taken": "cube",
    "controlled": "place",
    "placed": "soldier",
    "reinforced": "reinforce",
    "taxed": "tax",
    "built": "build",
    "grew": "grow",
    "fortified": "tower",
    "crowned": "crown",
    "commanded": "ship",
    "rebelled": "fight",
    "entered": "march",
    "marched": "march",
    "announced": "march",
    "barred": "ship",
    "let-sail": "sail",
    "intervened": "ship",
    "let-through": "sail",
    "withdrew": "undo",
    "fleet-shot": "die",
    "halted": "stop",
    "lost": "losses",
    "dissolved": "stop",
    "attacked": "siege",
    "stood": "shield",
    "retreated": "retreat",
    "blocked": "ship",
    "let-retreat": "sail",
    "voided": "stop",
    "destroyed": "losses",
    "battle": "die",
    "bulgar-battle": "die",
    "battle-decided": "fight",
    "levy-called": "levy",
    "levy-spared": "levy",
    "levy-lost": "losses",
    "bulgars-lost": "banner",
    "besieged": "die",
    "siege-failed": "siege",
    "conquered": "crown",
    "sacrificed": "losses",
    "capital-fell": "crown",
    "bulgars-grew": "banner",
    "passed": "pass",
    "income": "coin",
    "upkeep": "coin",
    "unpaid": "warning",
    "refitted": "cube",
    "scored": "scales",
    "ended": "end",
}
HEADINGS: Final = frozenset({"round-began", "capital-fell", "ended"})
SUMMARIES: Final = frozenset({"round-began", "capital-fell"})
BULGAR_EVENTS: Final = frozenset({"bulgars-grew", "bulgars-lost"})


def place_of(event: Any) -> str:
    """Return where on the board something happened: in a city, or beyond the frontier."""
    tag = event.__struct_config__.tag
    if tag in BULGAR_EVENTS:
        return "bulgars"
    if tag == "retreated":
        return f"city-{event.goal}"
    if tag == "capital-fell":
        return f"city-{pieces.CAPITAL_ID}"
    city = getattr(event, "city", "")
    return f"city-{city}" if city else ""


def path_of(event: Any) -> tuple[str, ...]:
    """Return the cities from and to which an army went."""
    tag = event.__struct_config__.tag
    if tag == "marched":
        return f"city-{event.origin}", f"city-{event.city}"
    return (f"city-{event.city}", f"city-{event.goal}") if tag == "retreated" else ()


def parts(view: Mapping[str, Any]) -> Parts:
    """Return the whole table as one seat sees it."""
    asked = asked_of(view)
    groups = answers.groups(asked)
    actions = [action for group in groups for action in group.actions]
    shared = common.shared(view)
    return Parts(
        question=question(view, *_progress(view)),
        groups=groups,
        board=_board(view, shared, asked, tuple(action for action in actions if action.word and action.place)),
        sheets=shared.sheets,
        stage=battles.stage(view),
        reckoning=shared.reckoning,
    )


def _progress(view: Mapping[str, Any]) -> list[Figure]:
    """Return the round, the players still acting in it, and what the viewer can still act with."""
    board = view["board"]
    shown = [Figure(sign="round", name=say("label-rounds"), value=board["round"], of=board["rounds"], span=True)]
    if view["over"]:
        return shown
    acting = sum(1 for player in board["players"] if not player["passed"])
    shown.append(Figure(sign="players", name=say("label-acting"), value=acting, of=view["seats"]))
    if view["viewer"] is not None:
        pool = board["players"][view["viewer"]]["pool"]
        shown.append(Figure(sign="cube", name=say("label-pool"), value=pool))
    return shown


# --- the board -------------------------------------------------------------------------------------------------------


def _board(
    view: Mapping[str, Any], shared: common.CommonParts, asked: Asked | None, actions: tuple[Action, ...]
) -> Board:
    """Return the map's contents: the same for everybody who is not asked."""
    board = view["board"]
    shown = ("map", "cities", "bulgars", "dice")
    data = {name: board[name] for name in shown}
    data |= {"attack": _attack(board), "threats": shared.threats, "ways": _ways(asked)}
    return Board(data=data, actions=actions, why=answers.why_not_there(asked))


def _attack(board: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return who attacks which city from where, and whether the attacker's figure stands there."""
    attack = board["attack"]
    if attack is None:
        return None
    stands = False
    if attack["force"] in pieces.SIDES:
        here = board["players"][attack["seat"]][attack["force"]]["army"] == attack["city"]
        stands = here and attack["seat"] not in board["cities"][attack["city"]]["armies"]
    return {name: attack[name] for name in ("city", "force", "seat", "came_from")} | {"stands": stands}


def _ways(asked: Asked | None) -> dict[str, list[list[str]]]:
    """Return the links to each goal that an army is offered."""
    if asked is None:
        return {}
    found: dict[str, list[list[str]]] = {}
    for goal, ways in asked.goals.items():
        steps = [list(step) for way in ways for step in pairwise(way)]
        found[goal] = [step for place, step in enumerate(steps) if step not in steps[:place]]
    return found
