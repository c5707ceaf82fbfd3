"""Measure whether a move costs more on a site with many tables: `python bench/many_tables.py 5 50 250`.

For each number of tables a site runs in a process of its own, without a network. Each table, in all games, gets a first
move, which is reported separately; then moves are played at random tables. The result is the CPU time of a move
including all requests that its three browsers make.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from load_browsers import SEATS
from one_move import ROOT, Browser, answer, seat_people

MOVES = 300
SETTINGS = {
    "HIPPODROME_LIMITS": "off",
    "HIPPODROME_DECLINE_PACE": "0",
    "HIPPODROME_LOG": "error",
    "DATABASE_URL": "",
    "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
}


def move(pages: Any, slug: str, people: list[Browser], chance: random.Random) -> float | None:
    """Make a move and the requests that follow it; returns the CPU time in milliseconds, or None if nobody can move."""
    mover = next((person for person in people if person.asked and person.words()), None)
    if mover is None:
        return None
    fields: dict[str, object] = {name: mover.field(name) for name in ("version", "seat")}
    fields["word"] = chance.choice(mover.words())
    asked: list[tuple[Browser, Any]] = [(mover, ("POST", f"/t/{slug}/play/", fields))]
    asked += [(person, ("GET", f"/t/{slug}/live/")) for person in people if person is not mover]
    spent = 0.0
    for person, what in asked:
        scope, body = person.request(*what)
        began = time.process_time()
        answered = answer(pages, scope, body)
        spent += time.process_time() - began
        person.read(*answered)
    return 1000 * spent


def measure(tables: int) -> None:
    """Seat everybody, play, and print the results."""
    from hippodrome.web.asgi import pages
    from hippodrome.web.server.serve import migrate

    migrate()
    games, chance = list(SEATS), random.Random(3)
    parties = [seat_people(pages, games[number % len(games)], 3) for number in range(tables)]
    firsts = [spent for party in parties if (spent := move(pages, *party, chance)) is not None]
    later = [spent for _ in range(MOVES) if (spent := move(pages, *chance.choice(parties), chance)) is not None]
    first, mean, median = statistics.mean(firsts), statistics.mean(later), statistics.median(later)
    print(f"{tables:5} tables: first moves {first:.1f} ms, later ones {mean:.1f} (median {median:.1f}) ms", end="")
    print(f", load {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    if "HIPPODROME_DATA" in os.environ and len(sys.argv) == 2:
        sys.path.insert(0, str(ROOT / "src"))
        measure(int(sys.argv[1]))
    else:
        for given in sys.argv[1:]:
            with tempfile.TemporaryDirectory(prefix="hippodrome-tables-") as folder:
                environment = os.environ | SETTINGS | {"HIPPODROME_DATA": folder}
                subprocess.run([sys.executable, __file__, given], env=environment, check=True)
