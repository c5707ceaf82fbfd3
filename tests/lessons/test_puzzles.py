"""Every puzzle matches the current rules and has a legal best answer with a valid proof."""

import gzip
import json
import re
from pathlib import Path

import msgspec
import pytest

from hippodrome.games import find_game, game_names
from hippodrome.lessons import puzzles as shelf
from hippodrome.lessons.lesson import BadLesson, fits
from hippodrome.lessons.puzzles import (
    puzzle_of_the_day,
    puzzles_of,
    texts_of,
    theme_of,
    themes_of,
    title_of,
    why_of,
)
from hippodrome.text import LANGUAGES, Speaker

GAMES = [game for game in game_names() if puzzles_of(game)]
PUZZLES = [puzzle for game in GAMES for puzzle in puzzles_of(game).values()]
DAY = 86_400
LARGEST = 250_000
"""The most bytes that all puzzles together may add to an install."""


def named(puzzle):
    return f"{puzzle.game}-{puzzle.name}"


ENOUGH = 12


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_dozen_puzzles(game):
    assert len(puzzles_of(game)) >= ENOUGH


def test_half_of_the_puzzles_are_above_the_first_level():
    assert set(GAMES) == {"byzanz", "byzantium", "byzantio", "nekken", "hamilcar"}
    levels = [puzzle.level for puzzle in PUZZLES]
    assert set(levels) == {1, 2, 3}
    assert sum(level > 1 for level in levels) * 2 >= len(levels)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_a_puzzle_has_one_best_answer_under_the_current_rules(puzzle):
    assert puzzle.rules == find_game(puzzle.game).version, "make the puzzles again: tools/puzzles.py"
    table = puzzle.table()
    table.check()
    ask = table.ask_of(puzzle.seat)
    assert ask is not None
    assert len(table.asks) == 1
    assert len(ask.words) >= 3
    assert fits(ask.key.removeprefix("prompt-"), theme_of(puzzle).asked)
    assert puzzle.chances.keys() <= set(ask.words)
    assert next(iter(puzzle.chances)) == puzzle.best
    assert len(puzzle.also) <= 1
    others = [worth for word, worth in puzzle.chances.items() if word not in (puzzle.best, *puzzle.also)]
    assert others, "a puzzle needs wrong answers"
    # The result of a few short searches is partly luck; five long ones with new dice that agree are reliable.
    sure = puzzle.proof.iterations >= 4000 and len(puzzle.proof.seeds) >= 5
    assert puzzle.chances[puzzle.best] - max(others) >= (3 if sure else 8)
    assert list(puzzle.chances.values()) == sorted(puzzle.chances.values(), reverse=True)
    assert puzzle.line[:1] in ((), (puzzle.best,))
    for word in puzzle.line:
        table.play(puzzle.seat, word)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_a_proof_records_how_it_was_found(puzzle):
    assert puzzle.proof.iterations >= 400
    assert len(set(puzzle.proof.seeds)) >= 3
    assert puzzle.proof.game
    assert min(puzzle.proof.tried) >= 15


@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_a_few_iterations_agrees(game):
    puzzle = max(puzzles_of(game).values(), key=lambda one: one.chances[one.best] - sorted(one.chances.values())[-2])
    search = puzzle.search(seed=99, iterations=200)
    assert search.table.game.words.spellings[search.best()] in (puzzle.best, *puzzle.also)


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_every_proof_can_be_repeated(puzzle):
    for seed in puzzle.proof.seeds:
        search = puzzle.search(seed, puzzle.proof.iterations)
        assert search.table.game.words.spellings[search.best()] in (puzzle.best, *puzzle.also)


