"""The market of Byzanz in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.terminal.paint import Columns, Group, Paintable, Panel, Table, Text
from hippodrome.text import Speaker

STYLES = {
    "cloth": "white on dark_magenta",
    "spice": "black on dark_orange",
    "wine": "white on dark_red",
    "wood": "white on orange4",
    "grain": "black on gold1",
    "olives": "white on dark_green",
    "merchant": "black on grey85",
}


def screen(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Package, market, players and the own hand."""
    board = view["board"]
    parts: list[Paintable] = [_players(view, speaker), _package(board, speaker), _market(board, speaker)]
    viewer = view["viewer"]
    if viewer is not None:
        hand = board["players"][viewer]["hand"]
        parts.append(
            Panel(_cards(hand, speaker), title=speaker.say("label-hand"), title_align="left", border_style="gold3")
        )
    return Group(*parts)


def _card(name: str, speaker: Speaker) -> Text:
    return Text(f" {speaker.thing(name)} ", style=STYLES[name.split("-")[0]])


def _cards(names: Sequence[str], speaker: Speaker) -> Paintable:
    if not names:
        return Text(speaker.say("label-empty"), style="dim")
    return Columns([_card(name, speaker) for name in names], padding=(0, 1))


def _players(view: Mapping[str, Any], speaker: Speaker) -> Table:
    board = view["board"]
    title = speaker.say("label-round", round=board["round"], rounds=board["rounds"])
    table = Table(title=title, title_style="bold gold3", expand=True, border_style="grey50")
    for column in ("seat-column", "label-cards-column", "label-bid", "label-offer-column", "label-profit"):
        table.add_column(speaker.say(column))
    asked = {ask["seat"] for ask in view["asks"]}
    for seat, player in enumerate(board["players"]):
        name = Text(
            ("▶ " if seat in asked else "  ") + speaker.seat(seat), style="bold" if seat == view["viewer"] else ""
        )
        bid = Text(" ").join(_card(card, speaker) for card in player["bid"])
        if player["bid"]:
            bid.append(f" = {player['total']}", style="bold")
        elif board["phase"] == "bidding" and not player["active"] and player["offer"] is None:
            bid = Text(speaker.say("label-passed"), style="dim")
        profit = "?" if player["profit"] is None else str(player["profit"])
        sets = speaker.say("label-sets", count=player["sets"])
        table.add_row(name, str(player["cards"]), bid, str(player["offer"] or "–"), f"{profit}  ({sets})")
    return table


def _package(board: Mapping[str, Any], speaker: Speaker) -> Panel:
    offer = board["offer"]
    title = speaker.say("label-package") if offer is None else speaker.say("label-offer", offer=offer)
    pile = f"{speaker.say('label-pile')}: {board['pile']}"
    return Panel(
        _cards(board["package"], speaker),
        title=title,
        title_align="left",
        subtitle=pile,
        subtitle_align="right",
        border_style="blue",
    )


def _market(board: Mapping[str, Any], speaker: Speaker) -> Panel:
    names = [name for kind in board["market"].values() for name in kind]
    return Panel(_cards(names, speaker), title=speaker.say("label-market"), title_align="left", border_style="blue")
