"""Players who keep a ledger of every move they sent and whether the site acknowledged it.

Whatever happens to the site, the database must agree: it has each acknowledged move exactly once, each unanswered move
at most once, and no other moves of that seat.
"""

import random
import threading
from contextlib import contextmanager

import httpx

from tests.web.web_site import Page

SENT, MADE, REFUSED = "sent", "made", "refused"
PATIENCE = 0.1
"""Seconds before a player retries when the site does not respond."""
GAMES = {
    "byzanz": ("me", "bot:greedy", "bot:random"),
    "byzantium": ("bot:random", "me"),
    "byzantio": ("me", "bot:random", "bot:greedy"),
    "nekken": ("me", "bot:random"),
    "hamilcar": ("me", "bot:random"),
}
"""The seats at a table of each game."""


class Attempt:
    """A word sent for a version of the table, possibly more than once."""

    def __init__(self, version, word):
        self.version = version
        self.word = word
        self.fate = SENT


class Table:
    """A table and the attempts of its player, in order."""

    def __init__(self, slug, seat):
        self.slug = slug
        self.seat = seat
        self.attempts = []

    def check(self, moves):
        """Compare the stored moves (version, seat, word) with the ledger."""
        versions = [version for version, _, _ in moves]
        assert versions == list(range(1, len(versions) + 1)), f"{self.slug}: versions {versions}"
        kept = [word for _, seat, word in moves if seat == self.seat]
        # `reached`: each possible number of stored words that the attempts so far account for.
        reached = {0}
        for number, attempt in enumerate(self.attempts):
            words = attempt.word.split()  # several cards at once are several words
            stored = {place + len(words) for place in reached if kept[place : place + len(words)] == words}
            reached = stored if attempt.fate == MADE else reached | stored
            assert reached, (
                f"{self.slug}: move {number}, {attempt.word} at {attempt.version}, was acknowledged but is lost"
            )
        assert len(kept) in reached, f"{self.slug}: {len(kept)} words stored, {max(reached)} accounted for: duplicates"

    @property
    def made(self):
        return sum(attempt.fate == MADE for attempt in self.attempts)


class LedgerPlayer(threading.Thread):
    """Plays one seat without pause, game after game. Sends about every third move twice, and repeats some later."""

    def __init__(self, site, game, seed):
        super().__init__(daemon=True)
        self.site = site
        self.game = game
        self.chance = random.Random(seed)
        self.person = None
        self.tables = []
        self.last_page = None
        self.ended = 0
        self.errors = []
        self.stopped = threading.Event()

    def run(self):
        while not self.stopped.is_set():
            try:
                self.turn()
            except httpx.HTTPError:
                self.rest()

    def rest(self):
        self.stopped.wait(PATIENCE)

    def turn(self):
        if self.person is None:
            self.person = self.site.guest()
        if not self.tables:
            self.sit_down()
            return
        table = self.tables[-1]
        answer = self.checked(self.person.http.get(f"/t/{table.slug}/live/", headers={"HX-Request": "true"}))
        if answer.status_code != 200:
            self.rest()
            return
        page = Page(answer.text)
        if page.status == "over":
            self.ended += 1
            self.sit_down()
        elif page.own and page.words:
            self.move(table, page)
        else:
            self.stopped.wait(0.02)

    def sit_down(self):
        chairs = GAMES[self.game]
        seats = {f"seat__{number}": chair for number, chair in enumerate(chairs)}
        answer = self.checked(self.person.post(f"/games/{self.game}/new/", count=len(chairs), **seats))
        if answer.status_code == 200 and "/t/" in str(answer.url):
            self.tables.append(Table(str(answer.url).split("/t/")[1].split("/")[0], chairs.index("me")))

    def move(self, table, page):
        self.repeat(table, page)
        self.last_page = page
        attempt = Attempt(page.version, self.chance.choice(page.words))
        table.attempts.append(attempt)
        twice = self.chance.random() < 0.3
        while attempt.fate == SENT and not self.stopped.is_set():
            try:
                answer = self.checked(self.person.play(table.slug, page, attempt.word))
            except httpx.HTTPError:
                self.rest()  # unknown whether it was stored: send the same request again
                continue
            if answer.status_code == 200:
                attempt.fate = MADE
            elif answer.status_code < 500:
                attempt.fate = REFUSED  # or an earlier, unanswered try was stored
            else:
                self.rest()
        if twice and attempt.fate == MADE:
            answer = self.checked(self.person.play(table.slug, page, attempt.word))
            assert_refused(self, answer, attempt)

    def repeat(self, table, page):
        """Repeat the last move if its word is legal again. The site must refuse it: it answers an earlier question."""
        last = table.attempts[-1] if table.attempts else None
        if last is not None and last.fate == MADE and last.word in page.words:
            assert_refused(self, self.checked(self.person.play(table.slug, self.last_page, last.word)), last)

    def checked(self, answer):
        """Record an error for any server error other than 503; return the response."""
        if answer.status_code >= 500 and answer.status_code != 503:
            self.errors.append(f"{answer.status_code} {answer.request.method} {answer.request.url.path}")
        return answer


def assert_refused(keeper, answer, attempt):
    """Record an error if a repeated move was accepted."""
    if answer.status_code == 200:
        keeper.errors.append(f"{attempt.word} at version {attempt.version} was accepted twice")


@contextmanager
def playing_at(site, games, seed=1):
    """Run one player per game within a block; afterwards stop the players and the site."""
    people = [LedgerPlayer(site, game, seed + number) for number, game in enumerate(games)]
    for person in people:
        person.start()
    try:
        yield people
    finally:
        for person in people:
            person.stopped.set()
        site.stop()


def stop(people):
    for person in people:
        person.stopped.set()
    for person in people:
        person.join(60)
        assert not person.is_alive()


def check(people, moves_of):
    """Compare the ledgers with the database; return the number of acknowledged moves."""
    for person in people:
        for table in person.tables:
            table.check(moves_of(table.slug))
    for person in people:
        assert not person.errors, person.errors[:5]
    return sum(table.made for person in people for table in person.tables)
