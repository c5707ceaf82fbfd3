"""Fetch and play on a table's page segment by segment, as the browser does."""

import re

from tests.web.clients import new_table

PARTIAL = re.compile(r'<hx-partial hx-target="#(\w+)"[^>]*>(.*?)</hx-partial>', re.S)


def segments_of(answer):
    return dict(PARTIAL.findall(answer.content.decode()))


def fingerprints(segments):
    """Return the header value that tells the site which segments the browser has."""
    prints = {name: re.search(r'data-print="(\w+)"', part) for name, part in segments.items()}
    return " ".join(f"{name}:{found[1]}" for name, found in prints.items() if found)


def fetch_segments(client, slug, held="", query=""):
    return segments_of(client.get(f"/t/{slug}/live/{query}", headers={"HX-Request": "true", "Hippodrome-Has": held}))


def field(segments, name):
    return re.search(rf'name="{name}" value="(\d+)"', segments["state"])[1]


def play_word(client, slug, segments, word):
    fields = {"version": field(segments, "version"), "seat": field(segments, "seat"), "word": word}
    headers = {"HX-Request": "true", "Hippodrome-Has": fingerprints(segments)}
    return client.post(f"/t/{slug}/play/", fields, headers=headers)


def three_people(inside, game="byzanz"):
    people = [inside() for _ in range(3)]
    slug = new_table(people[0], "me", "open", "open", game=game)
    for person in people[1:]:
        person.post(f"/t/{slug}/join/")
    return slug, people
