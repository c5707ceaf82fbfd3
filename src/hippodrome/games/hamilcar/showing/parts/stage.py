"""The stage: a battle on land or at sea, round by round, with the sources of cards, the odds and the losses."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.hamilcar import board, cards, state
from hippodrome.games.hamilcar.showing.parts import chances
from hippodrome.games.hamilcar.showing.parts.hand import battle_card, tactics_card, title_of
from hippodrome.games.hamilcar.showing.parts.war import war_of
from hippodrome.parts import Die, Figure, Odds, Say, Side, Stage, say

SOURCES = {"commander": "banner", "cus": "soldier", "events": "event", "failed": "retreat", "intercepted": "fight"}


def stage(view: Mapping[str, Any]) -> Stage | None:
    """Return the current battle, or the fleet that is at sea."""
    shown = view["board"]
    if shown["battle"] is not None:
        return _land(view, shown["battle"])
    if shown["leg"] is not None:
        return _sea(view, shown["leg"])
    return None


# --- on land ---------------------------------------------------------------------------------------------------------


def _land(view: Mapping[str, Any], fight: Mapping[str, Any]) -> Stage:
    """HM 14: both commanders, their cards round by round, the initiative, and the losses to expect."""
    notes: list[Say] = []
    if fight["loser"] is None and _is_dealt(fight):
        notes.append(say("stage-has-initiative", seat=fight["initiative"]))
    notes += _price(fight)
    viewer = view["viewer"]
    odds = chances.battle_now(fight, viewer) if viewer is not None else None
    outcome = None
    if fight["loser"] is not None:
        outcome = say("stage-lost", seat=fight["loser"])
    return Stage(
        sign="fight",
        title=say("stage-land-round", space=fight["space"], round=fight["rounds"])
        if fight["rounds"]
        else say("stage-land", space=fight["space"]),
        place=f"space-{fight['space']}",
        sides=tuple(_army(view, fight, side) for side in (board.ROME, board.CARTHAGE)),
        odds=(odds,) if odds else (),
        outcome=outcome,
        notes=tuple(notes),
    )


def _is_dealt(fight: Mapping[str, Any]) -> bool:
    return bool(fight["story"]) or any(hand["cards"] for hand in fight["hands"])


def _army(view: Mapping[str, Any], fight: Mapping[str, Any], side: int) -> Side:
    """Return a side of a land battle: CUs, cards left and their sources, and the cards it has played."""
    figures = [Figure(sign="soldier", name=say("label-cus"), value=fight["cus"][side])]
    if fight["lost"][side]:
        figures.append(Figure(sign="discard", name=say("label-cus-lost"), value=-fight["lost"][side], signed=True))
    figures.append(Figure(sign="cards", name=say("label-battle-cards"), value=fight["hands"][side]["cards"]))
    commander = fight["commanders"][side]
    if commander:
        figures.insert(0, Figure(sign="banner", name=title_of(commander), value=chances.rating(commander)))
    played = [deed for deed in fight["story"] if deed["side"] == side]
    line = [battle_card(deed["as"] if deed["card"] == deed["as"] else "reserve", deed["round"]) for deed in played]
    return Side(
        seat=side,
        figures=tuple(figures),
        modifiers=() if _is_dealt(fight) else tuple(_sources(view, fight, side)),
        cards=tuple(line) + _shown_hand(view, fight, side),
        leads=fight["initiative"] == side and fight["loser"] is None,
    )


def _shown_hand(view: Mapping[str, Any], fight: Mapping[str, Any], side: int) -> tuple[Any, ...]:
    """Return the opponent's cards that scouts have seen."""
    hand = fight["hands"][side]["hand"]
    if hand is None or view["viewer"] in (None, side):
        return ()
    return tuple(battle_card(name) for name in sorted(hand, key=cards.BATTLE_NAMES.index))


def _sources(view: Mapping[str, Any], fight: Mapping[str, Any], side: int) -> list[Figure]:
    """HM 14.3: battle cards by what they come from."""
    game = war_of(view)
    told = state.NO_BATTLE.copy()
    told.space, told.attacker = board.SPACE_OF[fight["space"]], fight["attacker"]
    told.commanders = [board.NOBODY if name is None else board.GENERAL_OF[name] for name in fight["commanders"]]
    told.intercepted, told.failed, told.extra = fight["intercepted"], fight["failed"][:], fight["extra"][:]
    return [
        Figure(sign=SOURCES.get(name, "tower"), name=say(f"source-{name}"), value=count, signed=True)
        for name, count in chances.card_sources(game, told, side).items()
    ]


