"""A table's parts in the terminal: players, board, conflict, own cards, question and answers."""

from collections.abc import Mapping, Sequence

from hippodrome.paint import Block, Columns, Frame, Grid, Paintable, Text, sign
from hippodrome.parts import Action, Box, Card, Figure, Parts, Reckoning, Say, Sheet, Side, Stage
from hippodrome.text import Speaker

LISTED = 12
"""Up to this many answers are listed one per line with their effects; more are shown in columns."""


class Screen:
    """Paints parts for the person at seat `you`."""

    def __init__(self, speaker: Speaker, you: int) -> None:
        self.speaker = speaker
        self.you = you

    def told(self, said: Say | None) -> str:
        """Return a message as text."""
        return "" if said is None else self.speaker.fill(said.key, said.params)

    def name(self, seat: int) -> str:
        """Return the name of a player, or "You" for the reader."""
        return self.speaker.say("terminal-you") if seat == self.you else self.speaker.seat(seat)

    def sections(self, parts: Parts, board: Paintable | None, whole: bool) -> dict[str, Paintable]:
        """Return the table as named sections, so that unchanged ones needn't be painted again.

        A game that paints its whole table itself (`whole`) gets no sections for players and cards from here.
        """
        found: dict[str, Paintable] = {}
        if not whole:
            found["players"] = self._players(parts)
        if board is not None:
            found["board"] = board
        if parts.stage is not None and not whole:
            found["stage"] = self._stage(parts.stage)
        if not whole:
            found |= self._own(parts)
        return found

    # --- players -----------------------------------------------------------------------------------------------------

    def _players(self, parts: Parts) -> Paintable:
        title = " · ".join(self._figure(figure) for figure in parts.question.progress)
        table = Grid(title=title, title_style="bold gold3", show_header=False, box=None)
        for _ in range(4):
            table.add_column()
        for sheet in parts.sheets:
            asked = "▶" if sheet.seat in parts.question.seats else " "
            name = Text(self.name(sheet.seat), "bold" if sheet.seat == self.you else "")
            score = self._figure(sheet.score) if sheet.score else ""
            figures = "  ".join(self._figure(figure) for figure in sheet.figures)
            table.add_row(
                Text(f"{asked} ") + sign(sheet.seat) + " " + name, score, figures, Text(self.told(sheet.state), "dim")
            )
        details = [detail for sheet in parts.sheets for detail in self._details(sheet)]
        return Block(table, *details)

    def _details(self, sheet: Sheet) -> list[Paintable]:
        """Return a player's open cards, tracks and (for other players) boxes."""
        told = [f"{self.told(track.name)} {track.at}/{track.length}" for track in sheet.tracks]
        told += [self.told(card.title) for card in sheet.cards]
        if sheet.seat != self.you:
            told += [self._box(box) for box in sheet.boxes]
        return [Text("  ") + sign(sheet.seat) + Text(f" {' · '.join(told)}", "dim")] if told else []

    def _figure(self, figure: Figure) -> str:
        forecast = "" if figure.forecast is None else f" → {figure.forecast}"
        return f"{self.told(figure.name)} {figure.shown}{forecast}"

    def _box(self, box: Box) -> str:
        inside = ", ".join(self._figure(figure) for figure in box.figures)
        return " ".join(text for text in (f"{self.told(box.title)}:", inside, self.told(box.note)) if text)

    # --- the stage, and the viewer's side -----------------------------------------------------------------------------

    def _stage(self, stage: Stage) -> Frame:
        lines: list[Paintable] = [self._side(side) for side in stage.sides]
        for odds in stage.odds:
            about = "≈ " if odds.sampled else ""
            lines.append(Text(f"{self.told(odds.name)} {about}{odds.percent:.0f} %".strip()))
        if stage.outcome is not None:
            lines.append(Text(self.told(stage.outcome), "bold"))
        lines += [Text(self.told(note), "dim") for note in stage.notes]
        return Frame(Block(*lines), title=self.told(stage.title), title_align="left", border_style="red1")

    def _side(self, side: Side) -> Text:
        line = Text(self.told(side.name)) if side.seat is None else sign(side.seat) + f" {self.name(side.seat)}"
        if side.total is not None:
            line.append(f" {side.total}", "bold")
        told = [f"[{die.pips}]" + ("!" if die.hit else "") for die in side.dice]
        told += [self._figure(figure) for figure in (*side.figures, *side.modifiers)]
        told += [self.told(card.title) for card in side.cards]
        return line.append(f": {' · '.join(told)}" if told else "")

    def _own(self, parts: Parts) -> dict[str, Paintable]:
        found: dict[str, Paintable] = {}
        boxes = next((sheet.boxes for sheet in parts.sheets if sheet.seat == self.you), ())
        if boxes:
            found["boxes"] = Columns([self._box(box) for box in boxes], padding=(0, 3))
        if parts.hand is not None:
            cards: Paintable = Text("–", "dim")
            if parts.hand.cards:
                cards = Columns([self._card(card) for card in parts.hand.cards], padding=(0, 2))
            found["hand"] = Frame(cards, title=self.told(parts.hand.title), title_align="left", border_style="gold3")
        return found

    def _card(self, card: Card) -> Text:
        return Text(self.told(card.title), "bold")

    # --- question, answers, result -----------------------------------------------------------------------------------

    def answers(self, parts: Parts) -> Paintable:
        """Return all answers with numbers, names, costs and effects, and the disabled ones with the reason."""
        lines: list[Paintable] = []
        number = 1
        for group in parts.groups:
            given = [action for action in group.actions if action.word is not None]
            if group.title is not None:
                lines.append(Text(self.told(group.title), "bold"))
            dense = len(given) > LISTED or group.folded
            told = [self._answer(place, action, dense) for place, action in enumerate(given, number)]
            number += len(given)
            lines += [Columns(told, padding=(0, 3))] if dense and told else told
            refused = [action for action in group.actions if action.word is None]
            lines += [Text(f" – {self.told(action.title)}: {self._why(action)}", "dim") for action in refused]
        return Block(*lines)

    def _why(self, action: Action) -> str:
        return f"{self.told(action.why)} ({action.rule})" if action.rule else self.told(action.why)

    def _answer(self, number: int, action: Action, dense: bool) -> Text:
        line = Text.assemble(Text(f"{number:2}", "bold"), f" {self.told(action.title)}")
        figures = [*action.gain, *action.cost, *action.left]
        told = [self._figure(figure) for figure in figures]
        if action.odds is not None:
            told.append(f"{'≈ ' if action.odds.sampled else ''}{action.odds.percent:.0f} %")
        if told:
            line.append(f" ({', '.join(told)})", "green")
        if action.note is not None and not dense:
            line.append(f" · {self.told(action.note)}", "dim")
        return line.append(f" {action.word}", "grey50")

    def reckoning(self, reckoning: Reckoning) -> Paintable:
        """Return every player's points, itemised."""
        lines: list[Paintable] = [Text(self.told(reckoning.title), "bold gold3")]
        for account in reckoning.accounts:
            total = "?" if account.total is None else str(account.total)
            line = Text(f"{account.place}. ") + sign(account.seat) + f" {self.name(account.seat)} "
            line.append(total, "bold")
            if account.items:
                items = ", ".join(f"{self.told(item.name)}: {item.shown}" for item in account.items)
                line.append(f"  {items}", "dim")
            lines.append(line)
        lines += [Text(self.told(note), "dim") for note in reckoning.notes]
        return Block(*lines)


def spoken(parts: Parts) -> list[str]:
    """Return the words of the answers in numerical order."""
    return [action.word for action in parts.actions if action.word is not None]


def known(typed: str, words: Sequence[str]) -> str | None:
    """Return the word that was typed, by number or by name."""
    if typed.isdecimal() and 1 <= int(typed) <= len(words):
        return words[int(typed) - 1]
    return typed if typed in words else None


def changed(before: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """Return the names of sections that look different from when they were last painted."""
    return [name for name, text in now.items() if before.get(name) != text]
