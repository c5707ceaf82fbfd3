"""How the words and things of Byzantium are said: message keys and parameters for the Fluent files in text/.

City names are not there: the board is the only place that knows its cities, in three languages.
"""

from functools import cache
from typing import cast

from hippodrome.games import find_game
from hippodrome.games.byzantium.game import Byzantium


@cache
def _city_names(language: str) -> dict[str, str]:
    game = cast(Byzantium, find_game("byzantium"))
    boards = reversed(list(game.boards.values()))  # a board of one's own has the last word
    return {name: board.city_name(city, language) for board in boards for city, name in enumerate(board.ids)}


def thing_name(name: str, language: str) -> str | None:
    """The name of a city as the board gives it; None for everything else."""
    return _city_names(language).get(name)


def thing_key(name: str) -> tuple[str, dict[str, object]]:
    """A box, an army, a side, a building, an office."""
    return f"thing-{name}", {}


def word_key(word: str) -> tuple[str, dict[str, object]]:
    """What a word does, about which box, seat, number or city."""
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
