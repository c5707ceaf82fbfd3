"""Puzzles: positions of bots' games in which one answer is clearly the best, and the proof that it is.

They are data files in `games/<game>/puzzles/`: `<game>.json.gz` has the positions, written by `tools/puzzles.py`,
`<game>.toml` the title and the explanation of each, written by a person, and `themes.toml` what is said about each kind
of them, and about a puzzle that nobody has written about yet. A position is a world dealt for the seat that is asked:
whatever the seat can't know was dealt anew, so not even the file knows what the others truly held.
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
from hippodrome.lessons.lesson import BadLesson, Texts, fits, folder_of, read_toml
from hippodrome.text import LANGUAGES

DAY = 86_400
LONGEST_TITLE, LONGEST_WHY = 44, 340
"""So many letters a puzzle's own title and explanation have at most."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What puzzles of one kind are about."""

    name: str
    asked: str
    """What is asked: keys of prompts without `prompt-`, with `|` between them."""
    title: Texts
    task: Texts
    why: Texts
    """What such a choice hangs on; told to who has solved one."""


class Themes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game's themes."""

    theme: tuple[Theme, ...]


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about one puzzle alone."""

    title: Texts
    """Makes curious and doesn't give the answer away."""
    why: Texts | None = None
    """Why the best answer is best and where the others lead; told to who has solved it."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it is known which answer is best: found in which game, searched how; anybody can do it again."""

    game: str
    """The bots' game it comes from."""
    iterations: int
    seeds: tuple[int, ...]
    tried: tuple[int, ...]
    """How often the best three answers were tried in all searches together."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, who is asked, and what each answer is worth."""

    name: str
    theme: str
    rules: int
    """The version of the rules it was searched under."""
    seat: int
    level: int
    """1 if the game's rules of thumb find the answer, 2 if a glance ahead does, 3 if neither."""
    best: str
    """The best answer."""
    chances: dict[str, int]
    """The seat's prospects after each answer, from 0 to 100, the best first: half of it is how likely it wins, half how
    far ahead it ends. What was hardly tried is left out."""
    proof: Proof
    position: str
    """The position, packed: `packed` and `unpacked` lead there and back."""
    before: tuple[str, ...] = ()
    """What has been said since the position: `1 pass`."""
    rolled: tuple[int, ...] = ()
    """What has been rolled and drawn since."""
    also: tuple[str, ...] = ()
    """Another answer that is as good, mostly because it comes to the same."""
    line: tuple[str, ...] = ()
    """The whole of the best answer, where it takes several words."""
    game: str = ""

    def solved_by(self, words: list[str]) -> bool:
        """Whether words are the best answer, or how it begins; cards of one bid may come in any order."""
        if words[0] in self.also:
            return True
        line = list(self.line or (self.best,))
        if len(words) > len(line):
            return words[: len(line)] == line
        return sorted(words) == sorted(line[: len(words)])

    def table(self, names: tuple[str, ...] = ()) -> Table:
        """The table at which the seat is asked; raises an error if today's rules don't know the position."""
        dice = ScriptedDice(list(self.rolled), b"puzzle", strict=False)
        table = table_at(self.game, unpacked(self.position), dice, names)
        for said in self.before:
            table.play(*reply(said))
        return table

    def search(self, seed: int, iterations: int) -> Search:
        """Look for the best answer anew, in worlds that fit what the seat knows.

        Every game is played to its end, the victory and the lead count alike, and every answer gets a try.
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
    """A position in few letters, all of which may stand in a JSON text as they are."""
    return b85encode(zlib.compress(msgspec.json.encode(position), 9)).decode()


def unpacked(position: str) -> dict[str, Any]:
    """The position that was packed."""
    return msgspec.json.decode(zlib.decompress(b85decode(position)), type=dict[str, Any])


@cache
def themes_of(game: str) -> tuple[Theme, ...]:
    """What a game's puzzles are about."""
    folder = folder_of(game, "puzzles")
    found: Themes = read_toml(folder / "themes.toml", Themes) if folder is not None else Themes(())
    return found.theme


def theme_of(puzzle: Puzzle) -> Theme:
    """What a puzzle is about."""
    return next(theme for theme in themes_of(puzzle.game) if theme.name == puzzle.theme)


def theme_for(game: str, key: str) -> Theme | None:
    """The theme of a question, by the key of its prompt."""
    asked = key.removeprefix("prompt-")
    return next((theme for theme in themes_of(game) if fits(asked, theme.asked)), None)


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, the easy ones first; none if it has none."""
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
    """What was written about single puzzles of a game, by their names; raises BadLesson if it can't be shown."""
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
                raise BadLesson(f"{source.name}: {name} has a text that is empty or longer than {most} letters")
    return found


def title_of(puzzle: Puzzle) -> Texts:
    """A puzzle's own title, or that of its theme."""
    own = texts_of(puzzle.game).get(puzzle.name)
    return own.title if own is not None else theme_of(puzzle).title


def why_of(puzzle: Puzzle) -> Texts:
    """Why the best answer is best, or what such a choice hangs on."""
    own = texts_of(puzzle.game).get(puzzle.name)
    return own.why if own is not None and own.why is not None else theme_of(puzzle).why


def puzzle_of_the_day(games: list[str], now: float) -> Puzzle | None:
    """The same puzzle for everybody all day long, of another game every day."""
    taught = [game for game in games if puzzles_of(game)]
    if not taught:
        return None
    weeks, day = divmod(int(now) // DAY, len(taught))
    own = list(puzzles_of(taught[day]).values())
    return own[weeks % len(own)]
