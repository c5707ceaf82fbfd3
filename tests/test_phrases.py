"""The phrase check finds each phrase of its list in every kind of file, and leaves correct sentences alone."""

import pytest

import phrases

ENGLISH = """
It waits for so many seconds. | An errand a so-manieth time. | It takes 3 ms a choice. | It took, in the mean, 4 ms.
Take of each so much. | It is more by one. | A page for who plays. | It answers who looks at a table.
For somebody who looks on. | A link for anybody who comes by. | She is the first who answers. | It is not even we.
It takes the own card. | It is one's turn. | Here is how one plays. | Who decides is supposed to follow the advice.
The game goes on with the next seat. | The server says how it goes on. | It said no more. | No more is had.
Values are to be had there. | How a piece comes to stand. | Play it as it is told. | The way is told here.
The page tells what a view is. | The text stands in a file. | This is what stands on the box. | See what became of it.
The page hears of nothing. | They let it go by. | A test sees to that. | It has to do with it. | The step speaks of it.
This makes it fast. | The lines it is done without. | It copies all, but for the dice. | The file is read anew.
The name, as far as it is known. | It is good in so far. | It runs in order that we see. | It is there where you look.
One is surely best. | Rome won, the more so with bots. | Hitherto it was slow. | It was changed of late.
It is known already beforehand. | It is so from the beginning on. | A copy, for want of its own. | Nothing is there.
It changes what is there. | Take all that one wants. | The present rules say. | Type the present password.
An address is no thing to read. | It is the half of it. | Two cards on hand. | The way of a click.
Quoted as the book has it.
The game is at an end. | Full of it is the log. | Me and my data | Make up again | Listen again
"""
GERMAN = """
Bitte wählen Sie ein Spiel. | Ihr Konto ist gelöscht. | Wer schweigt, wird ersetzt. | Das macht Sinn.
Nach so viele Sekunden. | Erschienen in 1998.
"""
POLISH = "Zagrałeś kartę. | Co byś zrobił? | Pretendent zaczyna w: Tracja. | Pan może grać dalej."
CORRECT = """
There are so many that the list is cut. | For players who wait. | The log tells you who won.
Nobody but you can see it.
It goes on the board. | Play continues until everybody has passed. | In the meantime it waits. | The cards in hand.
The army stands in Nicaea. | The player is told that the site is busy. | The site suits those for whom time matters.
"""


def sentences(text: str) -> list[str]:
    return [sentence.strip() for line in text.strip().splitlines() for sentence in line.split(" | ")]


def found(path: str, text: str) -> list[str]:
    return [hit.found for hit in phrases.hits(path, text)]


@pytest.mark.parametrize(
    ("language", "text"), [("en", ENGLISH), ("de", GERMAN), ("pl", POLISH)], ids=["English", "German", "Polish"]
)
def test_each_phrase_is_found(language: str, text: str) -> None:
    path = f"docs/page.{language}.md"
    missed = [sentence for sentence in sentences(text) if not found(path, sentence)]
    assert not missed
    for pattern, _instead in phrases.LANGUAGES[language]:
        assert any(pattern.search(sentence) for sentence in sentences(text)), f"no example for {pattern.pattern}"


def test_there_are_many_phrases() -> None:
    assert len(phrases.ENGLISH) >= 40


@pytest.mark.parametrize("sentence", sentences(CORRECT))
def test_a_correct_sentence_is_left_alone(sentence: str) -> None:
    assert not found("docs/page.md", sentence)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.py", '"""Wait for so many seconds."""\n'),
        ("a.py", "x = 1  # wait for so\ny = 2\n# wait for so\n# many seconds\n"),
        ("a.py", 'raise ValueError(f"{x} took so many seconds")\n'),
        ("docs/a.md", "Wait for so\nmany seconds.\n"),
        ("en.ftl", "waiting = Wait for so many seconds.\n"),
        ("a.js", "wait(); // for so many seconds\n"),
        ("a.css", "/* so many\n * pixels */\n"),
        ("a.html", "{# so many pixels #}<p>"),
        ("a.ipynb", '{"cells": [{"cell_type": "markdown", "source": ["so\\n", "many worlds"]}]}'),
    ],
)
def test_a_phrase_is_found_in_every_kind_of_file(path: str, text: str) -> None:
    assert len(found(path, text)) == 1


@pytest.mark.parametrize(
    ("path", "text"),
    [("a.py", "so_many = 1\n"), ("docs/a.md", "Quote `so many` here.\n```\nso many\n```\n"), ("a.js", "so; many();\n")],
)
def test_code_is_no_prose(path: str, text: str) -> None:
    assert not found(path, text)


def test_a_hit_names_file_and_line() -> None:
    (hit,) = phrases.hits("docs/a.md", "One.\n\nWait for so\nmany seconds.\n")
    assert str(hit) == "docs/a.md:3: 'so many': write the number, or: this many"


def test_an_exception_must_be_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    key = ("README.md", "so many")
    monkeypatch.setitem(phrases.EXCEPTIONS, key, "an example")
    assert phrases.faults([]) == [f"EXCEPTIONS: not needed any more: {key}"]
