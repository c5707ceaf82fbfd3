"""Message keys and parameters in text/*.ftl for the words and things of Byzanz."""

from hippodrome.games.byzanz import cards


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """Return the message of a card (`wine-4`, `merchant`) or a kind (`wine`)."""
    if name in cards.KIND_NAMES:
        return f"kind-{name}", {}
    kind, value = name.split("-")
    return "card", {"kind": kind, "value": int(value)}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """Return the message of what a word does, and to which card."""
    verb, _, rest = word.partition("-")
    if verb in ("pass", "confirm", "stop") or word == "sell-merchants":
        return f"word-{word}", {}
    if verb == "take":
        return "word-take", {"kind": rest}
    if verb != "sell":
        return f"word-{verb}", {"card": rest}
    kind, values = rest.split("-")
    return "word-sell", {"cards": ["merchant" if value == "m" else f"{kind}-{value}" for value in values]}
