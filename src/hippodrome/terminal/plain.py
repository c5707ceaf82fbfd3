"""The default screen for games without one of their own: the board of the view, line by line."""

import json
from collections.abc import Mapping
from typing import Any

from hippodrome.paint import Block, Frame, Paintable, Text
from hippodrome.text import Speaker


def screen(view: Mapping[str, Any], speaker: Speaker) -> Paintable:
    """Print strings unchanged, so that boards drawn in characters stay intact, and other values as `name: value`."""
    lines = [Text(line) for name, value in view["board"].items() for line in _told(name, value)]
    return Frame(Block(*lines), title=speaker.say("title"), title_align="left", border_style="gold3")


def _told(name: str, value: Any) -> list[str]:
    if isinstance(value, str):
        return value.split("\n") if "\n" in value else [f"{name}: {value}"]
    return [f"{name}: {json.dumps(value, ensure_ascii=False)}"]
