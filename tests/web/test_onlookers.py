"""Pages that stand open are sent what is new to them: the same that they would get if they asked, and never more."""

import random
import zlib

import pytest

from tests.web.test_seating import new_table, row
from tests.web.test_secrets import at_a_boundary, put, scope_of
from tests.web.test_segments import has, look, say, three_people

NAME = "0123456789abcdef0123"


def page_of(client, slug, shown, seats=(), name=NAME, **headers):
    """Somebody's page, with its stream open; what it shows is told as a browser does."""
    from hippodrome.web.onlookers import Onlooker, crowd

    told = {"hippodrome_has": f"{shown} turn:no", "hippodrome_page": name, "accept_language": "en"}
    page = Onlooker(slug, scope_of(client, slug, **told | headers))
    page.seats = list(seats)
    crowd.enter(page)
    return page


def asked(client, slug, shown, **headers):
    """What the same page gets if it asks."""
    told = {"HX-Request": "true", "Hippodrome-Has": f"{shown} turn:no"} | headers
    return client.get(f"/t/{slug}/live/", headers=told).content.decode()


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_a_page_is_sent_is_what_it_would_get_if_it_asked(inside, language):
    slug, (anna, tom, _) = three_people(inside)
    mover = next(one for one in (anna, tom) if 'data-turn="yes"' in look(one, slug)["state"])
    other, seat = (tom, 1) if mover is anna else (anna, 0)
    shown = has(look(other, slug))
    pages = [page_of(other, slug, shown, [seat], accept_language=language)]
    pages.append(page_of(inside(), slug, shown, name=NAME + "b", accept_language=language))
    say(mover, slug, look(mover, slug), "pass")
    stamp = row(slug).stamp
    for page, client in zip(pages, (other, inside()), strict=True):
        expected = asked(client, slug, shown, **{"Accept-Language": language})
        assert page.news(stamp) == (stamp, expected)
        assert page.has.startswith("question:") and page.has != shown
    again = asked(other, slug, pages[0].has, **{"Accept-Language": language})
    assert again.count("<hx-partial") == 1, "it is known what the page shows now: there is no more than how far it is"


@pytest.mark.parametrize(("game", "seats"), [("byzanz", 4), ("byzantio", 3), ("nekken", 3), ("hamilcar", 2)])
def test_worlds_that_differ_in_secrets_are_told_alike(inside, game, seats):
    """Break: `Viewer(self.request, table)` with another seat than the page's own. What is sent then differs."""
    from hippodrome.kernel.dice import Dice
    from hippodrome.web import play

    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * (seats - 1), game=game)
    begun = at_a_boundary(25, 28, game, seats)
    put(slug, begun)
    table = row(slug)
    seen = page_of(anna, slug, "question:0", [0]).news(table.stamp)
    public = page_of(inside(), slug, "question:0").news(table.stamp)
    assert seen and public and seen != public, "Anna does see what is her own"
    other, twin = begun.copy(), begun.redeal(0, Dice(b"another world"))
    other.state, other._asks = twin.state, twin._asks
    play.keep(table.pk, table.version, play.Live(other, play.live(table).marks))
    assert page_of(anna, slug, "question:0", [0]).news(table.stamp) == seen


def test_who_has_logged_out_or_lost_the_seat_is_sent_nothing(inside, monkeypatch):
    """Break: the seats are not compared, or the session is looked at once only."""
    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    page = page_of(anna, slug, "question:0", [0])
    assert page.news(row(slug).stamp) is not None
    assert page_of(inside(), slug, "question:0", [0]).news(row(slug).stamp) is None, "a seat that is not theirs"
    assert anna.post("/me/log-out/").status_code == 302
    monkeypatch.setattr("hippodrome.web.onlookers.VOUCHED", -1.0)
    assert page.news(row(slug).stamp) is None


