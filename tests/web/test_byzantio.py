"""Byzantio and Nekken on the site: four people in four windows make secret choices simultaneously."""

import os
import re
import time

import pytest

pytest.importorskip("hippodrome.web")

import hippodrome
from hippodrome.bots import consult, find_bot
from hippodrome.games.byzantio.events import Wrote
from hippodrome.text import Speaker
from tests.web.web_site import SCREENS, settled
from tests.web.windows import place_of, put_game

SEEDS = {"byzantio": 14, "nekken": 0}
"""Seeds of games with accepted and refused exchanges, a plague, removals, kept and replaced objectives."""
ADVISERS = ("greedy", "random", "greedy", "random")
LANGUAGES = ("en", "de", "pl", "en")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
SIZES = (DESKTOP, PHONE, DESKTOP, PHONE)
TAKE_BACK = ""
"""Stands for a word: undo the last one."""
SHOWN = {
    "prompt-dynasty": "dynasty",
    "prompt-action": "turn",
    "prompt-campaign": "campaign",
    "prompt-negotiate": "negotiate",
    "prompt-answer": "negotiation",
    "prompt-plague": "plague",
    "prompt-cross": "crossing",
    "prompt-strike": "succession",
    "prompt-guess": "guesses",
}
"""Questions at whose first appearance screenshots are taken: of all windows, and of the first phone that is asked."""
COUNTERS = re.compile(
    r'<input form="say" type="hidden"[^>]*>|data-stamp="\d+"|/at/\d+/| style=""'
    r'|chronicle:\w+|id="chronicle" data-print="\w+"| data-shown="yes"'
)
"""What differs between two renderings of the same table: word counts, tokens, traces of morphing and the pointer.

The chronicle's fingerprint depends on the word count too, because the chronicle links to the replay.
"""
LIVE = """() => {
  const copy = document.getElementById("live").cloneNode(true);
  for (const pointed of copy.querySelectorAll("[data-note]")) {
    const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
    title.textContent = pointed.dataset.note;
    if (!pointed.querySelector(":scope > title")) pointed.prepend(title);
    pointed.removeAttribute("data-note");
  }
  return copy.innerHTML;
}"""
"""Returns a window's HTML, with titles restored where the mouse turned them into notes."""
STATE = """() => ({stamp: Number(state.dataset.stamp), prompt: document.querySelector("#prompt-text span").textContent,
  turn: state.dataset.turn, notice: document.getElementById("notice").textContent.trim()})"""


