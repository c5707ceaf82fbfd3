"""Replay, records, and playing on from a record."""

import re
from html import escape

from django.core.files.uploadedfile import SimpleUploadedFile

import hippodrome
from tests.web.clients import finished_table, html, live, play_word, quick_table, row
from tests.web.table_segments import segments_of


def test_a_finished_game_shows_its_seed_and_has_a_verifiable_record(inside, tmp_path):
    anna, watcher = inside(), inside()
    slug = finished_table(anna)
    page = html(watcher, f"/t/{slug}/")
    from hippodrome.web.services.live_games import live_game as live_game

    game = live_game(row(slug)).game
    assert game.origin.seed.hex() in page and game.origin.commitment in page
    assert f"hippodrome verify byzanz-{slug}.hip" in page
    record = watcher.get(f"/t/{slug}/record/")
    assert f'filename="byzanz-{slug}.hip"' in record.headers["Content-Disposition"]
    hippodrome.read_record(record.content.decode()).verify()
    said = len(game.said)
    start, middle, end = (html(watcher, f"/t/{slug}/at/{words}/") for words in (0, said // 2, said + 99))
    assert f"0 of {said}" in start and f"{said} of {said}" in end and middle not in (start, end)


def test_replay_with_open_hands_shows_every_hand(inside):
    from hippodrome.web.rendering.replay_page import open_view

    game = hippodrome.new_table("byzanz", 4, seed=2)
    view = open_view(game)
    for seat, player in enumerate(view["board"]["players"]):
        assert player == game.view(seat)["board"]["players"][seat]
        assert player["hand"] and len(player["hand"]) == 4


TERM = re.compile("</?dfn[^>]*>")
LINE = re.compile(r'data-moment="(\d+)"[^>]*>(?:<svg.*?</svg>)?<span>([^<]+)</span>')


def test_each_log_line_leads_to_its_moment(inside):
    anna = inside()
    slug = finished_table(anna)
    lines = LINE.findall(TERM.sub("", html(anna, f"/t/{slug}/at/0/")))
    moments = [int(moment) for moment, _ in lines]
    assert moments == sorted(moments) and moments[0] == 0 and len(lines) > 50
    for moment, text in (lines[5], lines[30], lines[-1]):
        part = segments_of(anna.get(f"/t/{slug}/at/{moment}/", headers={"HX-Request": "true"}))
        assert f"<span>{text}</span>" in TERM.sub("", part["happened"])


def test_the_replay_links_to_neighbouring_moments_and_the_next_turn(inside):
    from hippodrome.web.services.live_games import live_game as live_game

    anna = inside()
    slug = finished_table(anna)
    said = [seat for seat, *_ in live_game(row(slug)).game.said]
    page = html(anna, f"/t/{slug}/at/7/")
    links = dict(re.findall(r'id="go-(\w+)"\s+data-to="(\d+)"\s+href="/t/\w+/at/\2/"', page))
    turn = next(words for words in range(8, len(said)) if said[words] != said[words - 1])
    assert links == {"first": "0", "back": "6", "forward": "8", "turn": str(turn), "last": str(len(said))}
    assert 'id="go-first" data-to="0" aria-disabled="true"' in html(anna, f"/t/{slug}/at/0/")


def test_a_replay_shows_all_hands_only_after_the_end(inside):
    anna = inside()
    slug = finished_table(anna)
    assert html(anna, f"/t/{slug}/at/3/").count('class="open-hand ') == 3
    running = quick_table(anna)
    assert html(anna, f"/t/{running}/at/0/").count('class="open-hand ') == 1
    assert html(inside(), f"/t/{running}/at/0/").count('class="open-hand ') == 0


def test_another_moment_sends_only_changed_segments(inside):
    anna = inside()
    slug = finished_table(anna)
    page = html(anna, f"/t/{slug}/at/7/")
    prints = " ".join(f"{name}:{mark}" for name, mark in re.findall(r'id="(\w+)"\s+data-print="(\w+)"', page))
    headers = {"HX-Request": "true", "Hippodrome-Has": prints}
    changed = segments_of(anna.get(f"/t/{slug}/at/8/", headers=headers))
    assert {"state", "question", "happened", "controls"} <= set(changed) and "chronicle" not in changed
    assert set(segments_of(anna.get(f"/t/{slug}/at/7/", headers=headers))) == {"state"}


def test_marks_stay_right_after_undo(inside):
    from hippodrome.web.services.live_games import begin
    from hippodrome.web.services.live_games import live_game as live_game

    anna = inside()
    slug = quick_table(anna)
    page = live(anna, slug)
    play_word(anna, slug, page, next(word for word in page.words if word.startswith("bid-")))
    page = live(anna, slug)
    anna.post(f"/t/{slug}/undo/", {"version": page.version, "seat": 0})
    play_word(anna, slug, live(anna, slug), "pass")
    kept = live_game(row(slug))
    assert kept.marks == begin(kept.game).marks and len(kept.marks) == 2


def test_a_record_can_be_viewed_and_continued(inside):
    anna, tom = inside(), inside("de")
    slug = finished_table(anna)
    record = anna.get(f"/t/{slug}/record/").content
    answer = tom.post("/record/", {"file": SimpleUploadedFile("game.hip", record)}, follow=True)
    study = re.search(r"/t/([a-z0-9]+)/at/0/", answer.redirect_chain[-1][0])[1]
    assert "Von hier aus weiterspielen" in answer.content.decode()
    assert tom.get(f"/t/{study}/record/").content == record
    assert "eine neue Partie" in html(tom, f"/t/{study}/at/20/play-on/")
    fields = {"count": 3, "seat-0": "me", "seat-1": "bot:greedy", "seat-2": "bot:greedy"}
    begun = tom.post(f"/t/{study}/at/20/play-on/", fields, follow=True)
    again = row(re.search(r"/t/([a-z0-9]+)/", begun.redirect_chain[-1][0])[1])
    assert again.status == "running"
    from hippodrome.web.services.live_games import live_game as live_game

    was = hippodrome.read_record(record.decode()).replay(20)
    now = live_game(again).game
    assert now.game.write(now.state) == was.game.write(was.state), "the new game starts from the same position"
    assert [ask.seat for ask in now.asks] == [ask.seat for ask in was.asks]
    assert now.origin.seed != was.origin.seed, "the new game has different dice"


def test_a_broken_or_redacted_record_is_refused_with_the_reason(inside):
    anna = inside()
    slug = quick_table(anna)
    running = anna.get(f"/t/{slug}/record/").content.decode()
    for text, why in (
        ("hello", "A record begins with"),
        (running, "hides what its reader could not know"),
        ("", "A record begins with"),
        ("hippodrome record 1\ngame: chess\nrules: 1\nseats: 2\n", "There is no game"),
    ):
        answer = anna.post("/record/", {"text": text})
        assert answer.status_code == 400 and why in answer.content.decode(), text
        kept = re.search(r"<textarea[^>]*>(.*?)</textarea>", answer.content.decode(), re.S)[1]
        assert kept.strip() == escape(text.strip()), "the text is kept"
