"""A flood of requests from one address or many, and players whose moves are timed meanwhile."""

import http.client
import multiprocessing
import random
import statistics
import threading
import time
from collections import Counter
from contextlib import contextmanager
from urllib.parse import urlencode

from tests.web.web_site import Page

SLOWEST = 2.0
"""Seconds in which each legal move, and each remark, must be answered."""


class Flood:
    """Clients in a process of their own that post as fast as they can, each on its own connection."""

    def __init__(self, site, guest, forms):
        spawn = multiprocessing.get_context("spawn")
        self.stopped, self.told = spawn.Event(), spawn.SimpleQueue()
        cookies = dict(guest.http.cookies.items())
        self.process = spawn.Process(target=post_all, args=(site.port, cookies, forms, self.stopped, self.told))
        self.statuses = {}

    def begin(self):
        self.process.start()
        assert self.told.get() == "begun"

    def end(self):
        """Stop; from now on it is known how the clients were answered."""
        self.stopped.set()
        self.statuses = self.told.get()
        self.process.join(60)


def post_all(port, cookies, forms, stopped, told):
    """Post some forms again and again until told to stop: address, path and fields of each."""
    statuses = Counter()
    threads = [threading.Thread(target=post, args=(port, cookies, *form, stopped, statuses)) for form in forms]
    for thread in threads:
        thread.start()
    time.sleep(1)
    told.put("begun")
    for thread in threads:
        thread.join()
    told.put(dict(statuses))


def post(port, cookies, address, path, fields, stopped, statuses):
    """Post one form again and again, as from an address behind a proxy."""
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "X-Forwarded-For": address,
        "X-CSRFToken": cookies["hippodrome-csrf"],
        "HX-Request": "true",
        "Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
    }
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    while not stopped.is_set():
        try:
            wire.request("POST", path, urlencode(fields), headers)
            answer = wire.getresponse()
            answer.read()
            statuses[answer.status] += 1
        except (OSError, http.client.HTTPException):
            wire.close()
    wire.close()


@contextmanager
def flooded(site, guest, forms):
    """The site while a flood goes on."""
    flood = Flood(site, guest, forms)
    flood.begin()
    try:
        yield flood
    finally:
        flood.end()


class Player:
    """Somebody at an address of their own who plays against a bot, and how long each answer took."""

    def __init__(self, site, address, seed):
        self.guest = site.guest()
        self.guest.http.headers["X-Forwarded-For"] = address
        self.chance = random.Random(seed)
        self.slug = ""
        self.seconds = []
        self.refused = 0

    def move(self):
        """Make one legal move; the page before it is fetched in peace, for only the move is counted."""
        page = self.page()
        began = time.monotonic()
        answer = self.guest.play(self.slug, page, self.chance.choice(page.words))
        self.seconds.append(time.monotonic() - began)
        self.refused += answer.status_code != 200

    def chat(self):
        """Say something at the table."""
        began = time.monotonic()
        answer = self.guest.post(f"/t/{self.slug}/chat/", htmx=True, text="Salve")
        self.seconds.append(time.monotonic() - began)
        self.refused += answer.status_code != 200

    def page(self):
        """A page with a question for this player; a new table where the game is over."""
        while True:
            if not self.slug:
                self.slug = self.guest.quick_table()
            answer = self.guest.http.get(f"/t/{self.slug}/live/", headers={"HX-Request": "true"})
            page = Page(answer.text)
            if answer.status_code != 200 or page.status == "over":
                self.slug = "" if page.status == "over" else self.slug
            elif page.own and page.words:
                return page
            time.sleep(0.02)


def moves_by(players, count):
    """Let players move in turn, and chat once; gives how much was refused and how long each answer took."""
    for player in players:
        player.seconds, player.refused = [], 0
    for _ in range(count):
        for player in players:
            player.move()
    for player in players:
        player.chat()
    seconds = [one for player in players for one in player.seconds]
    return sum(player.refused for player in players), seconds


def told(what, refused, seconds, flood=None):
    """A line of figures."""
    attack = f"; the flood: {dict(sorted(flood.statuses.items()))}" if flood else ""
    times = f"median {1000 * statistics.median(seconds):.0f} ms, slowest {1000 * max(seconds):.0f} ms"
    return f"{what}: {len(seconds)} moves and remarks, {refused} refused, {times}{attack}"


def one_address(site, attacker, connections):
    """Stale moves and names from one address."""
    slug = attacker.quick_table()
    words = attacker.live(slug).words
    stale = {"version": 0, "seat": 0, "word": words[0]}
    forms = [(f"/t/{slug}/play/", stale), ("/me/name/", {"name": "Nero"})]
    return [("198.51.100.7", *forms[number % 2]) for number in range(connections)]


def many_log_ins(addresses):
    """Log-ins from addresses of different ranges."""
    return [
        (f"203.0.{number}.7", "/me/log-in/", {"username": f"nobody{number}", "password": "wrong password"})
        for number in range(addresses)
    ]
