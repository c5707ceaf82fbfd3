"""Message keys and parameters in text/*.ftl for the words and things of Byzantium.

City names are not there: the board file has them in three languages.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from hippodrome.games.byzantium import events, game
from hippodrome.kernel.events import Event
from hippodrome.registry import find_game

if TYPE_CHECKING:
    from hippodrome.text.speaker import Speaker


@cache
def _city_names(language: str) -> dict[str, str]:
    known = cast(game.Byzantium, find_game("byzantium")).boards
    boards = reversed(list(known.values()))  # a custom board takes precedence
    return {name: board.city_name(city, language) for board in boards for city, name in enumerate(board.ids)}


def thing_name(name: str, language: str) -> str | None:
    """Return the name of a city as the board gives it; None for everything else."""
    return _city_names(language).get(name)


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """Return the message of a box, an army, a side, a building or an office."""
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """Return the message of what a word does, to which box, seat, number or city."""
    verb, _, rest = word.partition("-")
    if verb == "into":
        return "word-into", {"box": rest}
    if verb == "from":
        return "word-from", {"source": rest}
    if verb == "lose":
        return "word-lose", {"box": rest}
    if verb == "for":
        return "word-for", {"side": rest}
    if verb == "against":
        return "word-against", {"seat": int(rest)}
    if verb == "amount":
        return "word-amount", {"count": int(rest)}
    if word in _city_names("en"):
        return "word-city", {"city": word}
    return f"word-{word}", {}


def prompt_key(ask: Mapping[str, Any]) -> str:
    """Return the message of a question; it differs by cube, and by whether the Pool has a free one (BZ 4.1)."""
    key: str = ask["prompt"]["key"]
    if key not in ("prompt-source", "prompt-source-bulgars"):
        return key
    if ask["rule"] == "BZ 7.18":
        key = f"{key}-conquest"
    return key if "from-pool" in ask["words"] else f"{key}-bought"


def event_params(event: Event, speaker: "Speaker") -> dict[str, object]:
    """Return what log lines need besides an event's own fields: the track of points, the cubes lost, the plunder."""
    told: dict[str, object] = {}
    side = getattr(event, "side", "") or "none"
    if isinstance(event, events.Controlled | events.Built | events.Crowned | events.Conquered | events.Unpaid):
        told["track"] = speaker.say(f"track-{side}")
    if isinstance(event, events.Lost | events.Unpaid):
        boxes = [(box, getattr(event, box)) for box in ("elite", "main", "levy", "move") if hasattr(event, box)]
        lost = [speaker.say("counted", thing=speaker.thing(box), count=count) for box, count in boxes if count]
        if isinstance(event, events.Lost) and event.guard:
            lost.append(speaker.thing("guard"))
        told["cubes"] = speaker.phrase(lost) if lost else speaker.say("nothing")
    if isinstance(event, events.Conquered):
        told["plunder"] = speaker.say(f"plunder-{side}", count=event.bezants) if event.bezants else ""
    return told
