"""Message keys and parameters in text/*.ftl for the words and things of Hamilcar."""

from typing import TYPE_CHECKING

from hippodrome.games.hamilcar import board, cards, events, words
from hippodrome.kernel.events import Event

if TYPE_CHECKING:
    from hippodrome.text.speaker import Speaker

SIMPLE = frozenset(words.WORDS.spellings[: words.SPACE])


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """Return the message of a space, a general, a card of any deck, or something that happens."""
    if name in board.SPACE_OF:
        return f"space-{name}", {}
    if name in board.GENERAL_OF:
        return f"general-{name}", {}
    if name.startswith(("card-", "ability-")):
        return name, {}
    if name in cards.BATTLE_NAMES:
        return f"battle-{name}", {}
    if name in cards.TACTICS_NAMES:
        return f"tactics-{name}", {}
    if name in board.PROVINCE_NAMES:
        return f"province-{name}", {}
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """Return the message of what a word does, and to what."""
    if word in SIMPLE:
        return f"word-{word}", {}
    verb, _, rest = word.partition("-")
    if verb in ("space", "march", "sail", "pc", "train"):
        return f"word-{verb}", {"space": rest}
    if verb == "general":
        return "word-general", {"general": rest}
    if verb == "count":
        return "word-count", {"number": int(rest)}
    if verb == "play":
        number, _, use = rest.partition("-")
        return f"word-play-{use}", {"card": f"card-{number}"}
    if verb in ("react", "box"):
        return f"word-{verb}", {"card": f"card-{rest}"}
    return f"word-{verb}", {"card": rest}


PIECES = {
    "combat-units": ("cus-n", "cus"),
    "elephants": ("elephants-n", "elephants"),
    "trains": ("trains-n", "trains"),
    "warships": ("ships-n", "warships"),
}
"""The messages for a number of pieces, and the parameter with the number."""
BY_SIDE = ("warships", "cus", "numbers", "lost")
"""Fields with one number for each side, Rome first."""
LOADED = (events.Marched, events.Sailed, events.Drowned, events.IntoCity, events.Moved)
"""Events of forces that move or are lost together."""


def event_params(event: Event, speaker: "Speaker") -> dict[str, object]:
    """Return what log lines need besides an event's own fields: rolls with modifiers, owners, numbers of pieces."""
    told: dict[str, object] = {}
    for name in BY_SIDE:
        numbers = getattr(event, name, None)
        if isinstance(numbers, list):
            sides = zip(board.SIDE_NAMES, numbers, strict=False)
            told[name] = ", ".join(speaker.say("side-number", side=speaker.thing(side), number=n) for side, n in sides)
    if isinstance(event, events.Placed | events.Lost):
        key, field = PIECES[event.piece]
        told["amount"] = speaker.say(key, **{field: event.count})
    if isinstance(event, LOADED):
        told["load"] = load(event, speaker)
    if isinstance(event, events.Moved):
        told["deed"] = speaker.say(f"moved-{event.how}", space=speaker.thing(event.space))
    if isinstance(event, events.Sailed):
        told["path"] = " – ".join(speaker.thing(port) for port in event.path)
    if isinstance(event, events.Tried | events.NavalStep):
        told["deed"] = speaker.say(f"{'succeeded' if event.success else 'failed'}-{event.what}")
        told["roll"] = roll_against(event, speaker)
        told["modifiers"] = ""
    elif hasattr(event, "die") and isinstance(event.die, int):
        told["roll"] = roll(event.die, getattr(event, "modifiers", {}), speaker)
        told["modifiers"] = ""
    if isinstance(event, events.SiegeRolled | events.SiegePoints):
        kind = board.KIND[board.SPACE_OF[event.space]]
        told["kind"] = "tribe" if kind == board.TRIBE else "city"
        told["whole"] = board.TRIBE_POINTS if kind == board.TRIBE else board.CITY_POINTS
    return told


def load(event: Event, speaker: "Speaker") -> str:
    """Describe any CUs, trains and warships of an event; if there are no CUs, name the generals."""
    pieces = [(key, field, getattr(event, field, 0)) for key, field in PIECES.values()]
    said = [speaker.say(key, **{field: count}) for key, field, count in pieces if count]
    if not getattr(event, "cus", 0):
        said = [speaker.thing(general) for general in getattr(event, "generals", [])] + said
    return speaker.phrase(said) if said else speaker.say("load-nothing")


def roll(die: int, modifiers: dict[str, int], speaker: "Speaker") -> str:
    """Describe a die with its named modifiers."""
    if not modifiers:
        return speaker.say("roll-plain", die=die)
    return speaker.say("roll-modified", die=die, named=named(modifiers, speaker), sum=die + sum(modifiers.values()))


def roll_against(event: events.Tried | events.NavalStep, speaker: "Speaker") -> str:
    """Describe a die and the number it must not exceed, with the named modifiers of either."""
    said = roll(event.die, event.modifiers if isinstance(event, events.NavalStep) else {}, speaker)
    if not event.needed:
        return said
    if isinstance(event, events.Tried) and event.modifiers:
        base = event.needed - sum(event.modifiers.values())
        return speaker.say(
            "roll-against-modified", roll=said, base=base, named=named(event.modifiers, speaker), needed=event.needed
        )
    return speaker.say("roll-against", roll=said, needed=event.needed)


def named(modifiers: dict[str, int], speaker: "Speaker") -> str:
    """Name modifiers: +1 corvi, -1 seamanship."""
    return ", ".join(f"{value:+d} {speaker.say(f'modifier-{name}')}" for name, value in modifiers.items())
