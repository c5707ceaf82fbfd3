"""Stills: a table's parts on one sheet, for notebooks, documents and the command.

Unlike a page, a sheet can't wrap text or fold panels, so lines are broken here by the width of their letters.
"""

from collections.abc import Iterable
from typing import Final

from hippodrome.draw.lettering import FONT, STRETCH, fit, letters, width_of
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_LIGHT, INK, IVORY, IVORY_DARK, NIGHT, PORPHYRY
from hippodrome.draw.pieces import shape_sign
from hippodrome.draw.scene import SPACE, Picture, Voice
from hippodrome.draw.svg import Svg, at, el, group, number, rect, use
from hippodrome.parts import Account, Box, Card, Figure, Hand, Parts, Reckoning, Say, Sheet

WIDTHS: Final = {"wide": 1000.0, "narrow": 480.0}
MARGIN: Final = 14.0
LINE: Final = 20.0
NAME_ROOM: Final = 120.0
"""The minimum room for a player's symbol and name beside the score."""
SIZE: Final = 14.0
FACE: Final = (78.0, 114.0)
TOLD: Final = (196.0, 114.0)


def broken(text: str, width: float, size: float = SIZE) -> list[str]:
    """Break a text into lines that fit."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [fit(line, width, size) for line in lines]


class Sheets:
    """A sheet of paper that grows downwards as things are added."""

    def __init__(self, voice: Voice, width: float) -> None:
        self.voice = voice
        self.width = width
        self.y = 0.0
        self.drawn: list[Svg] = []

    def told(self, said: Say | None) -> str:
        """Return a message as text."""
        return "" if said is None else self.voice.fill(said.key, said.params)

    def figure(self, figure: Figure) -> str:
        """Return a number with its name."""
        forecast = "" if figure.forecast is None else f" → {figure.forecast}"
        return f"{self.told(figure.name)} {figure.shown}{forecast}"

    def bar(self, text: str, progress: str) -> None:
        """Add the question at the top, and the progress of the game."""
        room = self.width - 3 * MARGIN - width_of(progress, SIZE)
        lines = broken(text, room, 16)[:2]
        height = 24 + LINE * len(lines)
        self.drawn += [
            rect(0, self.y, self.width, height, fill=PORPHYRY),
            *[letters(MARGIN, self.y + 27 + LINE * n, line, 16, IVORY) for n, line in enumerate(lines)],
            letters(self.width - MARGIN, self.y + 27, progress, SIZE, GOLD_LIGHT, "end"),
        ]
        self.y += height

    def board(self, picture: Picture) -> None:
        """Add the board at the full width of the sheet."""
        height = self.width * picture.height / picture.width
        box = f"0 0 {number(picture.width)} {number(picture.height)}"
        self.drawn.append(el("svg", picture.svg, x=0, y=self.y, width=self.width, height=height, viewBox=box))
        self.y += height + MARGIN

    def lines(self, title: str, rows: Iterable[tuple[int | None, str]]) -> None:
        """Add a panel with a title and lines, each with the symbol of its player."""
        room = self.width - 4 * MARGIN - 24
        split = [(seat, broken(text, room)) for seat, text in rows]
        height = 34 + LINE * sum(len(lines) for _, lines in split)
        self.drawn += [
            panel(MARGIN, self.y, self.width - 2 * MARGIN, height),
            letters(2 * MARGIN, self.y + 22, title, 16, GOLD_LIGHT),
        ]
        y = self.y + 44
        for seat, lines in split:
            if seat is not None:
                self.drawn.append(shape_sign(seat, 8, 2 * MARGIN + 8, y - 5))
            for line in lines:
                self.drawn.append(letters(2 * MARGIN + 24, y, line, SIZE, IVORY))
                y += LINE
        self.y += height + MARGIN

    # --- players -----------------------------------------------------------------------------------------------------

    def sheets(self, sheets: tuple[Sheet, ...], asked: tuple[int, ...]) -> None:
        """Add every player's sheet, side by side as far as there is room."""
        rows = -(-len(sheets) // max(1, int(self.width // 236)))
        count = -(-len(sheets) // max(1, rows))
        width = (self.width - MARGIN * (count + 1)) / max(1, count)
        for start in range(0, len(sheets), max(1, count)):
            row = sheets[start : start + count]
            inside = [self._inside(sheet, width - 2 * MARGIN) for sheet in row]
            height = 40 + LINE * max(len(lines) for lines in inside)
            for place, (sheet, lines) in enumerate(zip(row, inside, strict=True)):
                x = MARGIN + place * (width + MARGIN)
                self.drawn.append(group(*self._sheet(sheet, lines, width, height, asked), transform=at(x, self.y)))
            self.y += height + MARGIN

    def _inside(self, sheet: Sheet, width: float) -> list[str]:
        score = self.figure(sheet.score) if sheet.score and not self._beside(sheet, width) else ""
        texts = [score, "  ".join(self.figure(figure) for figure in sheet.figures), self.told(sheet.state)]
        texts += [f"{self.told(track.name)} {track.at}/{track.length}" for track in sheet.tracks]
        texts += [self._box(box) for box in sheet.boxes]
        texts.append(", ".join(self.told(card.title) for card in sheet.cards))
        return [line for text in texts if text for line in broken(text, width)]

    def _box(self, box: Box) -> str:
        inside = ", ".join(self.figure(figure) for figure in box.figures)
        return " ".join(text for text in (f"{self.told(box.title)}:", inside, self.told(box.note)) if text)

    def _beside(self, sheet: Sheet, width: float) -> str:
        """Return the score if it fits beside the player's name; otherwise it is listed below."""
        score = self.figure(sheet.score) if sheet.score else ""
        return score if width_of(score, SIZE) + NAME_ROOM < width else ""

    def _sheet(
        self, sheet: Sheet, lines: list[str], width: float, height: float, asked: tuple[int, ...]
    ) -> Iterable[Svg]:
        score = self._beside(sheet, width)
        room = width - 3 * MARGIN - 24 - width_of(score, SIZE)
        border = GOLD if sheet.seat in asked else "#3a4d6b"
        return [
            panel(0, 0, width, height, stroke=border, stroke_width=2.5 if sheet.seat in asked else 1.2),
            shape_sign(sheet.seat, 9, MARGIN + 9, 20),
            letters(MARGIN + 26, 25, self.voice.seat(sheet.seat), 16, IVORY, room=room),
            letters(width - MARGIN, 25, score, SIZE, GOLD_LIGHT, "end"),
            *[letters(MARGIN, 48 + LINE * n, line, SIZE, IVORY_DARK) for n, line in enumerate(lines)],
        ]

    # --- hand and points ---------------------------------------------------------------------------------------------

    def hand(self, hand: Hand) -> None:
        """Add the cards in hand, as pictures or as text."""
        self.drawn.append(letters(MARGIN, self.y + 16, self.told(hand.title), 16, GOLD_LIGHT))
        self.y += 26
        x = MARGIN
        for card in hand.cards:
            width, height = FACE if card.face else TOLD
            if x + width > self.width - MARGIN:
                x, self.y = MARGIN, self.y + height + 8
            drawn = use(card.face, transform=f"scale({number(width / 100)})") if card.face else self._told_card(card)
            self.drawn.append(group(drawn, transform=at(x, self.y)))
            x += width + 8
        if not hand.cards:
            self.drawn.append(letters(x, self.y + SIZE, "–", SIZE, IVORY))
        self.y += FACE[1] + MARGIN if hand.cards else LINE + MARGIN

    def _told_card(self, card: Card) -> Svg:
        width, height = TOLD
        value = "" if card.value is None else f"{card.value} "
        lines = broken(self.told(card.text), width - 16, 12)[:5]
        return group(
            rect(0, 0, width, height, 8, fill=IVORY),
            rect(0, 0, width, 6, 3, fill=GOLD),
            letters(8, 24, f"{value}{self.told(card.title)}", 14, INK, room=width - 16, font_weight="bold"),
            *[letters(8, 42 + 16 * n, line, 12, INK) for n, line in enumerate(lines)],
        )

    def reckoning(self, reckoning: Reckoning) -> None:
        """Add every player's points, itemised."""
        self.lines(self.told(reckoning.title), [(one.seat, self._account(one)) for one in reckoning.accounts])

    def _account(self, account: Account) -> str:
        total = "?" if account.total is None else account.total
        items = ", ".join(f"{self.told(item.name)}: {item.shown}" for item in account.items)
        line = f"{account.place}. {self.voice.seat(account.seat)}: {total}"
        return f"{line} ({items})" if items else line

    def finish(self, before: Svg, placed: set[str], label: str) -> Picture:
        """Return the sheet as one picture."""
        svg = el(
            "svg", before, rect(0, 0, self.width, self.y, fill=NIGHT), *self.drawn,
            xmlns=SPACE, viewBox=f"0 0 {number(self.width)} {number(self.y)}", width=self.width, height=self.y,
            role="group", aria_label=label, font_family=FONT, font_stretch=STRETCH,
        )  # fmt: skip
        return Picture(svg, placed, self.width, self.y)


def still(parts: Parts, board: Picture, voice: Voice, layout: str, before: Svg) -> Picture:
    """Draw a table's parts on one sheet; `before` contains the style and definitions."""
    sheet = Sheets(voice, WIDTHS[layout])
    question = parts.question
    asked = sheet.told(question.say)
    if not asked and question.seats:
        asked = voice.say("waiting", seat=", ".join(voice.seat(seat) for seat in question.seats))
    title = voice.say("title")
    sheet.bar(asked or title, " · ".join(sheet.figure(figure) for figure in question.progress))
    sheet.board(board)
    stage = parts.stage
    if stage is not None:
        rows = [
            (side.seat, " · ".join([
                sheet.told(side.name) if side.seat is None else voice.seat(side.seat),
                *([] if side.total is None else [str(side.total)]),
                *[f"[{die.pips}]" for die in side.dice],
                *[sheet.figure(figure) for figure in (*side.figures, *side.modifiers)],
                *[sheet.told(card.title) for card in side.cards],
            ]))
            for side in stage.sides
        ]  # fmt: skip
        sheet.lines(sheet.told(stage.title), [*rows, *([(None, sheet.told(stage.outcome))] if stage.outcome else [])])
    if parts.hand is not None:
        sheet.hand(parts.hand)
    sheet.sheets(parts.sheets, question.seats)
    if parts.reckoning is not None and parts.reckoning.over:
        sheet.reckoning(parts.reckoning)
    return sheet.finish(before, board.placed, title)
