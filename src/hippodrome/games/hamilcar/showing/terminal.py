"""The war of Hamilcar in a terminal: the state of both sides, all stacks, battles, and the viewer's cards."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.hamilcar import board, cards
from hippodrome.paint import Block, Frame, Grid, Paintable, Text
from hippodrome.text import Speaker

COLOURS = {"rome": "bold red", "carthage": "bold blue", "neutral": "dim"}
SIDES = ("rome", "carthage")


def screen(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Paint tracks, provinces, stacks, the battle if there is one, and the viewer's hand."""
    shown = view["board"]
    parts: list[Paintable] = [_sides(view, speaker), _provinces(shown, speaker), _stacks(shown, speaker)]
    if shown["battle"] is not None:
        parts.append(_fight(shown["battle"], speaker, "hands"))
    if shown["leg"] is not None and shown["leg"]["fighting"]:
        parts.append(_fight(shown["leg"], speaker, "tactics"))
    if view["viewer"] is not None:
        parts.append(_hand(shown["players"][view["viewer"]]["hand"], speaker))
    return Block(*parts)


def _sides(view: Mapping[str, Any], speaker: Speaker) -> Grid:
    shown = view["board"]
    seamanship = f"{speaker.say('label-seamanship')}: {speaker.thing(shown['seamanship'])}"
    corvi = f" · {speaker.say('label-corvi')}" if shown["corvi"] else ""
    years = "–".join(str(year) for year in shown["years"])
    title = f"{speaker.say('label-turn', turn=shown['turn'])} ({years}) · {seamanship}{corvi}"
    table = Grid(title=title, title_style="bold gold3", expand=True, border_style="grey50")
    for column in ("seat-column", "label-points", "label-fleet-column", "label-miat", "label-chest", "label-supremacy"):
        table.add_column(speaker.say(column))
    asked = {ask["seat"] for ask in view["asks"]}
    for seat, player in enumerate(shown["players"]):
        name = f"{'▶ ' if seat in asked else '  '}{speaker.seat(seat)} ({speaker.thing(player['side'])})"
        table.add_row(
            Text(name, style=COLOURS[player["side"]]),
            str(player["points"]),
            speaker.say("label-fleet", ready=player["seaworthy"], damaged=player["damaged"]),
            str(shown["miat"][player["side"]]),
            str(player["spent"]),
            "⚓" if shown["supremacy"] == seat else "",
        )
    return table


def _provinces(shown: Mapping[str, Any], speaker: Speaker) -> Text:
    line = Text()
    for name, side in shown["provinces"].items():
        line.append(f" {speaker.thing(name)} ", style=COLOURS[side])
    return line


def _stacks(shown: Mapping[str, Any], speaker: Speaker) -> Grid:
    table = Grid(expand=True, border_style="grey50", show_header=False)
    for _ in range(4):
        table.add_column()
    for stack in sorted(
        shown["stacks"], key=lambda stack: (stack["side"], board.PROVINCE[board.SPACE_OF[stack["space"]]])
    ):
        side = SIDES[stack["side"]]
        province = speaker.thing(board.PROVINCE_NAMES[board.PROVINCE[board.SPACE_OF[stack["space"]]]])
        place = f"{speaker.thing(stack['space'])} ({province})"
        siege = shown["sieges"].get(stack["space"])
        marks = ("🏰" if stack["inside"] else "") + (f" ⚔{siege['points']}" if siege else "")
        men = speaker.say("cus-n", cus=stack["cus"]) + (f" (🐘{stack['elephants']})" if stack["elephants"] else "")
        men += f", {speaker.say('trains-n', trains=stack['trains'])}" if stack["trains"] else ""
        generals = ", ".join(_general(name, speaker) for name in stack["generals"])
        table.add_row(Text(place, style=COLOURS[side]), marks, men, generals)
    return table


def _general(name: str, speaker: Speaker) -> str:
    """Return a general with his strategy, battle and naval ratings."""
    general = board.GENERAL_OF[name]
    naval = f"/{board.NAVAL[general]}" if board.NAVAL[general] else ""
    return f"{speaker.thing(name)} {board.STRATEGY[general]}-{board.BATTLE[general]}{naval}"


def _fight(fight: Mapping[str, Any], speaker: Speaker, key: str) -> Grid:
    table = Grid(expand=True, border_style="red", show_header=False)
    table.add_column()
    table.add_column()
    for side, hand in enumerate(fight[key]):
        held = "?" * hand["cards"] if hand["hand"] is None else ", ".join(speaker.thing(card) for card in hand["hand"])
        table.add_row(Text(speaker.thing(SIDES[side]), style=COLOURS[SIDES[side]]), f"{hand['cards']}: {held}")
    return table


def _hand(hand: list[str], speaker: Speaker) -> Frame:
    rows = Grid(show_header=False, box=None, expand=True)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for card in hand:
        number = int(card.removeprefix("card-"))
        symbols = "⛵" * cards.SHIPS[number - cards.FIRST_NUMBER]
        title = Text(
            f"{number} [{cards.OPS[number - cards.FIRST_NUMBER]}] {symbols} {speaker.thing(card)}", style="bold"
        )
        rows.add_row(title, speaker.say(f"{card}-text"))
    return Frame(rows, title=speaker.say("label-hand"), title_align="left", border_style="gold3")
