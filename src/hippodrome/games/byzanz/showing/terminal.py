"""The market of Byzanz in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.paint import Block, Columns, Frame, Paintable, Text, sign
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


def paint_board(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Paint bids, package and market; the parts already show players and hand."""
    shown = view["board"]
    return Block(*_bids(shown, speaker), _package(shown, speaker), _market(shown, speaker))


def _card(name: str, speaker: Speaker) -> Text:
    return Text(f" {speaker.thing(name)} ", style=STYLES[name.split("-")[0]])


def _cards(names: Sequence[str], speaker: Speaker) -> Paintable:
    if not names:
        return Text(speaker.say("label-empty"), style="dim")
    return Columns([_card(name, speaker) for name in names], padding=(0, 1))


def _bids(shown: Mapping[str, Any], speaker: Speaker) -> list[Text]:
    lines = []
    for seat, player in enumerate(shown["players"]):
        if player["bid"]:
            bid = Text(" ").join(_card(card, speaker) for card in player["bid"])
            lines.append(Text("  ") + sign(seat) + " " + bid + Text(f" = {player['total']}", "bold"))
    return lines


def _package(shown: Mapping[str, Any], speaker: Speaker) -> Frame:
    offer = shown["offer"]
    title = speaker.say("label-package") if offer is None else speaker.say("label-offer", offer=offer)
    pile = f"{speaker.say('label-pile')}: {shown['pile']}"
    return Frame(
        _cards(shown["package"], speaker),
        title=title,
        title_align="left",
        subtitle=pile,
        subtitle_align="right",
        border_style="blue",
    )


def _market(shown: Mapping[str, Any], speaker: Speaker) -> Frame:
    names = [name for kind in shown["market"].values() for name in kind]
    return Frame(_cards(names, speaker), title=speaker.say("label-market"), title_align="left", border_style="blue")
