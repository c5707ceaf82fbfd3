"""Text painted on a terminal respects its width, encoding and colours."""

import io
import re

import pytest

from hippodrome.paint import Block, Columns, Console, Divider, Frame, Grid, Text, plainly


class Terminal(io.TextIOWrapper):
    """A fake terminal that remembers what was written to it."""

    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding, newline="\n")

    def isatty(self) -> bool:
        return True

    @property
    def shown(self) -> str:
        return self.buffer.getvalue().decode(self.encoding)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("WT_SESSION", "1")
    return Terminal()


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("", 5, [""]),
        ("one two three", 20, ["one two three"]),
        ("one two three", 8, ["one two", "three"]),
        ("one two three", 7, ["one two", "three"]),
        ("one  two", 6, ["one", "two"]),
        ("unbreakable", 4, ["unbr", "eaka", "ble"]),
        ("an unbreakable word", 5, ["an", "unbre", "akabl", "e", "word"]),
        ("first\nsecond line", 6, ["first", "second", "line"]),
        (" Wine 4 ", 8, [" Wine 4 "]),
        (" Wine 4 ", 7, [" Wine 4"]),
        ("🐘🐘🐘", 4, ["🐘🐘", "🐘"]),
        ("🐘", 1, ["🐘"]),
    ],
)
def test_lines_break_between_words(text: str, width: int, lines: list[str]) -> None:
    assert [line.plain for line in Text(text).lines(width)] == lines


def test_a_piece_keeps_its_colour_wherever_the_line_breaks(terminal: Terminal) -> None:
    text = Text("red wine", "red bold").append(" and ", "bold").append(Text("white wine", "black on gold1 bold"))
    Console(terminal, width=9).print(text)
    assert terminal.shown == (
        "\x1b[31;1mred wine\x1b[0m\n\x1b[1mand \x1b[0m\x1b[30;48;5;220;1mwhite\x1b[0m\n\x1b[30;48;5;220;1mwine\x1b[0m\n"
    )


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_are_omitted_where_the_environment_forbids_them(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    Console(terminal).print("plain", style="red")
    assert terminal.shown == "plain\n"


def test_output_to_a_file_is_not_wrapped_or_coloured() -> None:
    paper = io.StringIO()
    Console(paper, width=10).print(Text("a", "red"), "sentence wider than ten", style="bold")
    assert paper.getvalue() == "a sentence wider than ten\n"


def test_characters_that_the_encoding_lacks_become_question_marks() -> None:
    terminal = Terminal("latin-1")
    Console(terminal, width=12).print("⚓ Größe", Frame(Text("x")))
    assert "? Größe" in terminal.shown and "? x" in terminal.shown


def test_an_unknown_colour_is_an_error_at_once() -> None:
    with pytest.raises(KeyError):
        Text("x", "burple")


def test_boxes_tables_and_columns() -> None:
    table = Grid("who", "what", title="News", expand=True)
    table.add_row("Anna", "laid all of her wine on the table")
    table.add_row(Text("Ben", "red"), "")
    cards = Columns([f"card {number}" for number in range(5)], padding=(0, 2))
    shown = Block(
        table, Frame(cards, title="Hand", title_align="left", subtitle="5", subtitle_align="right"), Divider("end")
    )
    assert plainly(shown, 28) == (
        "            News            \n"
        "┌──────┬───────────────────┐\n"
        "│ who  │ what              │\n"
        "├──────┼───────────────────┤\n"
        "│ Anna │ laid all of her   │\n"
        "│      │ wine on the table │\n"
        "│ Ben  │                   │\n"
        "└──────┴───────────────────┘\n"
        "╭─ Hand ───────────────────╮\n"
        "│ card 0  card 1  card 2   │\n"
        "│ card 3  card 4           │\n"
        "╰────────────────────── 5 ─╯\n"
        "─────────── end ────────────"
    )


def test_a_table_can_be_justified_and_have_no_borders() -> None:
    table = Grid(show_header=False, box=None)
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    table.add_row("a word", "1")
    table.add_row("b", "one hundred")
    assert plainly(table, 15) == "a word        1\nb           one\n        hundred"


def test_a_status_line_is_erased_at_the_end(terminal: Terminal) -> None:
    with Console(terminal).status("Greedy is thinking"):
        pass
    assert re.sub(r"^.*\r", "", terminal.shown) == ""
