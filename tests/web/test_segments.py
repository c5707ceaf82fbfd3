"""The page in segments: unchanged ones are not sent, shared ones are rendered once, one form plays several words."""

import gzip
import re

from tests.web.table_segments import fetch_segments, field, fingerprints, play_word, segments_of, three_people


def test_unchanged_segments_are_not_sent_again(inside):
    slug, (anna, *_) = three_people(inside)
    first = fetch_segments(anna, slug)
    assert {"question", "answers", "board", "dock", "sheets", "chronicle", "remarks", "state"} <= set(first)
    assert set(fetch_segments(anna, slug, fingerprints(first) + " turn:yes")) == {"state"}


def test_a_move_sends_the_changed_segments(inside):
    slug, (anna, tom, _) = three_people(inside)
    before, seen = fetch_segments(anna, slug), fetch_segments(tom, slug)
    changed = segments_of(play_word(anna, slug, before, "pass"))
    assert {"question", "answers", "sheets", "chronicle", "state"} <= set(changed)
    assert not {"remarks", "people", "stage", "result", "curtain"} & set(changed)
    assert "question" in fetch_segments(tom, slug, fingerprints(seen))


def test_viewers_who_see_the_same_share_a_rendering(inside, monkeypatch):
    from hippodrome.web.rendering import table_page

    slug, people = three_people(inside)
    watchers = [inside(), inside()]
    drawn = []
    draw = table_page.board_picture
    monkeypatch.setattr(table_page, "board_picture", lambda *what: drawn.append(what) or draw(*what))
    play_word(people[0], slug, fetch_segments(people[0], slug), "pass")
    for client in (*people, *watchers):
        fetch_segments(client, slug)
    assert len(drawn) <= 2, "one drawing for the asked player, one for everybody else"


def test_several_words_are_played_together_or_not_at_all(inside):
    for _ in range(10):  # sometimes all cards of a hand are of one kind
        slug, (anna, *_) = three_people(inside)
        page = fetch_segments(anna, slug)
        words = list(dict.fromkeys(re.findall(r'data-card="[\w-]+"[^>]*data-word="(bid-[\w-]+)"', page["dock"])))[:2]
        if len(words) == 2:
            break
    assert len(words) == 2
    assert play_word(anna, slug, page, f"{words[0]} take-wine confirm").status_code == 409
    again = fetch_segments(anna, slug)
    assert field(again, "version") == field(page, "version"), "nothing was played"
    changed = segments_of(play_word(anna, slug, again, " ".join([*words, "confirm"])))
    assert int(field(changed, "version")) == int(field(page, "version")) + 3
    assert 'data-turn="no"' in changed["state"]


def test_responses_are_compressed(inside):
    slug, (anna, *_) = three_people(inside)
    answer = anna.get(f"/t/{slug}/", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert b'id="answers"' in gzip.decompress(answer.content)


def test_the_length_of_a_compressed_response_varies(inside):
    """Catches: no random file name in the gzip header. All responses then have the same length."""
    slug, (anna, *_) = three_people(inside)
    answers = [
        anna.get(f"/t/{slug}/live/", headers={"Accept-Encoding": "gzip", "HX-Request": "true"}) for _ in range(12)
    ]
    assert len({gzip.decompress(answer.content) for answer in answers}) == 1
    assert len({len(answer.content) for answer in answers}) > 3


def test_a_table_can_be_played_without_javascript(inside):
    slug, (anna, *_) = three_people(inside)
    page = " ".join(anna.get(f"/t/{slug}/").content.decode().split())
    assert '<form id="say" method="post"' in page and 'form="say" name="word" value="pass"' in page
    fields = {
        name: re.search(rf'form="say" type="hidden" name="{name}" value="(\d+)"', page)[1]
        for name in ("version", "seat")
    }
    answer = anna.post(f"/t/{slug}/play/", fields | {"word": "pass", "chosen": ""})
    assert answer.status_code == 302
    assert 'value="pass"' not in anna.get(f"/t/{slug}/").content.decode()


def test_segments_contain_no_csrf_token(inside):
    slug, (anna, *_) = three_people(inside)
    assert all("csrfmiddlewaretoken" not in part for part in fetch_segments(anna, slug).values())


def test_the_whole_log_can_be_requested(inside):
    from tests.web.clients import finished_table

    anna = inside()
    slug = finished_table(anna)
    short, whole = fetch_segments(anna, slug)["chronicle"], fetch_segments(anna, slug, "log:whole")["chronicle"]
    assert 'id="whole-log"' in short and 'id="whole-log"' not in whole
    assert short.count("data-moment") == 60 < whole.count("data-moment")
    assert 'data-moment="0"' in whole
