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
"""How a game paints its board, or all of its table."""


class TerminalGame:
    """One game from the first question to the ranking; `bots` play the seats they are given for."""

    def __init__(self, table: hippodrome.Table, speaker: Speaker, bots: dict[int, Bot], console: Console) -> None:
        self.table = table
        self.speaker = speaker
        self.bots = bots
        self.console = console
        self.told = len(table.events) if table.said else 0  # who goes on with a game has read the rest of its log
        self.screen = Screen(speaker, self.person)
        painting = room_of(table.game.name, "showing.terminal")
        # A game paints its board, and the parts tell the rest; or it paints the whole of its table; or neither.
        self._whole = not hasattr(painting, "paint_board") and hasattr(painting, "screen")
        self._board: Painting = getattr(painting, "screen" if self._whole else "paint_board", plain.screen)
        self._painted: dict[str, str] = {}

    @property
    def person(self) -> int:
        """The seat of the person: the first without a bot."""
        return next(seat for seat in range(self.table.state.seats) if seat not in self.bots)

    def run(self) -> None:
        """Play to the end, or until the person leaves, also by Ctrl-C; raises BotFailed."""
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
        """The same, and write the record of the game however it is left; `again` is the command to go on with it."""
        need_to_write(path)
        for ending in ("SIGTERM", "SIGHUP"):  # who closes the window leaves as by Ctrl-C
            if hasattr(signal, ending):
                signal.signal(getattr(signal, ending), signal.default_int_handler)
        try:
            self.run()
        finally:
            self.save(path)
            key = "terminal-saved" if self.table.over else "terminal-left"
            self.console.print(self.speaker.say(key, path=str(path), command=shlex.join(again)))

    def save(self, path: Path) -> None:
        """Write the record of the game so far."""
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
        """Said on a copy: whenever somebody presses Ctrl-C, the table is whole and can be saved."""
        table = self.table.copy()
        for word in words:
            table.play(seat, word)
        self.table = table

    def _person_answers(self) -> bool:
        """Show the table and take one answer; False to leave."""
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
        """The pieces of the table that look different from when they were last painted; or all of it."""
        sections = self.screen.sections(parts, self._board(view, self.speaker), self._whole)
        now = {name: plainly(section, self.console.width) for name, section in sections.items()}
        for name in now if all_of_it else changed(self._painted, now):
            self.console.print(sections[name])
        self._painted = now
        if parts.reckoning is not None and all_of_it:
            self.console.print(self.screen.reckoning(parts.reckoning))

    def _command(self, typed: str, rule: str) -> bool:
        """Carry out a command; True if the table has changed."""
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
        """The log since the person last looked."""
        news = self.table.events[self.told :]
        self.told = len(self.table.events)
        if news:
            self.console.print(Divider(style="grey35"))
        for event in news:
            seen = event.seen_by(self.person)
            if seen is not None:
                self.console.print(self._line(seen))

    def _line(self, event: hippodrome.Event) -> Text:
        """What happened, with the sign of who did it."""
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
