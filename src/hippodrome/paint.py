"""Painting on a terminal: coloured text, boxes, tables and columns, limited to what a game's screen needs.

Everything that can be painted returns its lines for a given width. A `Console` prints them, in colour where supported.
"""

import errno
import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import IO, Literal, Protocol

BASIC = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
MORE = {
    "dark_green": 22,
    "dodger_blue1": 33,
    "green3": 40,
    "dark_red": 88,
    "dark_magenta": 90,
    "orange4": 94,
    "medium_purple1": 141,
    "gold3": 178,
    "red1": 196,
    "dark_orange": 208,
    "gold1": 220,
    "yellow1": 226,
    "grey35": 240,
    "grey50": 244,
    "grey62": 247,
    "grey85": 253,
}
"""More colours by their usual names, from the 256-colour palette of terminals."""

SEAT_SIGNS = "●■▲◆✚★"
SEAT_STYLES = ("red1", "dodger_blue1", "gold1", "green3", "medium_purple1", "grey85")
"""Each player's symbol and colour."""

Align = Literal["left", "center", "right"]


class Paintable(Protocol):
    """Anything that can be painted as lines of text."""

    def lines(self, width: int) -> list["Text"]:
        """Return the lines, if possible none wider than `width`."""


def plainly(thing: Paintable, width: int) -> str:
    """Return the painted lines as text without colours."""
    return "\n".join(line.plain for line in thing.lines(width))


@cache
def codes(style: str) -> str:
    """Return the terminal codes of a style, which consists of `bold`, `dim`, a colour, and `on` with a colour."""
    found = []
    ground = 0
    for name in style.split():
        if name in ("bold", "dim"):
            found.append("1" if name == "bold" else "2")
        elif name == "on":
            ground = 10
        elif name in BASIC:
            found.append(str(30 + ground + BASIC.index(name)))
        else:
            found.append(f"{38 + ground};5;{MORE[name]}")
    return ";".join(found)


