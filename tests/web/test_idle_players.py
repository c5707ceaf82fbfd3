"""People with nothing to answer see why: a bot plays for them, they are watching, or the seat is taken."""

import re

import pytest

from tests.web.clients import html, live, new_table, quick_table, row


def answers(client, slug):
    """Return the HTML of the section for answers."""
    return re.search(r'<section id="answers".*?</section>', html(client, f"/t/{slug}/"), re.S)[0]


def sheet(client, slug, seat):
    return re.search(rf'id="sheet-{seat}".*?</summary>', html(client, f"/t/{slug}/"), re.S)[0]


def test_a_player_replaced_by_a_bot_sees_so_and_can_return(inside):
    anna, eve = inside(), inside()
    slug = quick_table(anna)
    assert "A bot is playing" not in html(anna, f"/t/{slug}/")
    anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"})
    idle = answers(anna, slug)
    assert "A bot is playing for you." in idle and "Nothing to do" not in idle
    assert "skip-bots" not in idle, "there is no turn to skip to"
    back = re.search(r'formaction="([^"]+/seat/0/back/)"', idle)[1]
    name = row(slug).chairs.get(number=0).name
    for client in (anna, eve):
        assert f"A bot is playing for {name}." in sheet(client, slug, 0), "everybody can see that a bot plays"
        assert "A bot is playing" not in sheet(client, slug, 1), "a regular bot does not replace anybody"
    anna.post(back)
    assert live(anna, slug).own and "A bot is playing" not in html(eve, f"/t/{slug}/")


def test_on_one_device_every_seat_can_be_taken_back(inside):
    anna = inside()
    slug = new_table(anna, "me", "local", "bot:greedy", **{"local-1": "Tom"})
    for seat in (0, 1):
        anna.post(f"/t/{slug}/seat/{seat}/bot/", {"bot": "greedy"})
    idle = answers(anna, slug)
    names = [chair.name for chair in row(slug).chairs.all()]
    assert all(f"A bot is playing for {name}." in idle for name in names[:2]) and "for you" not in idle
    assert idle.count("Take my seat back") == 2


def test_a_resigned_seat_cannot_be_taken_back(inside):
    anna, tom, eve = inside(), inside(), inside()
    slug = new_table(anna, "me", "open", "open")
    tom.post(f"/t/{slug}/join/")
    eve.post(f"/t/{slug}/join/")
    anna.post(f"/t/{slug}/seat/0/resign/")
    idle = answers(anna, slug)
    assert "has resigned" in idle and "Take my seat back" not in idle


@pytest.mark.parametrize(("language", "back", "more"), [
    ("en", "Take my seat back", "More"), ("de", "Wieder selbst spielen", "Mehr"), ("pl", "Wróć do gry", "Więcej"),
])  # fmt: skip
def test_the_stop_page_says_where_to_take_a_seat_back(inside, language, back, more):
    anna = inside(language)
    slug = quick_table(anna)
    page = html(anna, f"/t/{slug}/stop/")
    assert back in page and re.search(rf"[“„]{more}[”“]", page)


def test_spectators_are_told_that_they_are_watching(inside):
    slug = quick_table(inside())
    for language, said in (("en", "You are watching."), ("de", "Du schaust zu."), ("pl", "Oglądasz tę grę.")):
        idle = answers(inside(language), slug)
        assert said in idle and "represented" not in idle


def test_a_used_invitation_says_that_the_seat_is_taken(inside):
    anna, tom, eve = inside(), inside(), inside()
    slug = new_table(anna, "me", "invited", "open")
    link = f"/i/{row(slug).chairs.get(number=1).token}/"
    tom.post(link)
    assert "This seat is taken." in html(eve, link), "the game has not started yet"
    assert "This seat is taken" not in html(tom, link), "Tom himself has the seat"
    anna.post(f"/t/{slug}/fill/", {"bot": "greedy"})
    assert "This seat is taken, so you are watching." in html(eve, link)
    assert "This seat is taken" not in html(tom, link) + html(eve, f"/t/{slug}/")
