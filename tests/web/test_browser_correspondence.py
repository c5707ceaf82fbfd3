"""Two people play Byzantium at "a move a day" and visit the site only when notified."""

import json
import random
import re
import sqlite3

import pytest

from tests.web.club import Receivers
from tests.web.web_site import SCREENS, Site, play_by_clicking, settled, wait_until
from tests.web.windows import nearly_over, put_game, slug_at

HOURS = (1, 3, 9, 14, 22)
"""Hours between two visits; always less than the day that a turn may take."""
ADDRESS = "leo@example.org"


@pytest.fixture
def post():
    receivers = Receivers()
    yield receivers
    receivers.stop()


@pytest.fixture
def distant_site(tmp_path, post):
    (tmp_path / "offset").write_text("0")
    site = Site(
        tmp_path,
        HIPPODROME_TEST_CLOCK=str(tmp_path / "offset"),
        HIPPODROME_LOCAL_TARGETS="on",
        HIPPODROME_HOSTS="127.0.0.1",
        EMAIL_HOST="127.0.0.1",
        EMAIL_PORT=str(post.mails.port),
        EMAIL_USE_TLS="off",
        EMAIL_USE_SSL="off",
    ).start()
    yield site
    site.stop()
    assert "Traceback" not in site.log(), site.log()


class Correspondent:
    """A person who opens the site only by the links of notifications."""

    def __init__(self, page, notifications):
        self.page, self.notifications = page, notifications
        self.read = 0

    def called(self):
        """Return whether there is an unread notification."""
        return len(self.notifications()) > self.read

    def follow(self, seed):
        """Open the link of the latest notification and answer until it is somebody else's turn; return the title."""
        arrived = self.notifications()
        assert len(arrived) == self.read + 1, "there must be exactly one new notification"
        self.read += 1
        title, link = arrived[-1]
        self.page.goto(link)
        settled(self.page)
        if title.startswith("Your turn"):
            assert self.asked(), "a notified player must be asked something"
            self.answer(seed)
        return title

    def asked(self):
        return self.page.locator("#state").get_attribute("data-turn") == "yes"

    def answer(self, seed):
        play_by_clicking([self.page], seed=seed, until=lambda state: state["turn"] != "yes")

    def leave(self):
        self.page.goto("about:blank")


def by_webhook(page, site, post):
    """Add a webhook on the notifications page; return a person notified by it."""
    page.goto(f"{site.url}/me/notifications/")
    page.fill("#url", f"{post.web.url}/anna")
    page.click("form[action$='/webhook/'] button")
    page.wait_for_selector("#webhook ~ ul li")
    tests = len(post.web.accepted("/anna"))

    def notifications():
        calls = [json.loads(body)["data"] for _, _, body, _ in post.web.accepted("/anna")[tests:]]
        return [(data["title"], data["url"]) for data in calls]

    return Correspondent(page, notifications)


def by_mail(page, site, post):
    """Add and confirm an e-mail address; return a person notified by e-mail."""
    page.goto(f"{site.url}/me/notifications/")
    page.fill("#address", ADDRESS)
    page.click("form[action$='/mail/'] button")
    wait_until(lambda: post.mails.messages)
    page.goto(re.search(r"http\S+/confirm/", post.mails.messages[0].get_content())[0])
    page.click("main form button.main")
    page.wait_for_selector("[role=status]")

    def notifications():
        arrived = [mail for mail in post.mails.messages[1:] if mail["To"] == ADDRESS]
        return [(mail["Subject"], re.search(r"http\S+/t/\S+", mail.get_content())[0]) for mail in arrived]

    return Correspondent(page, notifications)


def open_table(anna, leo, site):
    """Open a table at a move a day as Anna and join it as Leo; return its slug."""
    page = anna.page
    page.goto(f"{site.url}/games/byzantium/#new")
    page.select_option("#count", "2")
    page.select_option("#seat-0", "me")
    page.select_option("#seat-1", "open")
    page.select_option("#clock", "day")
    page.click("form.new-table button.main")
    page.wait_for_url("**/t/**")
    slug = slug_at(page)
    anna.leave()
    leo.page.goto(f"{site.url}/t/{slug}/")
    leo.page.fill("#seat-name", "Leo")
    leo.page.locator("button[formaction$='/join/'], form[action$='/join/'] button.main").first.click()
    settled(leo.page)
    return slug


def stored(site, query, *values):
    with sqlite3.connect(next(site.folder.glob("*.sqlite3")), timeout=20) as database:
        return database.execute(query, values).fetchall()


def play_a_game(site, person, post, left=None):
    """Play a game, or its last words, by following notifications; return the number of visits and days."""
    from hippodrome.web import clock

    anna, leo = by_webhook(person(), site, post), by_mail(person(), site, post)
    slug = open_table(anna, leo, site)
    of_table = "WHERE table_id = (SELECT id FROM web_table WHERE slug = ?)"
    if left is not None:
        [(seat,)] = stored(site, f"SELECT number FROM web_seat {of_table} AND asked", slug)
        late = nearly_over("byzantium", 2, seat, left)
        put_game(site, slug, late, len(late.said) + 2)
    leo.page.reload()
    settled(leo.page)
    if leo.asked():  # Leo has seen the question, so he is not notified
        leo.answer(0)
    leo.leave()
    chance, hours, visits, titles = random.Random(3), 0, 0, []
    while not titles or not titles[-1].startswith("Game over"):
        hours += chance.choice(HOURS)
        clock.write_offset(site.folder / "offset", hours * 3600)
        wait_until(lambda: anna.called() or leo.called(), why="nobody was notified")
        called = anna if anna.called() else leo
        titles.append(called.follow(seed=visits))
        if titles[-1].startswith("Game over"):
            called.page.screenshot(path=SCREENS / "correspondence-over.png")
        called.leave()
        visits += 1
    rows = stored(site, f"SELECT timed_out, bot FROM web_seat {of_table}", slug)
    assert rows == [(0, ""), (0, "")], "nobody ran out of time"
    assert stored(site, "SELECT status, ended FROM web_table WHERE slug = ?", slug) == [("over", "")]
    announced = stored(site, f"SELECT channel_id, version FROM web_notification {of_table} AND occasion = 'turn'", slug)
    assert len(announced) == len(set(announced))
    return visits, hours / 24


def test_two_people_finish_a_game_by_following_their_notifications(distant_site, person, post):
    visits, days = play_a_game(distant_site, person, post, left=24)
    assert visits >= 4 and days >= 1


@pytest.mark.soak
def test_two_people_play_a_whole_game_by_following_their_notifications(distant_site, person, post):
    visits, days = play_a_game(distant_site, person, post)
    print(f"{visits} visits in {days:.0f} days")
    assert visits >= 30
