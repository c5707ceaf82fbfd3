"""The segments of a table's page, as a browser keeps them."""

import re

from tests.web.clients import new_table

PARTIAL = re.compile(r'<hx-partial hx-target="#(\w+)"[^>]*>(.*?)</hx-partial>', re.S)


def segments_of(answer):
    return dict(PARTIAL.findall(answer.content.decode()))


def has(segments):
    prints = {name: re.search(r'data-print="(\w+)"', part) for name, part in segments.items()}
    return " ".join(f"{name}:{found[1]}" for name, found in prints.items() if found)


def look(client, slug, has="", heard=""):
    return segments_of(client.get(f"/t/{slug}/live/{heard}", headers={"HX-Request": "true", "Hippodrome-Has": has}))


def field(segments, name):
    return re.search(rf'name="{name}" value="(\d+)"', segments["state"])[1]


def say(client, slug, segments, word):
    fields = {"version": field(segments, "version"), "seat": field(segments, "seat"), "word": word}
    headers = {"HX-Request": "true", "Hippodrome-Has": has(segments)}
    return client.post(f"/t/{slug}/play/", fields, headers=headers)


def three_people(inside, game="byzanz"):
    people = [inside() for _ in range(3)]
    slug = new_table(people[0], "me", "open", "open", game=game)
    for person in people[1:]:
        person.post(f"/t/{slug}/join/")
    return slug, people
