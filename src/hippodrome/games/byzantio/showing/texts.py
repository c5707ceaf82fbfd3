"""Message keys and parameters in text/*.ftl for the words and things of Byzantio and Nekken."""

PLAIN = ("nothing", "spare", "accept", "refuse", "keep", "confirm", "forfeit-turn")
ABOUT = {"forfeit": "kind", "cross": "kind", "be": "dynasty", "remove": "dynasty", "go": "province"}
"""What each family of words is about; families that are not listed are about a city."""


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """Return the message of a city, province, dynasty, action or event; no two of them share a name."""
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """Return the message of what a word does, and to what; kinds of action and a few more need no object."""
    verb, _, rest = word.partition("-")
    if word in PLAIN or not rest:
        return f"word-{word}", {}
    if verb == "target":
        city, _, dynasty = rest.rpartition("-")
        return "word-target", {"city": city, "dynasty": dynasty}
    return f"word-{verb}", {ABOUT.get(verb, "city"): rest}