def test_where_it_is_not_so_simple_the_page_had_better_ask(inside, monkeypatch):
    anna = inside()
    shared = new_table(anna, "me", "local", "bot:greedy")
    assert page_of(anna, shared, "question:0", [0, 1]).news(row(shared).stamp) is None, "two people at one device"
    gathering = new_table(anna, "me", "open", "open")
    assert page_of(anna, gathering, "question:0", [0]).news(row(gathering).stamp) is None
    assert page_of(anna, "nothing", "question:0").news(1) is None
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    page = page_of(anna, slug, "question:0", [0])
    monkeypatch.setattr("hippodrome.web.onlookers.TablePage.update", lambda page: 1 // 0)
    assert page.news(row(slug).stamp) is None, "it will meet the error when it asks, and be told"


def test_a_page_that_asks_itself_is_not_sent_the_same_as_well(inside):
    from hippodrome.web.onlookers import crowd

    slug, people = three_people(inside)
    seat, mover = next((seat, one) for seat, one in enumerate(people) if 'data-turn="yes"' in look(one, slug)["state"])
    shown = look(mover, slug)
    page = page_of(mover, slug, has(shown), [seat])
    stamp = row(slug).stamp + 1
    assert page.lacks(stamp)
    request = page.request
    with crowd.asking(request, slug):
        assert not page.lacks(stamp)
    assert page.lacks(stamp)
    fields = {"version": row(slug).version_for(seat), "seat": seat, "word": "pass"}
    told = {"HX-Request": "true", "Hippodrome-Has": has(shown), "Hippodrome-Page": NAME}
    assert mover.post(f"/t/{slug}/play/", fields, headers=told).status_code == 200
    assert row(slug).stamp == stamp and not page.lacks(stamp) and page.lacks(stamp + 1)
    assert page.has != has(shown), "and what it shows since is known"


def test_a_name_alone_makes_nobody_s_page_one_s_own(inside):
    from hippodrome.web.onlookers import crowd

    anna, eve = inside(), inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    eve.post("/me/name/", {"name": "Eve"})
    page, shown = page_of(anna, slug, "question:0", [0]), "question:0 turn:no"
    told = {"HX-Request": "true", "Hippodrome-Has": "", "Hippodrome-Page": NAME}
    eve.get(f"/t/{slug}/live/", headers=told)
    assert page.has != shown and not page.may_be_sent, "nothing more is sent; Anna's page asks"
    assert slug not in crowd.pages
    for name in ("short", "A" * 20, "x" * 41, "a b" * 8):
        assert not page_of(anna, slug, "question:0", name=name).may_be_sent


def test_a_crowd_is_told_that_there_is_news_and_has_to_ask(inside):
    from hippodrome.web import onlookers

    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    pages = [page_of(inside(), slug, "question:0", name=f"{NAME}-{count}") for count in range(onlookers.MOST + 1)]
    assert [page.may_be_sent for page in pages] == [True] * onlookers.MOST + [False]
    again = page_of(inside(), slug, "question:0", name=pages[0].name)
    assert again.may_be_sent, "a page that comes back takes its own place"
    for page in [*pages, again]:
        onlookers.crowd.leave(page)
    assert slug not in onlookers.crowd.pages
    assert not page_of(anna, slug, "question:0 " * 400).may_be_sent, "and nobody has us keep a book in mind"


def test_messages_of_a_packed_stream_are_read_one_after_the_other():
    from hippodrome.web.packing import STREAM_HEAD, packed_message

    chance, reader = random.Random(5), zlib.decompressobj(wbits=31)
    reader.decompress(STREAM_HEAD)
    for size in (6, 0, 40_000, 3, 70_000):
        text = bytes(chance.choices(b"data: <>\n", k=size))
        assert reader.decompress(packed_message(text)) == text


def test_lengths_are_a_matter_of_chance_and_the_system_is_seldom_asked(monkeypatch):
    import os
    from collections import Counter

    from hippodrome.web import packing

    asked = []

    def urandom(size, real=os.urandom):
        asked.append(size)
        return real(size)

    monkeypatch.setattr(packing.os, "urandom", urandom)
    lengths = Counter(packing.more_or_less() for _ in range(20_000))
    assert (
        set(lengths) == set(range(packing.RANDOM_BYTES)) and 120 < min(lengths.values()) < max(lengths.values()) < 290
    )
    assert len(asked) < 80
    assert packing.more_or_less() in range(100) and len({packing.some_noise() for _ in range(50)}) > 10


def test_the_length_of_a_message_does_not_tell_what_is_in_it(inside):
    from hippodrome.web.stream import rendered

    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    page = page_of(anna, slug, "question:0", [0])
    lengths = set()
    for _ in range(12):
        page.has = "question:0"
        _stamp, message = rendered(page, row(slug).stamp, packs=True)
        lengths.add(len(message))
    text = zlib.decompressobj(wbits=-15).decompress(message).decode()
    assert len(lengths) > 3 and text.startswith(":") and text.endswith("\n\n")
    assert all(line.startswith(("data: ", ":")) for line in text.rstrip("\n").split("\n"))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_of_a_message_belongs_to_it_however_it_ends(end):
    """What follows a line end that is overlooked would be lost to the browser, or be another event to it."""
    from hippodrome.web.stream import rendered

    class Page:
        def news(self, _stamp):
            return 7, f"<p>{end}event: evil{end}{end}</p>\N{LINE SEPARATOR}"

    stamp, message = rendered(Page(), 7, packs=False)
    _noise, *lines = message.decode().split("\n")
    assert stamp == 7
    assert lines == ["data: <p>", "data: event: evil", "data: ", "data: </p>\N{LINE SEPARATOR}", "", ""]
