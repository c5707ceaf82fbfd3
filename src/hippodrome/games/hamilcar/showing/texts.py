"""How the words and things of Hamilcar are said: message keys and parameters for the Fluent files in text/."""

from hippodrome.games.hamilcar import board, cards, words

SIMPLE = frozenset(words.WORDS.spellings[: words.SPACE])


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """A space, a general, a card of any deck, or a thing that happens."""
    if name in board.SPACE_OF:
        return f"space-{name}", {}
    if name in board.GENERAL_OF:
        return f"general-{name}", {}
    if name.startswith("card-"):
        return name, {}
    if name in cards.BATTLE_NAMES:
        return f"battle-{name}", {}
    if name in cards.TACTICS_NAMES:
        return f"tactics-{name}", {}
    if name in board.PROVINCE_NAMES:
        return f"province-{name}", {}
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """What a word does, about what."""
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