@cache
def breadth(character: str) -> int:
    """Return the number of columns a character takes."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Text:
    """Text with a style for each character."""

    def __init__(self, text: str = "", style: str = "") -> None:
        codes(style)  # unknown colours raise an error even where output is not coloured
        self.plain = text
        self.styles = [style] * len(text)

    @classmethod
    def assemble(cls, *parts: "str | Text") -> "Text":
        """Concatenate several parts."""
        return cls().join(parts)

    @property
    def width(self) -> int:
        """The number of columns on one line."""
        return sum(map(breadth, self.plain))

    def append(self, text: "str | Text", style: str = "") -> "Text":
        """Add a part in place and return this text."""
        more = text if isinstance(text, Text) else Text(text, style)
        self.plain += more.plain
        self.styles += more.styles
        return self

    def join(self, parts: "Iterable[str | Text]") -> "Text":
        """Return the parts joined by this text."""
        joined = Text()
        for number, part in enumerate(parts):
            joined.append(self if number else "").append(part)
        return joined

    def __add__(self, other: "str | Text") -> "Text":
        return Text().append(self).append(other)

    def __getitem__(self, piece: "slice[int | None, int | None]") -> "Text":
        cut = Text(self.plain[piece])
        cut.styles = self.styles[piece]
        return cut

    def lines(self, width: int) -> list["Text"]:
        """Break lines between words; a word is only broken if it is too wide for a line."""
        lines: list[Text] = []
        start = 0
        for paragraph in self.plain.split("\n"):
            lines += self[start : start + len(paragraph)]._broken(width)
            start += len(paragraph) + 1
        return lines

    def _broken(self, width: int) -> list["Text"]:
        lines, line, end = [], Text(), 0
        for found in re.finditer(r"\s*\S+", self.plain):
            word, end = self[found.start() : found.end()], found.end()
            if line.plain and line.width + word.width > width:
                lines.append(line)
                line, word = Text(), word[len(word.plain) - len(word.plain.lstrip()) :]
            while word.width > width and len(word.plain) > 1:
                fitting = next((n for n in range(len(word.plain), 1, -1) if word[:n].width <= width), 1)
                lines.append(word[:fitting])
                word = word[fitting:]
            line.append(word)
        return [*lines, line.append(self[end:]) if line.width + self[end:].width <= width else line]

    def padded(self, width: int, align: Align = "left", fill: str = " ", style: str = "") -> "Text":
        """Pad the text to a width."""
        spare = max(0, width - self.width)
        left = {"left": 0, "center": spare // 2, "right": spare}[align]
        return Text(fill * left, style) + self + Text(fill * (spare - left), style)

    def told(self, colour: bool) -> str:
        """Return the text with terminal codes, if `colour` is True."""
        if not colour:
            return self.plain
        pieces = []
        for style, found in groupby(zip(self.plain, self.styles, strict=True), key=itemgetter(1)):
            piece, sign = "".join(character for character, _ in found), codes(style)
            pieces.append(f"\x1b[{sign}m{piece}\x1b[0m" if sign else piece)
        return "".join(pieces)


def sign(seat: int) -> Text:
    """Return a player's symbol in the player's colour, so that colour is never the only distinction."""
    return Text(SEAT_SIGNS[seat % len(SEAT_SIGNS)], SEAT_STYLES[seat % len(SEAT_STYLES)])


def _text(thing: str | Text) -> Text:
    return thing if isinstance(thing, Text) else Text(thing)


def _edge(ends: str, width: int, title: str, align: Align, style: str, title_style: str) -> Text:
    """Return the upper or lower edge of a box, with a title."""
    line = "─"
    shown = Text(f" {title} ", title_style) if title else Text()
    inside = shown.padded(width - 4, align, line, style)
    return Text(ends[0] + line, style) + inside + Text(line + ends[1], style)


class Block:
    """Several things, one below the other."""

    def __init__(self, *parts: Paintable) -> None:
        self.parts = parts

    def lines(self, width: int) -> list[Text]:
        return [line for part in self.parts for line in part.lines(width)]


class Divider:
    """A line across the terminal, with or without a title."""

    def __init__(self, title: str = "", style: str = "") -> None:
        self.title, self.style = title, style

    def lines(self, width: int) -> list[Text]:
        return [_edge("──", width, self.title, "center", self.style, self.style)]


class Frame:
    """A box around something."""

    def __init__(
        self,
        inside: Paintable,
        title: str = "",
        title_align: Align = "center",
        subtitle: str = "",
        subtitle_align: Align = "center",
        border_style: str = "",
    ) -> None:
        self.inside, self.border_style = inside, border_style
        self.title, self.title_align = title, title_align
        self.subtitle, self.subtitle_align = subtitle, subtitle_align

    def lines(self, width: int) -> list[Text]:
        left, right = Text("│ ", self.border_style), Text(" │", self.border_style)
        return [
            _edge("╭╮", width, self.title, self.title_align, self.border_style, self.border_style),
            *[left + line.padded(width - 4) + right for line in self.inside.lines(width - 4)],
            _edge("╰╯", width, self.subtitle, self.subtitle_align, self.border_style, self.border_style),
        ]


class Columns:
    """Items side by side in as many columns as fit; the second number of `padding` is the space between them."""

    def __init__(self, items: Sequence[str | Text], padding: tuple[int, int] = (0, 1)) -> None:
        self.items = [_text(item) for item in items]
        self.between = padding[1]

    def lines(self, width: int) -> list[Text]:
        for count in range(len(self.items), 1, -1):
            widths = [max(item.width for item in self.items[column::count]) for column in range(count)]
            if sum(widths) + self.between * (count - 1) <= width:
                rows = [self.items[start : start + count] for start in range(0, len(self.items), count)]
                space = Text(" " * self.between)
                return [space.join(item.padded(w) for item, w in zip(row, widths, strict=False)) for row in rows]
        return [line for item in self.items for line in item.lines(width)]


class Column:
    """One column of a table."""

    def __init__(self, header: str, align: Align, no_wrap: bool) -> None:
        self.align, self.no_wrap = align, no_wrap
        self.header = Text(header, "bold")
        self.cells: list[Text] = []

    def widths(self, with_header: bool) -> tuple[int, int]:
        """Return the minimum width (the longest word) and the width at which nothing needs to be broken."""
        cells = [*self.cells, self.header] if with_header else self.cells
        whole = max((cell.width for cell in cells), default=0)
        words = (Text(word).width for cell in cells for word in cell.plain.split())
        return (whole if self.no_wrap else max(words, default=0)), whole


class Grid:
    """A table, with lines between its columns unless `box` is None."""

    def __init__(
        self,
        *headers: str,
        title: str = "",
        title_style: str = "bold",
        border_style: str = "",
        expand: bool = False,
        show_header: bool = True,
        box: str | None = "│",
    ) -> None:
        self.title, self.title_style, self.border_style = title, title_style, border_style
        self.expand, self.show_header, self.box = expand, show_header, box
        self.columns: list[Column] = []
        for header in headers:
            self.add_column(header)

    def add_column(self, header: str = "", justify: Align = "left", no_wrap: bool = False) -> None:
        """Add a column."""
        self.columns.append(Column(header, justify, no_wrap))

    def add_row(self, *cells: str | Text) -> None:
        """Add a row."""
        for column, cell in zip(self.columns, cells, strict=True):
            column.cells.append(_text(cell))

    def lines(self, width: int) -> list[Text]:
        widths = self._widths(width)
        rows = [[column.cells[row] for column in self.columns] for row in range(len(self.columns[0].cells))]
        painted = [line for row in rows for line in self._row(row, widths)]
        header = self._row([column.header for column in self.columns], widths) if self.show_header else []
        whole = painted[0].width if painted else sum(widths)
        title = [Text(self.title, self.title_style).padded(whole, "center")] if self.title else []
        if self.box is None:
            return [*title, *header, *painted]
        middle = [self._line("├┼┤", widths)] if header else []
        return [*title, self._line("┌┬┐", widths), *header, *middle, *painted, self._line("└┴┘", widths)]

    def _line(self, signs: str, widths: list[int]) -> Text:
        return Text(signs[0] + signs[1].join("─" * (width + 2) for width in widths) + signs[2], self.border_style)

    def _row(self, cells: list[Text], widths: list[int]) -> list[Text]:
        """Return the lines of a row, which is as high as its highest cell."""
        broken = [cell.lines(width) for cell, width in zip(cells, widths, strict=True)]
        left, middle, right = ("│ ", " │ ", " │") if self.box else ("", "  ", "")
        lines = []
        for number in range(max(map(len, broken))):
            pieces = [
                (cell[number] if number < len(cell) else Text()).padded(width, column.align)
                for cell, width, column in zip(broken, widths, self.columns, strict=True)
            ]
            between = Text(middle, self.border_style)
            lines.append(Text(left, self.border_style) + between.join(pieces) + Text(right, self.border_style))
        return lines

    def _widths(self, width: int) -> list[int]:
        """Return the widths of the columns; if there is not enough room, the widest shrink first."""
        least, widths = map(list, zip(*(column.widths(self.show_header) for column in self.columns), strict=True))
        room = width - (3 * len(widths) + 1 if self.box else 2 * (len(widths) - 1))
        while sum(widths) > room:
            most = max(range(len(widths)), key=lambda column: (widths[column] > least[column], widths[column]))
            if widths[most] <= 1:
                break
            widths[most] -= 1
        if self.expand:
            for number in range(room - sum(widths)):
                widths[number % len(widths)] += 1
        return widths


class Console:
    """An output: a terminal, or a file, which gets neither colours nor line breaks within sentences."""

    def __init__(self, file: IO[str] | None = None, width: int | None = None) -> None:
        self._file, self._width = file, width

    @property
    def file(self) -> IO[str]:
        """The output file."""
        file = self._file or sys.stdout
        if file is None:  # the shell closed it with `>&-`
            raise OSError(errno.EBADF, "Standard output is closed, so nothing can be shown.")
        return file

    @property
    def width(self) -> int:
        """The width in columns."""
        return self._width or shutil.get_terminal_size((100, 24)).columns

    @property
    def is_terminal(self) -> bool:
        """Whether the output is an interactive terminal."""
        return self.file.isatty() and os.environ.get("TERM") != "dumb"

    @property
    def colour(self) -> bool:
        """Whether to use colours; old Windows consoles would print the codes."""
        readable = sys.platform != "win32" or "WT_SESSION" in os.environ
        return self.is_terminal and readable and not os.environ.get("NO_COLOR")

    def print(self, *things: str | Paintable, style: str = "") -> None:
        """Print things; strings and Texts are joined on one line, everything else is printed below each other."""
        said: list[Text] = []
        for thing in things:
            if isinstance(thing, str | Text):
                said.append(Text(thing, style) if isinstance(thing, str) else thing)
            else:
                self._put(thing.lines(self.width))
        if said:
            sentence = Text(" ").join(said)
            self._put(sentence.lines(self.width) if self.is_terminal else [sentence])

    def input(self, prompt: str, style: str = "") -> str:
        """Read a line from the user; raises EOFError if there is no more input."""
        self._write(Text(prompt, style).told(self.colour) + ": ")
        if sys.stdin is None:
            raise EOFError
        return input()

    @contextmanager
    def status(self, text: str) -> Iterator[None]:
        """Show a line while something is in progress."""
        if not self.is_terminal:
            yield
            return
        self._write(text)
        try:
            yield
        finally:
            self._write("\r" + " " * Text(text).width + "\r")

    def _put(self, lines: Iterable[Text]) -> None:
        self._write("".join(line.told(self.colour) + "\n" for line in lines))

    def _write(self, text: str) -> None:
        """Write text, with question marks for characters that the terminal's encoding lacks."""
        encoding = getattr(self.file, "encoding", None) or "utf-8"
        self.file.write(text.encode(encoding, "replace").decode(encoding))
        self.file.flush()
