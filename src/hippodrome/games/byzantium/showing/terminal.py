"""The war for Byzantium in a terminal."""

from collections.abc import Mapping
from typing import Any

from hippodrome.terminal.paint import Columns, Group, Paintable, Panel, Table, Text
from hippodrome.text import Speaker

SEATS = ("red1", "dodger_blue1", "yellow1", "green3")
SIDES = {"byzantine": "medium_purple1", "arab": "white", "persian": "grey62", "bulgar": "dark_orange"}
BOXES = ("elite", "main", "levy", "move")
SHAPES = "●■▲◆"


def screen(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Players, cities, special spaces and the Bulgars."""
    board = view["board"]
    return Group(_players(view, speaker), _cities(board, speaker), _spaces(board, speaker))


def _seat(seat: int) -> Text:
    return Text(SHAPES[seat], style=SEATS[seat])


def _players(view: Mapping[str, Any], speaker: Speaker) -> Table:
    board = view["board"]
    title = speaker.say("label-round", round=board["round"], rounds=board["rounds"])
    table = Table(title=title, title_style="bold gold3", expand=True, border_style="grey50")
    table.add_column(speaker.say("label-players"))
    table.add_column("")
    table.add_column(speaker.say("label-army"))
    for box in BOXES:
        table.add_column(speaker.thing(box), justify="right")
    table.add_column(speaker.say("label-treasury"), justify="right")
    table.add_column(speaker.thing("pool"), justify="right")
    table.add_column(speaker.thing("losses"), justify="right")
    table.add_column(speaker.say("label-result"), justify="right")
    asked = {ask["seat"] for ask in view["asks"]}
    for seat, player in enumerate(board["players"]):
        for side in ("byzantine", "arab"):
            first = side == "byzantine"
            half = player[side]
            name = Text.assemble("▶ " if seat in asked else "  ", _seat(seat), " ", speaker.seat(seat))
            if seat == view["viewer"]:
                name.stylize("bold")
            if player["passed"]:
                name.append(f" ({speaker.say('label-passed')})", style="dim")
            where = speaker.thing(half["army"]) if half["army"] else speaker.say("label-off-board")
            guard = "+1" if half["guard"] else ""
            table.add_row(
                name if first else "",
                Text(f"{speaker.thing(side)} {half['vp']}", style=SIDES[side]),
                where,
                *[f"{half[box]}{guard if box == 'elite' else ''}" for box in BOXES],
                str(half["treasury"]),
                str(player["pool"]) if first else "",
                str(player["losses"]) if first else "",
                str(board["results"][seat]) if first else "",
            )
    return table


def _cities(board: Mapping[str, Any], speaker: Speaker) -> Panel:
    shown = []
    for name, entry in board["cities"].items():
        line = Text(f"{speaker.thing(name)} {entry['markers']}", style=SIDES[entry["side"]])
        if entry["control"] is not None:
            line.append(" ")
            line.append(_seat(entry["control"]))
            line.append("▟" if entry["fortified"] else "")
        for seat in entry["armies"]:
            line.append(" ♞", style=SEATS[seat])
        shown.append(line)
    return Panel(
        Columns(shown, padding=(0, 2)), title=speaker.say("label-cities"), title_align="left", border_style="blue"
    )


def _spaces(board: Mapping[str, Any], speaker: Speaker) -> Panel:
    shown = []
    for name, seats in board["spaces"].items():
        line = Text(f"{speaker.thing(name)} ")
        for seat in seats:
            line.append(Text("□", style="dim") if seat is None else _seat(seat))
        shown.append(line)
    bulgars = f"{speaker.say('label-bulgars')}: {board['bulgars']}"
    return Panel(
        Columns(shown, padding=(0, 2)),
        title=speaker.say("label-spaces"),
        title_align="left",
        subtitle=bulgars,
        subtitle_align="right",
        border_style="blue",
    )
