"""Pages explain things in advance: what a record is, the rules for passwords, the effect of an answer."""

import re

import pytest

from tests.web.clients import html, live, new_table


@pytest.mark.parametrize(("language", "what", "button"), [
    ("en", "not a complete, unchanged record", "Download the game record"),
    ("de", "keine vollständige, unveränderte Aufzeichnung", "Aufzeichnung herunterladen"),
    ("pl", "nie jest pełny, niezmieniony zapis", "Pobierz zapis gry"),
])  # fmt: skip
def test_a_text_that_is_not_a_record_is_refused_in_the_readers_language(inside, language, what, button):
    answer = inside(language).post("/record/", {"text": "nonsense"})
    assert answer.status_code == 400
    alert = re.search(r'<div class="message" role="alert">.*?</div>', answer.content.decode(), re.S)[0]
    assert alert.index(what) < alert.index(button) < alert.index('lang="en"'), "first what to do, then the details"
    assert "hippodrome record 1" in alert[alert.index('<code lang="en">') :]


def test_the_puzzles_page_does_not_link_to_itself(inside):
    anna = inside()
    assert 'href="/puzzles/"' in html(anna, "/")
    assert 'class="button" href="/puzzles/"' not in html(anna, "/puzzles/")


@pytest.mark.parametrize(("language", "rule"), [
    ("en", "At least 8 characters"), ("de", "Mindestens 8 Zeichen"), ("pl", "Co najmniej 8 znaków"),
])  # fmt: skip
def test_password_rules_are_shown_beside_the_field(inside, language, rule):
    page = html(inside(language), "/me/sign-up/")
    field = re.search(r'<input type="password" name="password1"[^>]*>', page)[0]
    about = re.search(r'aria-describedby="([^"]+)"', field)[1]
    assert rule in re.search(rf'id="{about}">([^<]*)<', page)[1]
    named = re.findall(r'aria-describedby="([^"]+)"', page)
    assert named and all(f'id="{one}"' in page for one in named)


@pytest.mark.parametrize(("language", "tells"), [
    ("en", "Before anyone takes a seat"),
    ("de", "Bevor jemand Platz nimmt"),
    ("pl", "Zanim ktokolwiek zajmie miejsce"),
])  # fmt: skip
def test_the_about_page_explains_fairness(inside, language, tells):
    assert tells in html(inside(language), "/about/")


@pytest.mark.parametrize(("game", "chairs"), [("byzanz", 4), ("hamilcar", 2)])
def test_the_sentence_below_an_answer_describes_it(inside, game, chairs):
    anna = inside()
    page = live(anna, new_table(anna, "me", *["bot:greedy"] * (chairs - 1), game=game)).html
    answers = re.findall(r'<button[^>]*class="answer[^>]*>.*?</button>', page, re.S)
    noted = [answer for answer in answers if '<span class="note"' in answer]
    assert noted
    for answer in noted:
        about = re.search(r'aria-describedby="([^" ]+)"', answer)[1]
        assert f'<span class="note" id="{about}" aria-hidden="true">' in answer and page.count(f'id="{about}"') == 1
