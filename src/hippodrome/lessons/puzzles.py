"""Puzzles: positions from bots' games in which one answer is clearly the best, with proof.

They are data files in `games/<game>/puzzles/`. `<game>.json.gz` contains the positions and is written by
`tools/puzzles.py`. `<game>.toml` contains a title and an explanation for individual puzzles, and `themes.toml` the
default texts for each kind of puzzle. Every position was redealt for the seat that is asked: all that the seat can't
know is random, so not even the file reveals what the others really held.
"""

import gzip
import zlib
from base64 import b85decode, b85encode
from functools import cache
from typing import Any

import msgspec

from hippodrome.api import table_at
from hippodrome.bots import world_for
from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.searching import Search
from hippodrome.kernel.table import Table
from hippodrome.lessons.course import reply
from hippodrome.lessons.lesson import BadLesson, Texts, folder_of, read_toml
from hippodrome.text import LANGUAGES

DAY = 86_400
LONGEST_TITLE, LONGEST_WHY = 44, 340
"""Limits for a puzzle's title and explanation, in characters."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of puzzle."""

    name: str
    asked: str
    """The keys of its prompts without `prompt-`, separated by `|`."""
    title: Texts
    task: Texts
    why: Texts
    """What such a decision depends on; shown once the puzzle is solved."""


class Themes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a game's `themes.toml`."""

    theme: tuple[Theme, ...]


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of one puzzle."""

    title: Texts
    """A title that arouses curiosity without giving the answer away."""
    why: Texts | None = None
    """Why the best answer is best, and what is wrong with the others; shown once the puzzle is solved."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The evidence for the best answer: the source game and the search settings, so that anybody can repeat it."""

    game: str
    """The bots' game that the position comes from."""
    iterations: int
    seeds: tuple[int, ...]
    tried: tuple[int, ...]
    """The number of playouts of the three best answers, summed over all searches."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, the seat that is asked, and the value of each answer."""

    name: str
    theme: str
    rules: int
    """The version of the rules used in the search."""
    seat: int
    level: int
    """1 if the game's rules of thumb find the answer, 2 if looking one word ahead does, otherwise 3."""
    best: str
    chances: dict[str, int]
    """The value of each answer for the seat, from 0 to 100, best first: half of it is the chance to win, half the
    expected lead. Answers that were hardly tried are left out."""
    proof: Proof
    position: str
    """The compressed position; see `packed` and `unpacked`."""
    before: tuple[str, ...] = ()
    """The words played since the position: `1 pass`."""
    rolled: tuple[int, ...] = ()
    """The rolls and draws since the position."""
    also: tuple[str, ...] = ()
    """Other answers that are equally good, usually because they lead to the same result."""
    line: tuple[str, ...] = ()
    """The complete best answer, if it takes several words."""
    game: str = ""

    def solved_by(self, words: list[str]) -> bool:
        """Return whether words are the best answer or its beginning; the cards of a bid may come in any order."""
        if words[0] in self.also:
            return True
        line = list(self.line or (self.best,))
        if len(words) > len(line):
            return words[: len(line)] == line
        return sorted(words) == sorted(line[: len(words)])

    def table(self, names: tuple[str, ...] = ()) -> Table:
        """Return the table at which the seat is asked; raises an error if the current rules reject the position."""
        dice = ScriptedDice(list(self.rolled), b"puzzle", strict=False)
        table = table_at(self.game, unpacked(self.position), dice, names)
        for said in self.before:
            table.play(*reply(said))
        return table

    def search(self, seed: int, iterations: int) -> Search:
        """Search for the best answer again, in worlds consistent with the seat's knowledge.

        All games are played to the end, victory and lead count equally, and every answer is tried.
        """
        dice = Dice.of(seed)
        table = self.table()
        settings = SearchSettings(
            score_weight=0.5,
            score_scale=table.game.good_lead,
            prior_temperature=5 / 3,
            initial_width=64,
            root_width=64,
            min_z_score=0.0,
        )
        search = Search(world_for(table, self.seat, dice), self.seat, dice, settings)
        search.run(iterations)
        return search


def packed(position: dict[str, Any]) -> str:
    """Compress a position into text that needs no escaping in JSON."""
    return b85encode(zlib.compress(msgspec.json.encode(position), 9)).decode()


def unpacked(position: str) -> dict[str, Any]:
    """Return the position from its compressed text."""
    return msgspec.json.decode(zlib.decompress(b85decode(position)), type=dict[str, Any])


@cache
def themes_of(game: str) -> tuple[Theme, ...]:
    """Return the themes of a game's puzzles."""
    folder = folder_of(game, "puzzles")
    found: Themes = read_toml(folder / "themes.toml", Themes) if folder is not None else Themes(())
    return found.theme


def theme_of(puzzle: Puzzle) -> Theme:
    return next(theme for theme in themes_of(puzzle.game) if theme.name == puzzle.theme)


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return a game's puzzles by name, easy ones first."""
    folder = folder_of(game, "puzzles")
    source = folder / f"{game}.json.gz" if folder is not None else None
    if source is None or not source.is_file():
        return {}
    try:
        found = msgspec.json.decode(gzip.decompress(source.read_bytes()), type=list[Puzzle])
    except (msgspec.DecodeError, OSError, EOFError, zlib.error) as error:
        raise BadLesson(f"{source.name}: {error}") from error
    return {one.name: msgspec.structs.replace(one, game=game) for one in found}


@cache
def texts_of(game: str) -> dict[str, Own]:
    """Return the texts of individual puzzles by name; raises BadLesson if they are invalid."""
    folder = folder_of(game, "puzzles")
    source = folder / f"{game}.toml" if folder is not None else None
    if source is None or not source.is_file():
        return {}
    found: dict[str, Own] = read_toml(source, dict[str, Own])
    for name, own in found.items():
        if name not in puzzles_of(game):
            raise BadLesson(f"{source.name}: there is no puzzle {name}")
        for texts, most in ((own.title, LONGEST_TITLE), (own.why, LONGEST_WHY)):
            said = [texts.said(language) for language in LANGUAGES] if texts is not None else []
            if not all(0 < len(text) <= most for text in said):
                raise BadLesson(f"{source.name}: {name} has a text that is empty or longer than {most} characters")
    return found


def title_of(puzzle: Puzzle) -> Texts:
    """Return a puzzle's own title, or that of its theme."""
    own = texts_of(puzzle.game).get(puzzle.name)
    return own.title if own is not None else theme_of(puzzle).title


def why_of(puzzle: Puzzle) -> Texts:
    """Return a puzzle's own explanation, or that of its theme."""
    own = texts_of(puzzle.game).get(puzzle.name)
    return own.why if own is not None and own.why is not None else theme_of(puzzle).why


def puzzle_of_the_day(games: list[str], now: float) -> Puzzle | None:
    """Return the same puzzle for everybody all day; the game changes from day to day."""
    taught = [game for game in games if puzzles_of(game)]
    if not taught:
        return None
    weeks, day = divmod(int(now) // DAY, len(taught))
    own = list(puzzles_of(taught[day]).values())
    return own[weeks % len(own)]