def _price(fight: Mapping[str, Any]) -> list[Say]:
    """HM 14.10-14.11: the losses of both sides so far, and the loser's if the last card decides the battle."""
    if not fight["rounds"]:
        return []
    losses = [board.attrition(die, fight["rounds"]) for die in chances.FACES]
    notes = [say("stage-casualties", least=min(losses), most=max(losses))]
    if fight["loser"] is None and fight["played"]:
        column = cards.RETREAT_COLUMN[cards.BATTLE_NAMES.index(fight["played"])]
        flight = [row[column] for row in board.RETREAT_LOSS]
        notes.append(say("stage-flight", least=min(flight), most=max(flight), card=fight["played"]))
    return notes


# --- at sea ----------------------------------------------------------------------------------------------------------


def _sea(view: Mapping[str, Any], leg: Mapping[str, Any]) -> Stage:
    """HM 10-11: a fleet under way, and its battle: both fleets, each attack, the odds of the next."""
    shown = view["board"]
    course = say("stage-course", path=leg["path"], cus=leg["cus"], trains=leg["trains"])
    if not leg["fighting"]:
        return Stage(
            sign="sail", title=say("stage-fleet"), place=f"space-{leg['path'][-1]}",
            sides=(_fleet(view, leg, leg["side"]),), notes=(course,),
        )  # fmt: skip
    notes = [course, say("stage-supremacy", seat=shown["supremacy"])]
    notes += [_told(deed) for deed in leg["story"] if deed["target"] in ("warships", "transports")]
    notes.append(say("stage-naval-price"))
    return Stage(
        sign="ship",
        title=say("stage-sea-round", round=leg["round"]) if leg["round"] else say("stage-sea"),
        place=f"space-{leg['path'][-1]}",
        sides=tuple(_fleet(view, leg, side) for side in (board.ROME, board.CARTHAGE)),
        odds=tuple(_next_attack(view, leg)),
        notes=tuple(notes),
    )


def _told(deed: Mapping[str, Any]) -> Say:
    return say("stage-attack", round=deed["round"], seat=deed["side"], target=deed["target"], hits=deed["hits"])


def _next_attack(view: Mapping[str, Any], leg: Mapping[str, Any]) -> list[Odds]:
    """Return the viewer's chance to hit with an attack in this round."""
    viewer = view["viewer"]
    if viewer is None or not leg["round"]:
        return []
    return [chances.naval_attack(view, viewer, chances.last_card(leg, viewer))]


def _fleet(view: Mapping[str, Any], leg: Mapping[str, Any], side: int) -> Side:
    """Return a side at sea: warships, those hit, tactics cards, die modifiers, what it played and rolled."""
    admiral = leg["general"] if side == leg["side"] else leg["interceptor"]
    figures = [Figure(sign="ship", name=say("label-warships"), value=leg["warships"][side])]
    if admiral:
        figures.insert(0, Figure(sign="banner", name=title_of(admiral), value=chances.rating(admiral)))
    if side == leg["side"] and (leg["cus"] or leg["trains"]):
        transports = max(leg["cus"], leg["trains"])
        figures.append(Figure(sign="sail", name=say("label-transports"), value=transports))
    if leg["lost"][side]:
        figures.append(Figure(sign="discard", name=say("label-ships-lost"), value=-leg["lost"][side], signed=True))
    modifiers = []
    if leg["fighting"]:
        figures.append(Figure(sign="cards", name=say("label-tactics"), value=leg["tactics"][side]["cards"]))
        modifiers = [
            Figure(sign="die", name=say(f"modifier-{name}"), value=value, signed=True)
            for name, value in chances.naval_modifiers(view, side, chances.last_card(leg, side)).items()
        ]
    deeds = [deed for deed in leg["story"] if deed["side"] == side]
    return Side(
        seat=side,
        figures=tuple(figures),
        modifiers=tuple(modifiers),
        dice=tuple(Die(pips=deed["die"], hit=deed["hits"] > 0) for deed in deeds if deed["die"]),
        cards=tuple(tactics_card(deed["card"], deed["round"]) for deed in deeds if deed["card"]),
        leads=leg["fighting"] and view["board"]["supremacy"] == side,
    )