class Sitting:
    """Four people at a table, each with a browser, and a local copy of the game that knows what each is asked."""

    def __init__(self, site, person, game, pictures):
        self.site = site
        self.pictures = pictures
        self.shown = set()
        self.windows = [person(language, **size) for language, size in zip(LANGUAGES, SIZES, strict=True)]
        self.game = hippodrome.new_table(game, 4, seed=SEEDS[game])
        self.clicks = [0] * 4
        self.version = 1
        self.sit_down()
        names = self.windows[0].locator("#people .chairs b").all_inner_texts()
        self.speakers = [Speaker(game, language, names, seat) for seat, language in enumerate(LANGUAGES)]
        self.deal()

    def sit_down(self):
        """Open a table for four in one window and join it in the others."""
        anna, *others = self.windows
        anna.goto(f"{self.site.url}/games/{self.game.game.name}/")
        anna.select_option("#count", "4")
        for number in range(4):
            anna.select_option(f"#seat-{number}", "open" if number else "me")
        anna.click("form.new-table button.main")
        anna.wait_for_url("**/t/**")
        self.address = anna.url
        for page in others:
            page.goto(self.address)
            page.click("[formaction*='/join/']")
        anna.wait_for_selector(":is(#prompt, #question)")

    def deal(self):
        """Put the local game on the table and reload all windows."""
        self.version += 1
        put_game(self.site, self.address.rstrip("/").rsplit("/", 1)[1], self.game, self.version)
        for page in self.windows:
            page.goto(self.address)
        self.stamps = [page.evaluate(STATE)["stamp"] for page in self.windows]
        self.wait()

    def aim(self, seat, word):
        """Return where a seat clicks to play or undo a word."""
        page = self.windows[seat]
        if word == TAKE_BACK:
            box = page.locator("#undo").bounding_box()
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return place_of(page, word, self.game.ask_of(seat))

    def play(self, words):
        """Click words in several windows without waiting for responses in between."""
        places = [self.aim(seat, word) for seat, word in words]
        for (seat, word), place in zip(words, places, strict=True):
            page = self.windows[seat]
            (page.touchscreen.tap if SIZES[seat] is PHONE else page.mouse.click)(*place)
            self.clicks[seat] += 1
            public = self.play_locally(seat, word)
            self.stamps = [stamp + (public or seat == other) for other, stamp in enumerate(self.stamps)]
        self.version += len(words)
        self.wait()

    def play_locally(self, seat, word):
        """Play or undo a word in the local game; return whether others may learn that it happened."""
        asked = [ask.seat for ask in self.game.asks]
        if word == TAKE_BACK:
            own = [place for place, (speaker, *_) in enumerate(self.game.said) if speaker == seat]
            secret = self.game.unspoken_to(None, own[-1])
            self.game.undo(seat)
        else:
            self.game.play(seat, word)
            secret = self.game.unspoken_to(None, len(self.game.said) - 1)
        return not secret or asked != [ask.seat for ask in self.game.asks]

    def wait(self, seconds=60.0):
        """Wait until all windows show the current table. Check that the right seats are asked and none was refused."""
        deadline = time.monotonic() + seconds
        for seat, page in enumerate(self.windows):
            while (seen := page.evaluate(STATE))["stamp"] < self.stamps[seat]:
                assert time.monotonic() < deadline, f"window {seat} never reached stamp {self.stamps[seat]}: {seen}"
                time.sleep(0.02)
            settled(page)
            assert seen["stamp"] == self.stamps[seat] and seen["notice"] == "", seen
            own = next((ask for ask in self.game.view(seat)["asks"] if "words" in ask), None)
            assert seen["turn"] == ("yes" if own else "no"), (seat, seen)
            if own:
                assert seen["prompt"] == self.speakers[seat].prompt(own)

    def play_unseen(self, words):
        """Play secret words one after another; check that none changes anything in another window."""
        for seat, word in words:
            others = [other for other in range(4) if other != seat]
            before = [self.page_of(other) for other in others]
            self.play([(seat, word)])
            if len(self.game.asks) == 4:
                for other, page in zip(others, before, strict=True):
                    now = self.page_of(other)
                    assert now == page, f"{word} of seat {seat} shows in window {other}: {set(now) ^ set(page)}"

    def page_of(self, seat):
        """Return a window's HTML without word counters, split into pieces."""
        return COUNTERS.sub("", self.windows[seat].evaluate(LIVE)).split("<")

    def objectives(self, seat):
        """Return the objectives that a window shows its player."""
        own = self.windows[seat].locator("#dock .box").first
        return [name.strip() for name in own.locator("dt").all_text_contents()]

    def written(self, seat):
        """Return the objectives of a seat in the local game."""
        folded = self.game.view(seat)["board"]["players"][seat]["folded"]
        return [self.speakers[seat].thing(city) for city in folded["objectives"] if city]

    def show(self, name, seats=range(4)):
        """Take screenshots of windows, once per name."""
        if not self.pictures or name in self.shown:
            return
        self.shown.add(name)
        for seat in seats:
            page = self.windows[seat]
            page.evaluate("scrollTo(0, 0)")
            path = SCREENS / f"{self.game.game.name}-{name}-{SIZES[seat]['width']}-{LANGUAGES[seat]}.png"
            page.screenshot(path=path, full_page=True)


def advised_game(name):
    """Return (key of the ask, seat, word) for a whole game of bots. Seats that are asked together answer in turn."""
    game = hippodrome.new_table(name, 4, seed=SEEDS[name])
    bots = [find_bot(bot, SEEDS[name] * 4 + seat) for seat, bot in enumerate(ADVISERS)]
    words, next_seat = [], 0
    while not game.over:
        seat = min((ask.seat for ask in game.asks), key=lambda seat: (seat - next_seat) % 4)
        words.append((game.ask_of(seat).key, seat, consult(bots[seat], game, seat)))
        game.play(seat, words[-1][2])
        next_seat = seat + 1
    return words


def write_objectives(sitting, words):
    """Write objectives simultaneously; after four rows, undo and rewrite some."""
    rounds = [sorted(said[1:] for said in words[place : place + 4]) for place in range(0, len(words), 4)]
    third, fourth = rounds[2][0], rounds[3][0]
    sitting.play_unseen(rounds[0])
    sitting.play(rounds[1])
    sitting.play_unseen([fourth, *rounds[2][1:]])
    sitting.play([third, *rounds[3][1:]])
    check_secrets(sitting)
    sitting.show("objectives")
    sitting.play([(seat, TAKE_BACK) for seat in (0, 2, 3)])
    sitting.play_unseen([(0, TAKE_BACK), third])
    sitting.play([fourth, *rounds[3][2:]])
    for batch in rounds[4:]:
        sitting.play(batch)
    check_secrets(sitting)
    for seat, speaker in enumerate(sitting.speakers):
        lines = sitting.windows[seat].locator("#log-lines li").all_inner_texts()
        for other in range(4):
            wrote = [event for event in sitting.game.log(seat) if isinstance(event, Wrote)]
            event = next(event for event in wrote if event.seat == other)
            assert (event.cities is None) == (other != seat)
            assert speaker.event(event) in lines


