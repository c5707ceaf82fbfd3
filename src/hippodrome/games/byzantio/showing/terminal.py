"""Byzantio and Nekken in a terminal: everybody's pieces and boxes, occupied cities, the viewer's sheet."""

from collections.abc import Mapping
from typing import Any

from hippodrome.paint import Block, Columns, Frame, Grid, Paintable, Text
from hippodrome.text import Speaker

STYLES = ("bold red", "bold blue", "bold yellow", "bold green")
SIGNS = "●■▲◆"


def screen(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Paint round and events, players, cities, and the folded part of the viewer's sheet."""
    parts: list[Paintable] = [_players(view, speaker), _track(view, speaker), _cities(view, speaker)]
    viewer = view["viewer"]
    for seat, player in enumerate(view["board"]["players"]):
        if player["folded"] is not None:
            parts.append(_sheet(view, speaker, seat, own=seat == viewer))
    return Block(*parts)


def _sign(seat: int) -> Text:
    return Text(SIGNS[seat], style=STYLES[seat])


def _players(view: Mapping[str, Any], speaker: Speaker) -> Grid:
    board = view["board"]
    title = speaker.say("label-round", round=board["round"], rounds=board["rounds"])
    table = Grid(title=title, title_style="bold gold3", expand=True, border_style="grey50")
    for column in ("label-player", "label-stands", "label-supply-column", "label-free-boxes"):
        table.add_column(speaker.say(column))
    asked = {ask["seat"] for ask in view["asks"]}
    for seat in board["order"] or range(view["seats"]):
        player = board["players"][seat]
        name = Text("▶ " if seat in asked else "  ") + _sign(seat) + Text(f" {speaker.seat(seat)}")
        if player["dynasty"] is not None:
            name.append(f" ({speaker.thing(player['dynasty'])})", style="dim")
        stands = "–" if player["pretender"] is None else speaker.thing(player["pretender"])
        free = ", ".join(f"{speaker.thing(kind)} {count}" for kind, count in player["free"].items() if count)
        table.add_row(name, stands, str(player["supply"]), free)
    return table


def _track(view: Mapping[str, Any], speaker: Speaker) -> Text:
    line = Text("  ")
    for event in view["board"]["events"]:
        tile = speaker.say("label-face-down") if event["tile"] is None else speaker.thing(event["tile"])
        line.append(f"{event['round']}: {tile}   ", style="dim" if event["round"] < view["board"]["round"] else "")
    return line


def _cities(view: Mapping[str, Any], speaker: Speaker) -> Frame:
    text = Text()
    for city, counts in view["board"]["garrisons"].items():
        text.append(f"{speaker.thing(city)} ")
        for seat, count in enumerate(counts):
            text.append(SIGNS[seat] * count, style=STYLES[seat])
        text.append("   ")
    if not view["board"]["garrisons"]:
        text.append(speaker.say("label-no-garrisons"), style="dim")
    return Frame(text, title=speaker.say("label-held"), title_align="left", border_style="blue")


def _points(view: Mapping[str, Any], seat: int) -> str:
    """Return what the rows score; after the game the guesses count too (BO 8.6)."""
    board = view["board"]
    rows = sum(board["players"][seat]["folded"]["points"])
    if not view["over"] or board["scores"][seat] == rows:
        return str(rows)
    return f"{rows} + {board['scores'][seat] - rows} = {board['scores'][seat]}"


def _sheet(view: Mapping[str, Any], speaker: Speaker, seat: int, own: bool) -> Frame:
    """Paint the objectives with their values and what they score now."""
    board = view["board"]
    folded = board["players"][seat]["folded"]
    rows = []
    for row, value in enumerate(board["values"]):
        city = folded["objectives"][row]
        text = Text(f"{value:>2} ", style="bold gold3")
        text.append("…" if city is None else speaker.thing(city))
        if folded["replaced"] == row:
            text.append(f" ({speaker.say('label-replaced', city=speaker.thing(folded['struck']))})", style="dim")
        text.append(f" → {folded['points'][row]}", style="dim")
        rows.append(text)
    title = speaker.say("label-objectives") if own else speaker.say("label-objectives-of", seat=speaker.seat(seat))
    total = f"{speaker.say('label-total')}: {_points(view, seat)}"
    return Frame(
        Columns(rows, padding=(0, 3)),
        title=title,
        title_align="left",
        subtitle=total,
        subtitle_align="right",
        border_style="gold3",
    )
