"""Every lesson can be played to its end under the current rules, in ten minutes at most."""

import re
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games import find_game, game_names
from hippodrome.kernel.dice import ScriptedDice
from hippodrome.lessons import BadLesson, Course, Step, TeachingMoment, Texts, begin, lessons_of
from hippodrome.lessons.lesson import FIRST, Lesson, fits
from hippodrome.text import LANGUAGES, Speaker

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game).values()]
WORDS_A_MINUTE, SECONDS_A_STEP, MINUTES = 200, 15, 10
LONGEST = 240
"""The most characters of a step, so that it fits into the teacher's panel on a phone without much scrolling."""


def named(lesson):
    return f"{lesson.game}-{lesson.name}"


def started(lesson):
    table = begin(lesson, b"any", strict=True)
    return table, Course(lesson, words=len(table.said))


def left_of(table):
    dice = table.state.dice
    assert isinstance(dice, ScriptedDice)
    return dice.script[dice.place :]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_can_be_played_to_its_end_and_uses_all_its_dice(lesson):
    table, course = started(lesson)
    while not course.done:
        step = course.step
        if step.do:
            ask = table.ask_of(lesson.you)
            assert ask is not None, f"step {course.number + 1}: the learner is not asked"
            assert ask.words != [ask.declinable], (
                f"step {course.number + 1}: this question is declined automatically, without a click"
            )
            for word in course.answer(table):
                table.play(lesson.you, word)
        elif step.free:
            others = [Course(lesson, course.starts) for _ in table.ask_of(lesson.you).words]
            for other, word in zip(others, table.ask_of(lesson.you).words, strict=True):
                tried = table.copy()
                tried.play(lesson.you, word)
                other.follow(tried)
                other.play_through(tried)
            table.play(lesson.you, table.ask_of(lesson.you).words[0])
        course.follow(table)
    assert not left_of(table), "the lesson scripts more dice than are rolled"
    assert not table.over, "a lesson must end in the middle of a game"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_has_eight_to_fifteen_steps_and_starts_with_an_action(lesson):
    assert 8 <= len(lesson.step) <= 15
    doing = [number for number, step in enumerate(lesson.step) if not step.to_read]
    assert doing[0] <= 1, "the first decision must be two clicks away from the home page"
    assert len(doing) >= len(lesson.step) / 2, "at least half of the steps must be actions"
    assert lesson.step[-1].to_read, "the last step must explain how to continue"
    assert len(lesson.names) in (0, find_game(lesson.game).seats[-1], started(lesson)[0].state.seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_takes_ten_minutes_at_most(lesson, language):
    words = sum(len(step.text.said(language).split()) for step in lesson.step)
    clicks = sum(max(1, len(step.wanted)) for step in lesson.step)
    minutes = words / WORDS_A_MINUTE + (SECONDS_A_STEP * len(lesson.step) + 3 * clicks) / 60
    assert minutes <= MINUTES, f"{minutes:.1f} minutes"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_complete_in_every_language_and_short(lesson):
    for number, step in enumerate(lesson.step, 1):
        messages = [step.text, step.other, *(one.text for one in step.instead)]
        for texts in [texts for texts in messages if texts is not None]:
            translations = [texts.said(language) for language in LANGUAGES]
            assert all(translations) and len(set(translations)) == len(LANGUAGES), f"step {number}: {translations[0]}"
            for text in translations:
                assert len(text) <= LONGEST, f"step {number}, {len(text)} characters: {text}"
                assert text[-1] in ".!?:", text
    assert all(lesson.title.said(language) for language in LANGUAGES)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_other_answers_are_explained(lesson):
    table, course = started(lesson)
    while not course.done:
        step = course.step
        if step.do:
            wanted = step.wanted
            for word in table.ask_of(lesson.you).words:
                if any(fits(word, pattern) for pattern in wanted):
                    continue
                tried = table.copy()
                tried.play(lesson.you, word)
                said = Course(lesson, course.starts).objection(tried, [word])
                assert said is not None
                assert said in (step.other, *(one.text for one in step.instead))
            for word in course.answer(table):
                table.play(lesson.you, word)
                assert Course(lesson, course.starts).objection(table, [word]) is None
            assert course.complete(table)
        elif step.free:
            table.play(lesson.you, table.ask_of(lesson.you).words[0])
        course.follow(table)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_highlighted_places_exist(lesson):
    """A step may highlight a part of the page, a place on the board or a card in the hand."""
    from hippodrome.draw import board_picture
    from hippodrome.parts import parts_of

    table, course = started(lesson)
    while not course.done:
        step = course.step
        parts = parts_of(table.view(lesson.you))
        if step.look and step.look not in PARTS and not step.look.startswith("sheet-"):
            drawn = board_picture(lesson.game, parts.board, Speaker(lesson.game, "en"), "wide", "b-").svg
            cards = [card.name for card in parts.hand.cards] if parts.hand else []
            assert f'id="b-{step.look}"' in drawn or step.look in cards, f"step {course.number + 1}: {step.look}"
        if step.free and not step.do:
            table.play(lesson.you, table.ask_of(lesson.you).words[0])
        else:
            for word in course.answer(table):
                table.play(lesson.you, word)
        course.follow(table)


PARTS = ("hand", "own", "answers", "question", "players", "log", "board", "stage")


def test_each_of_our_games_has_a_first_lesson():
    ours = {"byzanz", "byzantium", "byzantio", "nekken", "hamilcar"}
    assert {lesson.game for lesson in LESSONS if lesson.name == FIRST} >= ours


def test_complex_games_have_a_second_lesson():
    assert {lesson.game for lesson in LESSONS if lesson.name == "second"} >= {"byzantium", "byzantio", "hamilcar"}


# --- how courses work -----------------------------------------------------------------------------------------------

SAME = Texts(en="Do.", de="Tu.", pl="Zrób.")


def small_lesson(*steps):
    return Lesson(game="byzanz", title=SAME, step=steps, seats=3, name="small")


def test_a_lesson_with_illegal_words_is_refused():
    lesson = small_lesson(Step(text=SAME, do="confirm"))
    with pytest.raises(BadLesson, match="step 1: 'confirm' is not legal for seat 0"):
        Course(lesson).play_through(begin(lesson, b"any"))
    lesson = small_lesson(Step(text=SAME, do="pass", then=("0 pass",)))
    with pytest.raises(BadLesson, match="step 1"):
        Course(lesson).play_through(begin(lesson, b"any"))


def test_the_words_of_a_step_may_be_played_in_any_legal_order():
    lesson = next(lesson for lesson in LESSONS if named(lesson) == "byzanz-first")
    wanted = Step(text=SAME, do="bid-cloth-2 bid-grain-2 confirm", other=SAME)
    lesson = Lesson(game="byzanz", title=SAME, step=(wanted,), seats=3, deal=lesson.deal, name="order")
    table = begin(lesson, b"any")
    course = Course(lesson)
    table.play(0, "bid-grain-2")
    assert course.objection(table, ["bid-grain-2"]) is None
    early = table.copy()
    early.play(0, "confirm")  # after that, the cloth can't be bid any more
    assert course.objection(early, ["confirm"]) == SAME
    table.play(0, "bid-cloth-2")
    assert not course.complete(table)
    table.play(0, "confirm")
    assert course.objection(table, ["confirm"]) is None
    assert course.complete(table)


def test_acting_skips_a_step_of_text_and_undo_does_not_return_to_it():
    lesson = next(lesson for lesson in LESSONS if named(lesson) == "byzanz-first")
    table, course = started(lesson)
    table.play(0, "bid-cloth-2")
    assert course.objection(table, ["bid-cloth-2"]) is None
    assert course.number == 1
    course.go_on(1)
    course.go_back(0)
    assert course.number == 1


def test_the_docs_show_a_real_lesson():
    """Every example in docs/lessons.md is taken from a lesson, a teacher's file or the texts of the puzzles."""
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    folder = Path(hippodrome.__file__).parent / "games" / "byzanz"
    files = ("lessons/first.toml", "lessons/teacher.toml", "puzzles/byzanz.toml")
    written = "".join((folder / name).read_text("utf-8") for name in files)
    lines = written.splitlines()
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        missing = [line for line in example.splitlines() if line and line not in lines]
        assert not missing, f"docs/lessons.md shows lines that do not exist: {missing}"
    entries = set(re.findall(r"`([a-z]+)(?: = [^`]*)?`", page))
    described = {field for kind in (Lesson, Step, TeachingMoment) for field in kind.__struct_fields__} - {
        "start",
        "title",
        "step",
    }
    assert described <= entries | {"name", "text", "other", "instead"}, "docs/lessons.md does not document all entries"
