"""How the words and things of Byzanz are said: message keys and parameters for the Fluent files in text/."""

from hippodrome.games.byzanz import cards


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """A card (`wine-4`, `merchant`) or a kind (`wine`)."""
    if name in cards.KIND_NAMES:
        return f"kind-{name}", {}
    kind, value = name.split("-")
    return "card", {"kind": kind, "value": int(value)}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """What a word does, about which card."""
    verb, _, rest = word.partition("-")
    if verb in ("pass", "confirm", "stop") or word == "sell-merchants":
        return f"word-{word}", {}
    if verb == "take":
        return "word-take", {"kind": rest}
    if verb != "sell":
        return f"word-{verb}", {"card": rest}
    kind, values = rest.split("-")
    return "word-sell", {"cards": ["merchant" if value == "m" else f"{kind}-{value}" for value in values]}
