"""A person at a terminal against bots."""

import shlex
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hippodrome
from hippodrome.bots import Bot, BotFailed, answer_of
from hippodrome.paint import Console, Divider, Paintable, Text, plainly, sign
from hippodrome.parts import Parts, entry_of, parts_of
from hippodrome.registry import room_of
from hippodrome.terminal import plain
from hippodrome.terminal.files import need_to_write
from hippodrome.terminal.table import Screen, changed, known, spoken
from hippodrome.text import Speaker, rule_text

Painting = Callable[[dict[str, Any], Speaker], Paintable]
"""Paints a game's board or its whole table."""


class TerminalGame:
    """One game from the first question to the ranking; `bots` maps seats to the bots that play them."""

    def __init__(self, table: hippodrome.Table, speaker: Speaker, bots: dict[int, Bot], console: Console) -> None:
        self.table = table
        self.speaker = speaker
        self.bots = bots
        self.console = console
        self.told = len(table.events) if table.said else 0  # in a resumed game, earlier events are not shown again
        self.screen = Screen(speaker, self.person)
        painting = room_of(table.game.name, "showing.terminal")
        # A game paints only its board (and the rest comes from its parts), its whole table, or nothing.
        self._whole = not hasattr(painting, "paint_board") and hasattr(painting, "screen")
        self._board: Painting = getattr(painting, "screen" if self._whole else "paint_board", plain.screen)
        self._painted: dict[str, str] = {}

    @property
    def person(self) -> int:
        """The person's seat: the first one without a bot."""
        return next(seat for seat in range(self.table.state.seats) if seat not in self.bots)

    def run(self) -> None:
        """Play until the game ends or the person leaves, with a command or Ctrl-C; raises BotFailed."""
        self.console.print(self.speaker.say("terminal-welcome"), style="dim")
        try:
            while not self.table.over:
                ask = self.table.ask_of(self.person)
                if ask is None:
                    self._let_bots_answer()
                elif not self._person_answers():
                    return
            self._tell_news()
            self._show_result()
        except KeyboardInterrupt:
            self.console.print("")

    def run_and_keep(self, path: Path, again: list[str]) -> None:
        """Play, and save the record however the game is left; `again` is the command that resumes it."""
        need_to_write(path)
        for ending in ("SIGTERM", "SIGHUP"):  # closing the window has the same effect as Ctrl-C
            if hasattr(signal, ending):
                signal.signal(getattr(signal, ending), signal.default_int_handler)
        try:
            self.run()
        finally:
            self.save(path)
            key = "terminal-saved" if self.table.over else "terminal-left"
            self.console.print(self.speaker.say(key, path=str(path), command=shlex.join(again)))

    def save(self, path: Path) -> None:
        """Save the record of the game so far."""
        path.write_text(self.table.record().text(), "utf-8")

    def _let_bots_answer(self) -> None:
        seat = self.table.asks[0].seat
        name = self.speaker.seat(seat)
        try:
            with self.console.status(self.speaker.say("terminal-thinking", seat=name)):
                word = answer_of(self.bots[seat], self.table, seat)
        except BotFailed as error:
            raise BotFailed(f"{name} failed after {len(self.table.said)} words.\n{error}") from error
        self._say(seat, word)

    def _say(self, seat: int, *words: str) -> None:
        """Play words on a copy, so that an interruption always leaves a complete table to save."""
        table = self.table.copy()
        for word in words:
            table.play(seat, word)
        self.table = table

    def _person_answers(self) -> bool:
        """Show the table and read one answer; returns False if the person leaves."""
        self._tell_news()
        view = self.table.view(self.person)
        own = next(shown for shown in view["asks"] if shown["seat"] == self.person)
        parts = parts_of(view)
        self._paint(view, parts)
        self.console.print(Text(self.speaker.prompt(own), style="bold gold3"), Text(f"({own['rule']})", style="dim"))
        self.console.print(self.screen.answers(parts))
        words = spoken(parts)
        while True:
            try:
                typed = self.console.input(self.speaker.say("terminal-choose"), style="gold3").strip()
            except EOFError:
                return False
            if typed in ("q", "quit"):
                return False
            word = known(typed, words)
            if word is not None:
                self._say(self.person, *word.split())  # an answer may be several words
                return True
            if self._command(typed, own["rule"]):
                return True
            if not typed or typed.split()[0] not in COMMANDS:
                self.console.print(self.speaker.say("terminal-not-legal", typed=typed, count=len(words)), style="red")

    def _paint(self, view: dict[str, Any], parts: Parts, all_of_it: bool = False) -> None:
        """Paint the sections of the table that have changed since they were last painted, or all of them."""
        sections = self.screen.sections(parts, self._board(view, self.speaker), self._whole)
        now = {name: plainly(section, self.console.width) for name, section in sections.items()}
        for name in now if all_of_it else changed(self._painted, now):
            self.console.print(sections[name])
        self._painted = now
        if parts.reckoning is not None and all_of_it:
            self.console.print(self.screen.reckoning(parts.reckoning))

    def _command(self, typed: str, rule: str) -> bool:
        """Carry out a command; returns True if the table has changed."""
        name, _, argument = typed.partition(" ")
        if name in ("u", "undo"):
            table = self.table.copy()
            try:
                table.undo(self.person)
            except hippodrome.CannotUndo:
                self.console.print(self.speaker.say("terminal-cannot-undo"), style="red")
                return False
            self.table = table
            self.told = min(self.told, len(table.events))
            return True
        if name in ("h", "help"):
            text = rule_text(self.table.game.name, rule, self.speaker.language, self.table.origin.options)
            self.console.print(Text(rule, "bold"), text or self.speaker.say("terminal-no-rule", rule=rule))
        elif name in ("t", "table"):
            view = self.table.view(self.person)
            self._paint(view, parts_of(view), all_of_it=True)
        elif name in ("l", "log"):
            for event in self.table.log(self.person):
                self.console.print(self._line(event))
        elif name in ("s", "save"):
            self._save(argument.strip())
        return False

    def _save(self, path: str) -> None:
        if not path:
            self.console.print(self.speaker.say("terminal-save-where"), style="red")
            return
        try:
            self.save(Path(path))
        except OSError as error:
            reason = error.strerror or str(error)
            self.console.print(self.speaker.say("terminal-cannot-save", path=path, reason=reason), style="red")
        else:
            self.console.print(self.speaker.say("terminal-saved", path=path))

    def _tell_news(self) -> None:
        """Print the events since the person's last turn."""
        news = self.table.events[self.told :]
        self.told = len(self.table.events)
        if news:
            self.console.print(Divider(style="grey35"))
        for event in news:
            seen = event.seen_by(self.person)
            if seen is not None:
                self.console.print(self._line(seen))

    def _line(self, event: hippodrome.Event) -> Text:
        """Return an event as a line with the symbol of its player."""
        seat = entry_of(self.table.game.name, event).seat
        whose = Text("·", "cyan") if seat is None else sign(seat)
        return whose + Text(f" {self.speaker.event(event)}", "cyan")

    def _show_result(self) -> None:
        view = self.table.view(self.person)
        self._paint(view, parts_of(view), all_of_it=True)
        self.console.print(Divider(self.speaker.say("terminal-over"), style="gold3"))
        place = 1
        for group in self.table.ranking:
            names = self.speaker.phrase([self.screen.name(seat) for seat in group])
            points = self.table.scores[group[0]]
            self.console.print(self.speaker.say("terminal-rank", place=place, names=names, points=points), style="bold")
            place += len(group)


COMMANDS = ("u", "undo", "h", "help", "t", "table", "l", "log", "s", "save", "q", "quit")
