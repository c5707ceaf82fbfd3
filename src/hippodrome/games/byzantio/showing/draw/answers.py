"""Which provinces and cities are answers now; all others are drawn as before."""

from functools import cache
from typing import Final

from hippodrome.draw.scene import BoardScene
from hippodrome.games.byzantio.showing.draw.sites import Site

CITY_VERBS: Final = ("place", "write", "strike", "guess", "give")


class PlacedAnswers:
    """The places of a scene's words."""

    def __init__(self, scene: BoardScene, site: Site) -> None:
        words = scene.actions
        provinces, cities = _meant(site)
        self.going = any(word.startswith("go-") for word in words)
        self.aimed = any(word.startswith(("target-", "remove-")) for word in words)
        self.telling = self.aimed or any(place.startswith("garrisons-") for place in scene.why)
        """Whether garrisons can be named, or have a reason why not."""
        self.provinces = {provinces[word] for word in words if word in provinces}
        self.cities = {cities[word] for word in words if word in cities}


@cache
def province_words(site: Site, name: str) -> tuple[list[str], list[str]]:
    """Return the words of a click on a province: go there, start there (BO 0.4), or settle (Nekken)."""
    board = site.land.board
    homes = zip(board.dynasties, board.homes, strict=True) if board.volcano < 0 else ()
    at_home = [f"be-{dynasty}" for dynasty, home in homes if board.provinces[home] == name]
    return [f"go-{name}", *at_home], [] if site.land.has_cities else city_words(name)


@cache
def city_words(name: str) -> list[str]:
    """Return the words of a click on a city."""
    return [f"{verb}-{name}" for verb in CITY_VERBS]


@cache
def _meant(site: Site) -> tuple[dict[str, str], dict[str, str]]:
    """Map words to the provinces, and to the cities, that they mean."""
    by_province = {name: province_words(site, name) for name in site.land.board.provinces}
    provinces = {word: name for name, (going, settling) in by_province.items() for word in going + settling}
    cities = {word: name for name in site.cities for word in city_words(name)}
    return provinces, cities