def test_themes_have_short_texts_in_every_language():
    for game in GAMES:
        for theme in themes_of(game):
            for text, most in ((theme.title, 40), (theme.task, 200), (theme.why, 220)):
                translations = [text.said(language) for language in LANGUAGES]
                assert all(translations)
                assert len(set(translations)) == len(LANGUAGES)
                assert max(map(len, translations)) <= most, (game, theme.name)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_a_title_and_an_explanation_of_its_own(game):
    assert texts_of(game).keys() == puzzles_of(game).keys()
    for language in LANGUAGES:
        titles = [title_of(puzzle).said(language) for puzzle in puzzles_of(game).values()]
        assert len(set(titles)) == len(titles)
        themes = {text.said(language) for theme in themes_of(game) for text in (theme.title, theme.why)}
        assert not themes & {*titles, *(why_of(puzzle).said(language) for puzzle in puzzles_of(game).values())}
    for own in texts_of(game).values():
        assert len({own.why.said(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_does_not_name_the_answer(puzzle, language):
    speaker = Speaker(puzzle.game, language)
    answer = " ".join(speaker.word(word) for word in (puzzle.best, *puzzle.also, *puzzle.line))
    names = {word.lower() for word in re.findall(r"[^\W\d_]{4,}", answer)}
    title = {word.lower() for word in re.findall(r"[^\W\d_]{4,}", title_of(puzzle).said(language))}
    assert not names & title


@pytest.fixture
def texts(tmp_path, monkeypatch):
    """Return a function that writes the texts of Byzanz's puzzles and reads them."""

    def read(text):
        (tmp_path / "byzanz.toml").write_text(text, "utf-8")
        monkeypatch.setattr(shelf, "folder_of", lambda *_: tmp_path)
        texts_of.cache_clear()
        return texts_of("byzanz")

    puzzles_of("byzanz"), themes_of("byzanz")
    yield read
    texts_of.cache_clear()


TITLE = 'title = {{ en = "{0}", de = "zwei", pl = "trzy" }}\n'


def test_a_puzzle_without_its_own_text_uses_that_of_its_theme(texts):
    first, second = list(puzzles_of("byzanz").values())[:2]
    texts(f"[{first.name}]\n" + TITLE.format("one"))
    assert title_of(first).said("en") == "one"
    assert why_of(first) == theme_of(first).why
    assert title_of(second) == theme_of(second).title


@pytest.mark.parametrize(
    "text",
    [
        "[no-such-puzzle]\n" + TITLE.format("one"),
        '[NAME]\ntitle = { en = "one", de = "zwei" }\n',
        "[NAME]\n" + TITLE.format(""),
        "[NAME]\n" + TITLE.format("x" * 45),
        "[NAME]\n" + TITLE.format("one") + 'hint = "no"\n',
        "[NAME\n",
    ],
)
def test_a_text_that_cannot_be_shown_is_refused(texts, text):
    name = next(iter(puzzles_of("byzanz")))
    with pytest.raises(BadLesson, match=r"byzanz\.toml"):
        texts(text.replace("NAME", name))


def test_the_best_answer_may_be_given_card_by_card_in_any_order():
    puzzle = msgspec.structs.replace(PUZZLES[0], best="a", line=("a", "b", "end"), also=("c",))
    for words in ("a", "a b", "b a", "a b end", "a b end more", "c", "c b"):
        assert puzzle.solved_by(words.split()), words
    for words in ("b", "d", "a end", "a d", "d a b"):
        assert not puzzle.solved_by(words.split()), words


def test_the_puzzle_of_the_day_changes_at_midnight_and_rotates_between_games():
    noon = 20_000 * DAY + DAY // 2
    days = [puzzle_of_the_day(GAMES, noon + day * DAY) for day in range(len(GAMES) * 3)]
    assert puzzle_of_the_day(GAMES, noon + 3600) == days[0]
    assert {puzzle.game for puzzle in days[: len(GAMES)]} == set(GAMES)
    assert len({(puzzle.game, puzzle.name) for puzzle in days}) == len(days)
    assert puzzle_of_the_day([], noon) is None


def test_puzzles_take_little_space():
    import hippodrome.games

    folder = Path(hippodrome.games.__file__).parent
    files = [*folder.glob("*/puzzles/*")]
    assert sum(file.stat().st_size for file in files) < LARGEST
    for file in folder.glob("*/puzzles/*.json.gz"):
        assert isinstance(json.loads(gzip.decompress(file.read_bytes())), list)
