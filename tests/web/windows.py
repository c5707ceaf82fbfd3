"""Five window sizes and the checks for each, games with known dice, and the positions of words on the page."""

import json
import random
import sqlite3
import time
from pathlib import Path

import hippodrome
from tests.web.web_site import settled

INSPECT = (Path(__file__).parent / "inspect_table.js").read_text("utf-8")
"""A script that lists what cannot be read, reached or hit. Its argument has the thresholds."""
WINDOWS = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "flat": (844, 390),
}
TOUCHED = ("tablet", "phone", "flat")

FIND = """(word) => {
  const things = [...document.querySelectorAll("#say button[name=word], #answers button[name=word], .board .word")];
  const thing = things.find((one) => (one.dataset.word ?? one.value) === word);
  const said = new Set(things.map((one) => one.dataset.word ?? one.value));
  const words = [...said].filter((one) => one && !one.includes(" "));
  if (!thing) return {words};
  const folded = thing.closest("details");
  if (folded) folded.open = true;
  thing.scrollIntoView({block: "center", inline: "center"});
  const box = (thing.querySelector(".glow") ?? thing).getBoundingClientRect();  // the name may be beside the symbol
  const place = [box.x + box.width / 2, box.y + box.height / 2];
  const over = document.elementFromPoint(...place);
  return {words, place, free: over?.closest(".word, button") === thing, over: over?.parentElement?.outerHTML};
}"""


def open_window(person, window, language="en"):
    """Open a browser window of a named size."""
    width, height = WINDOWS[window]
    touch = window in TOUCHED
    return person(language, width, height, has_touch=touch, is_mobile=touch)


def complaints_in(page, window, **more):
    """Return what cannot be read, reached or hit in a window of this size."""
    touch = window in TOUCHED
    wanted = {"touch": touch, "smallest": 11 if window in ("phone", "flat") else 12, "least": 40 if touch else 24}
    return page.evaluate(INSPECT, wanted | more)


def start_table(page, site, *chairs, game="byzanz"):
    """Start a table with these people and bots."""
    page.goto(f"{site.url}/games/{game}/")
    page.select_option("#count", str(len(chairs)))
    for number, chair in enumerate(chairs):
        page.select_option(f"#seat-{number}", chair)
    page.click("form.new-table button.main")
    page.wait_for_url("**/t/**")


def quick_table(page, site, game="byzanz"):
    """Start a game against bots with one click, and wait for the first question."""
    page.goto(f"{site.url}/games/{game}/")
    page.click("form[action$='/quick/'] button")
    page.wait_for_selector("#question.own")
    settled(page)


def slug_at(page):
    """Return the slug of the table that a page shows."""
    return page.url.rstrip("/").rsplit("/", 1)[1]


def put_game(site, slug, game, version):
    """Replace a table's game with one whose dice are known, so that every run plays the same game."""
    marks = [0] * len(game.said) + [len(game.events)]
    saved = json.dumps({"game": game.save(), "marks": marks, "version": version})
    table_id = "(SELECT id FROM web_table WHERE slug = ?)"
    with sqlite3.connect(next(site.folder.glob("*.sqlite3")), timeout=20) as database:
        update = "UPDATE web_table SET saved = ?, present = '', version = ? WHERE slug = ?"
        database.execute(update, (saved, version, slug))
        database.execute(f"UPDATE web_seat SET asked = 0 WHERE table_id = {table_id}", (slug,))
        asked = [(ask.seat, slug) for ask in game.asks]
        database.executemany(f"UPDATE web_seat SET asked = 1 WHERE number = ? AND table_id = {table_id}", asked)


def nearly_over(game, seats, seat, left):
    """Return a game that a seat continues alone and that can be over after about this many words."""
    table, chance, asked = hippodrome.new_table(game, seats, seed=5), random.Random(5), [0]
    while not table.over:
        if [ask.seat for ask in table.asks] == [seat]:
            asked.append(len(table.said))
        ask = table.asks[0]
        table.play(ask.seat, chance.choice(ask.words))
    last = max(place for place in asked if place <= len(table.said) - left)
    return table.record().replay(words=last)


def put_late_game(site, page, left=24):
    """Replace the game of a page's table with a game of Byzanz that is nearly over, and reload the page."""
    page.wait_for_selector("#question.own")
    slug = slug_at(page)
    with sqlite3.connect(next(site.folder.glob("*.sqlite3")), timeout=20) as database:
        query = "SELECT asked FROM web_seat JOIN web_table ON web_table.id = table_id WHERE slug = ? ORDER BY number"
        chairs = [asked for (asked,) in database.execute(query, (slug,))]
    late = nearly_over("byzanz", len(chairs), chairs.index(1), left)
    put_game(site, slug, late, len(late.said) + 2)
    page.goto(page.url)
    page.wait_for_selector("#question.own")
    settled(page)


def place_of(page, word, ask):
    """Return where to click for a word. Check that exactly the legal words are shown and this one is not covered."""
    found = page.evaluate(FIND, word)
    assert sorted(found["words"]) == sorted(ask.words), (ask.key, ask.rule)
    if not found["free"]:
        time.sleep(0.7)  # an animated piece may be passing over it
        found = page.evaluate(FIND, word)
    assert found["free"], f"{word} is covered by {found['over']} ({ask.key})"
    return found["place"]
