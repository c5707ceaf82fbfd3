"""The map of Byzantium in a terminal: cities, special spaces, the Bulgars."""

from collections.abc import Mapping
from typing import Any

from hippodrome.paint import Block, Columns, Frame, Paintable, Text, sign
from hippodrome.text import Speaker

SIDES = {"byzantine": "medium_purple1", "arab": "white", "persian": "grey62", "bulgar": "dark_orange"}


def paint_board(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Paint cities with value, controller and armies, and who holds which special space; the parts show the rest."""
    board = view["board"]
    return Block(_cities(board, speaker), _spaces(board, speaker))


def _cities(board: Mapping[str, Any], speaker: Speaker) -> Frame:
    shown = []
    for name, entry in board["cities"].items():
        line = Text(f"{speaker.thing(name)} {entry['markers']}", style=SIDES[entry["side"]])
        if entry["control"] is not None:
            line.append(" ")
            line.append(sign(entry["control"]))
            line.append("▟" if entry["fortified"] else "")
        for seat in entry["armies"]:
            line.append(" ♞")
            line.append(sign(seat))
        shown.append(line)
    return Frame(
        Columns(shown, padding=(0, 2)), title=speaker.say("label-cities"), title_align="left", border_style="blue"
    )


def _spaces(board: Mapping[str, Any], speaker: Speaker) -> Frame:
    shown = []
    for name, seats in board["spaces"].items():
        line = Text(f"{speaker.thing(name)} ")
        for seat in seats:
            line.append(Text("□", style="dim") if seat is None else sign(seat))
        shown.append(line)
    bulgars = f"{speaker.say('label-bulgars')}: {board['bulgars']}"
    return Frame(
        Columns(shown, padding=(0, 2)),
        title=speaker.say("label-spaces"),
        title_align="left",
        subtitle=bulgars,
        subtitle_align="right",
        border_style="blue",
    )