def check_secrets(sitting):
    """Check that every window shows its player's own objectives, and that records contain no others."""
    for seat, page in enumerate(sitting.windows):
        assert sitting.objectives(seat) == sitting.written(seat)
        record = page.request.get(f"{sitting.address}record/").text()
        folded = sitting.game.view(seat)["board"]["players"][seat]["folded"]
        own = {city for city in folded["objectives"] if city}
        assert set(re.findall(r"write-([\w-]+)", record)) == own


def play_on(sitting, words):
    """Play words in the windows; seats that are asked together answer together."""
    place = turn = 0
    while place < len(words):
        asks = sitting.game.asks
        key = words[place][0]
        batch = [(seat, word) for _, seat, word in words[place : place + len(asks)]]
        assert {ask.seat for ask in asks} == {seat for seat, _ in batch}, "the words answer exactly the open asks"
        if key in SHOWN:
            sitting.show(SHOWN[key])
            if len(asks) == 1 and SIZES[asks[0].seat] is PHONE:
                sitting.show(f"{SHOWN[key]}-asked", [asks[0].seat])
        if key == "prompt-action" and asks[0].params["round"] == 16:
            sitting.show("middle")
        (sitting.play_unseen if len(asks) == 4 and turn % 2 == 0 else sitting.play)(batch)
        place += len(batch)
        turn += 1


def skip(sitting, words, place, key):
    """Play locally until a question is asked, and put that game on the table; return the word's index."""
    while words[place][0] != key:
        sitting.game.play(*words[place][1:])
        place += 1
    sitting.deal()
    return place


def check_all_is_open(sitting):
    """Check that every window shows everybody's objectives and guesses after the end."""
    over = sitting.game.view(None)["board"]["players"]
    for page, speaker in zip(sitting.windows, sitting.speakers, strict=True):
        page.wait_for_selector("#result .ranking")
        assert page.locator("#result .ranking li").count() == 4
        accounts = page.locator("#result .account")
        for account in accounts.all():
            seat = next(seat for seat in range(4) if speaker.seat(seat) == account.locator(".who").text_content())
            items = account.locator("li").all_text_contents()
            for city in over[seat]["folded"]["objectives"]:
                assert any(speaker.thing(city) in item for item in items)
            for about, guess in enumerate(over[seat]["folded"]["guesses"]):
                expected = guess and f"{speaker.seat(about)}: {speaker.thing(guess)}?"
                assert guess is None or any(expected in item for item in items)
        assert accounts.count() == 4
        lines = page.locator("#log-lines a span").all_text_contents()
        expected = [speaker.event(event) for event in sitting.game.events[-17:]]
        assert lines[-17:] == expected, "four sheets, twelve guesses, and the end"


WHOLE = pytest.mark.skipif("HIPPODROME_MORE" not in os.environ, reason="minutes long; `make marathon` plays it")


@pytest.mark.parametrize(
    ("game", "whole"),
    [
        pytest.param("byzantio", False, marks=WHOLE),
        pytest.param("byzantio", True, marks=WHOLE),
        pytest.param("nekken", True, marks=WHOLE),
    ],
    ids=["Byzantio's secret choices", "Byzantio from the first word to the last", "Nekken from the first to the last"],
)
def test_a_game_in_four_windows(site, person, game, whole):
    words = advised_game(game)
    sitting = Sitting(site, person, game, pictures=whole)
    place = next(number for number, (key, _, _) in enumerate(words) if key == "prompt-objective")
    play_on(sitting, words[:place])
    rows = len(sitting.game.view(None)["board"]["values"])
    write_objectives(sitting, words[place : place + 4 * (rows + 1)])
    assert sitting.clicks[1] == rows + 2, "the dynasty, each city, and folding the sheet"
    place += 4 * (rows + 1)
    if not whole:
        play_on(sitting, words[place : place + 8])
        place = skip(sitting, words, place + 8, "prompt-strike")
        play_on(sitting, words[place : place + 8])
        place = skip(sitting, words, place + 8, "prompt-guess")
    play_on(sitting, words[place:])
    check_all_is_open(sitting)
    sitting.show("over")
    assert not whole or sitting.shown >= {*SHOWN.values(), "middle", "objectives", "over"}
