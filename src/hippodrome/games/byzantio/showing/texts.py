"""How the words and things of Byzantio and Nekken are said: message keys and parameters for the files in text/."""

PLAIN = ("nothing", "spare", "accept", "refuse", "keep", "confirm", "forfeit-turn")
ABOUT = {"forfeit": "kind", "cross": "kind", "be": "dynasty", "remove": "dynasty", "go": "province"}
"""What a family of words is about; the other families are about a city."""


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """A city, a province, a dynasty, an action or an event: no two of them share a name."""
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """What a word does, and about what; the kinds of action, and a few more, are about nothing."""
    verb, _, rest = word.partition("-")
    if word in PLAIN or not rest:
        return f"word-{word}", {}
    if verb == "target":
        city, _, dynasty = rest.rpartition("-")
        return "word-target", {"city": city, "dynasty": dynasty}
    return f"word-{verb}", {ABOUT.get(verb, "city"): rest}
