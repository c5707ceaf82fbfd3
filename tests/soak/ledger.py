"""People who keep a ledger: every move they sent, and whether the site said that it was made.

Whatever happens to the site, the database must tell the same story: each acknowledged move is there once, a move
without an answer is there once or not at all, and nothing else was said for that seat.
"""

import random
import threading
from contextlib import contextmanager

import httpx

from tests.web.web_site import Page

SENT, MADE, REFUSED = "sent", "made", "refused"
PATIENCE = 0.1
"""Seconds between two tries of somebody whom the site does not answer."""
GAMES = {
    "byzanz": ("me", "bot:greedy", "bot:random"),
    "byzantium": ("bot:random", "me"),
    "byzantio": ("me", "bot:random", "bot:greedy"),
    "nekken": ("me", "bot:random"),
    "hamilcar": ("me", "bot:random"),
}
"""Who sits at the tables of each game."""


class Attempt:
    """A word that was sent against a version, perhaps more than once."""

    def __init__(self, version, word):
        self.version = version
        self.word = word
        self.fate = SENT


class Table:
    """A table, and what its player sent there, in order."""

    def __init__(self, slug, seat):
        self.slug = slug
        self.seat = seat
        self.attempts = []

    def check(self, moves):
        """Hold (version, seat, word) of all moves, as the database has them, against the ledger."""
        versions = [version for version, _, _ in moves]
        assert versions == list(range(1, len(versions) + 1)), f"{self.slug}: versions {versions}"
        kept = [word for _, seat, word in moves if seat == self.seat]
        # `reached`: how many of the kept words the attempts so far may explain, each way to read them.
        reached = {0}
        for number, attempt in enumerate(self.attempts):
            said = attempt.word.split()  # several cards at once are several words
            there = {place + len(said) for place in reached if kept[place : place + len(said)] == said}
            reached = there if attempt.fate == MADE else reached | there
            assert reached, (
                f"{self.slug}: move {number}, {attempt.word} at {attempt.version}, was acknowledged and is lost"
            )
        assert len(kept) in reached, f"{self.slug}: {len(kept)} words kept, {max(reached)} explained: some are doubled"

    @property
    def made(self):
        return sum(attempt.fate == MADE for attempt in self.attempts)


class Keeper(threading.Thread):
    """Plays one seat without a pause, sends every third move twice and some once more later, and sits down again."""

    def __init__(self, site, game, seed):
        super().__init__(daemon=True)
        self.site = site
        self.game = game
        self.chance = random.Random(seed)
        self.person = None
        self.tables = []
        self.former = None
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
        answer = self.watched(self.person.http.get(f"/t/{table.slug}/live/", headers={"HX-Request": "true"}))
        if answer.status_code != 200:
            self.rest()
            return
        page = Page(answer.text)
        if page.status == "over":
            self.ended += 1
            self.sit_down()
        elif page.own and page.words:
            self.say(table, page)
        else:
            self.stopped.wait(0.02)

    def sit_down(self):
        chairs = GAMES[self.game]
        seats = {f"seat__{number}": chair for number, chair in enumerate(chairs)}
        answer = self.watched(self.person.post(f"/games/{self.game}/new/", count=len(chairs), **seats))
        if answer.status_code == 200 and "/t/" in str(answer.url):
            self.tables.append(Table(str(answer.url).split("/t/")[1].split("/")[0], chairs.index("me")))

    def say(self, table, page):
        self.repeat(table, page)
        self.former = page
        attempt = Attempt(page.version, self.chance.choice(page.words))
        table.attempts.append(attempt)
        twice = self.chance.random() < 0.3
        while attempt.fate == SENT and not self.stopped.is_set():
            try:
                answer = self.watched(self.person.play(table.slug, page, attempt.word))
            except httpx.HTTPError:
                self.rest()  # nobody knows whether it was made: send the very same again
                continue
            if answer.status_code == 200:
                attempt.fate = MADE
            elif answer.status_code < 500:
                attempt.fate = REFUSED  # or it was made when nobody answered
            else:
                self.rest()
        if twice and attempt.fate == MADE:
            answer = self.watched(self.person.play(table.slug, page, attempt.word))
            assert_refused(self, answer, attempt)

    def repeat(self, table, page):
        """Send the last move once more where its word may be said again: it was made for another question."""
        last = table.attempts[-1] if table.attempts else None
        if last is not None and last.fate == MADE and last.word in page.words:
            assert_refused(self, self.watched(self.person.play(table.slug, self.former, last.word)), last)

    def watched(self, answer):
        """Note an answer that no fault excuses: a server error that is not "try again"."""
        if answer.status_code >= 500 and answer.status_code != 503:
            self.errors.append(f"{answer.status_code} {answer.request.method} {answer.request.url.path}")
        return answer


def assert_refused(keeper, answer, attempt):
    """The same move once more must not be granted once more."""
    if answer.status_code == 200:
        keeper.errors.append(f"{attempt.word} at version {attempt.version} was granted twice")


@contextmanager
def playing_at(site, games, seed=1):
    """One person at a table of each of some games, already playing; in the end all stop, and so does the site."""
    people = [Keeper(site, game, seed + number) for number, game in enumerate(games)]
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
    """The whole ledger against the database; gives how many moves were acknowledged."""
    for person in people:
        for table in person.tables:
            table.check(moves_of(table.slug))
    for person in people:
        assert not person.errors, person.errors[:5]
    return sum(table.made for person in people for table in person.tables)
