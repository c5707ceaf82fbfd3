"""How the words and things of Byzantio and Nekken are said: message keys and parameters for the files in text/."""

PLAIN = ("nothing", "spare", "accept", "refuse", "keep", "confirm", "forfeit-turn")
ABOUT = {"forfeit": "kind", "cross": "kind", "be": "dynasty", "remove": "dynasty", "go": "province"}
"""What a family of words is about; the other families are about a city."""
CITY_WORDS = ("place", "write", "strike", "guess", "give")


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """A city, a province, a dynasty, an action or an event: no two of them share a name."""
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """What a word does, and about what."""
    verb, _, rest = word.partition("-")
    if word in PLAIN:
        return f"word-{word}", {}
    if verb == "target":
        city, _, dynasty = rest.rpartition("-")
        return "word-target", {"city": city, "dynasty": dynasty}
    if verb in ABOUT:
        return f"word-{verb}", {ABOUT[verb]: rest}
    if verb in CITY_WORDS:
        return f"word-{verb}", {"city": rest}
    return "word-kind", {"kind": word}
