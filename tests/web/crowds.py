"""Floods of requests from one or many addresses, and players whose moves are timed meanwhile."""

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
"""Seconds within which each legal move and chat message must be answered."""


class Flood:
    """Clients in a separate process that post as fast as they can, each on its own connection."""

    def __init__(self, site, guest, forms):
        spawn = multiprocessing.get_context("spawn")
        self.stopped, self.results = spawn.Event(), spawn.SimpleQueue()
        cookies = dict(guest.http.cookies.items())
        self.process = spawn.Process(target=post_all, args=(site.port, cookies, forms, self.stopped, self.results))
        self.statuses = {}

    def begin(self):
        self.process.start()
        assert self.results.get() == "begun"

    def end(self):
        """Stop the clients and collect how often they received each status."""
        self.stopped.set()
        self.statuses = self.results.get()
        self.process.join(60)


def post_all(port, cookies, forms, stopped, results):
    """Post forms repeatedly until `stopped` is set. Each form is an address, a path and fields."""
    statuses = Counter()
    threads = [threading.Thread(target=post, args=(port, cookies, *form, stopped, statuses)) for form in forms]
    for thread in threads:
        thread.start()
    time.sleep(1)
    results.put("begun")
    for thread in threads:
        thread.join()
    results.put(dict(statuses))


def post(port, cookies, address, path, fields, stopped, statuses):
    """Post one form repeatedly, as if from a given address behind a proxy."""
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
    """Run a flood against the site within a block."""
    flood = Flood(site, guest, forms)
    flood.begin()
    try:
        yield flood
    finally:
        flood.end()


class Player:
    """A player with an IP address of their own who plays against bots and times each response."""

    def __init__(self, site, address, seed):
        self.guest = site.guest()
        self.guest.http.headers["X-Forwarded-For"] = address
        self.chance = random.Random(seed)
        self.slug = ""
        self.seconds = []
        self.refused = 0

    def move(self):
        """Play one legal word. Fetching the page first is not timed."""
        page = self.page()
        began = time.monotonic()
        answer = self.guest.play(self.slug, page, self.chance.choice(page.words))
        self.seconds.append(time.monotonic() - began)
        self.refused += answer.status_code != 200

    def chat(self):
        """Post a chat message."""
        began = time.monotonic()
        answer = self.guest.post(f"/t/{self.slug}/chat/", htmx=True, text="Salve")
        self.seconds.append(time.monotonic() - began)
        self.refused += answer.status_code != 200

    def page(self):
        """Return a page that asks this player something; start a new game if the last one is over."""
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


def play_moves(players, count):
    """Let players move in turn and chat once; return the number of refusals and the response times."""
    for player in players:
        player.seconds, player.refused = [], 0
    for _ in range(count):
        for player in players:
            player.move()
    for player in players:
        player.chat()
    seconds = [one for player in players for one in player.seconds]
    return sum(player.refused for player in players), seconds


def summary(title, refused, seconds, flood=None):
    """Format the figures as one line."""
    attack = f"; the flood: {dict(sorted(flood.statuses.items()))}" if flood else ""
    times = f"median {1000 * statistics.median(seconds):.0f} ms, slowest {1000 * max(seconds):.0f} ms"
    return f"{title}: {len(seconds)} moves and messages, {refused} refused, {times}{attack}"


def stale_forms_from_one_address(site, attacker, connections):
    """Return stale moves and name changes, all from one address."""
    slug = attacker.quick_table()
    words = attacker.live(slug).words
    stale = {"version": 0, "seat": 0, "word": words[0]}
    forms = [(f"/t/{slug}/play/", stale), ("/me/name/", {"name": "Nero"})]
    return [("198.51.100.7", *forms[number % 2]) for number in range(connections)]


def log_ins_from_many_addresses(addresses):
    """Return failing log-ins, each from a different address range."""
    return [
        (f"203.0.{number}.7", "/me/log-in/", {"username": f"nobody{number}", "password": "wrong password"})
        for number in range(addresses)
    ]
