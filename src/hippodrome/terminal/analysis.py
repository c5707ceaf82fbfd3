"""The output of an analysis in the terminal: every player's performance, and the turning points."""

import hippodrome
from hippodrome.analysis import Analysis
from hippodrome.analysis.played import GOOD
from hippodrome.draw.fortunes import WIDE, Mark, fortunes
from hippodrome.draw.plots import percent
from hippodrome.paint import Console, Grid
from hippodrome.text import Speaker

KINDS = {"chance": "mostly luck", "choice": "mostly a decision", "course": "the course of the game"}


def print_analysis(found: Analysis, table: hippodrome.Table, speaker: Speaker, console: Console) -> None:
    """Print a table of the players, then the turning points."""
    grid = Grid("player", "accuracy", "good decisions", "chance", "luck", "decisions")
    for fared in found.fared():
        course = found.course(fared.seat)
        grid.add_row(
            speaker.seat(fared.seat),
            "-" if fared.accuracy is None else percent(fared.accuracy),
            f"{fared.good} of {fared.choices}",
            f"{percent(course[0])} to {percent(course[-1])}",
            f"{points(fared.luck)} (±{100 * fared.doubt:.0f})",
            points(course[-1] - course[0] - fared.luck),
        )
    console.print(grid)
    before = {found.first + place: word.chances for place, word in enumerate(found.words, 1)} | {
        found.first: found.start
    }
    for number, turn in enumerate(found.turns(), 1):
        seat = turn.most
        how = KINDS[turn.kind]
        moved = f"{percent(before[turn.words - 1][seat])} to {percent(turn.word.chances[seat])}"
        console.print(
            f"{number}. Word {turn.words}, {speaker.seat(turn.word.seat)}: {speaker.word(turn.word.word)} "
            f"({speaker.seat(seat)} from {moved}, {how})."
        )
        if turn.word.better and turn.word.loss is not None and turn.word.loss >= GOOD:
            console.print(f"   Better: {speaker.word(turn.word.better)} ({points(turn.word.loss)}).")
    if not table.over:
        console.print("The game is not over; the final chances are those of its last position.")


def chart_of(found: Analysis, speaker: Speaker) -> str:
    """Return a chart of everybody's chances."""
    marks = [Mark(turn.words, number, "", "") for number, turn in enumerate(found.turns(), 1)]
    lines = [(speaker.seat(seat), found.course(seat)) for seat in range(found.seats)]
    sheet = WIDE._replace(linked=False)
    return fortunes(lines, "Chances to win", percent, (0, 1), sheet, marks, found.first)


def points(value: float) -> str:
    """Format a change of a chance in percentage points."""
    return f"{100 * value:+.0f}"
