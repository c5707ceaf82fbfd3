"""Analyses on the site: wanted by somebody, made a little at a time, kept with the table."""

import pytest

from tests.analysis.test_played import played
from tests.web.test_refusals import quick
from tests.web.test_seating import row


@pytest.fixture
def study(inside):
    """An imported record, and who looks at it."""
    anna = inside()
    record = played("byzanz", 4, words=8).text()
    place = anna.post("/record/", {"text": record}).headers["Location"]
    return anna, place.split("/")[2]


def analyst():
    from hippodrome.web.analysis import Analyst
    from hippodrome.web.models import Analysis

    Analysis.objects.filter(told="").exclude(pk=Analysis.objects.order_by("-pk").first().pk).delete()
    return Analyst("here:1")


def test_a_record_is_analysed_in_the_background(study):
    anna, slug = study
    assert "Analyse this game" in anna.get(f"/t/{slug}/at/0/").content.decode()
    assert "Analyse this game" in anna.get(f"/t/{slug}/analysis/").content.decode()
    assert anna.post(f"/t/{slug}/analysis/start/").status_code == 302
    assert "under way: 0 %" in anna.get(f"/t/{slug}/analysis/").content.decode()
    maker = analyst()
    assert not maker.go_on(), "there is nothing to do before one has looked"
    maker.look()
    slices = 0
    while maker.go_on(0.0001):
        slices += 1
        if slices == 4:
            from hippodrome.web.models import Analysis

            assert Analysis.objects.get(table__slug=slug).leased_by == "here:1"
    assert slices > 6, "it went on a little at a time"
    page = anna.get(f"/t/{slug}/analysis/").content.decode()
    assert page.count("<svg xmlns") == 4 and "Accuracy" in page and "every 1s" not in page
    assert f"/t/{slug}/at/" in page
    for language, said in (("de", "Aussichten zu gewinnen"), ("pl", "Szanse na wygraną")):
        assert said in anna.get(f"/t/{slug}/analysis/", headers={"Accept-Language": language}).content.decode()


def test_a_running_game_is_not_analysed(inside):
    from hippodrome.web.models import Analysis

    anna = inside()
    slug = quick(anna)
    assert anna.post(f"/t/{slug}/analysis/start/").status_code == 409
    assert anna.get(f"/t/{slug}/analysis/").headers["Location"] == f"/t/{slug}/"
    assert not Analysis.objects.filter(table__slug=slug).exists()


def test_one_that_fails_says_so_and_can_be_tried_again(study, monkeypatch):
    from hippodrome.web import analysis

    anna, slug = study
    anna.post(f"/t/{slug}/analysis/start/")
    monkeypatch.setattr(analysis, "Analysing", lambda record: 1 / 0)
    maker = analyst()
    maker.look()
    assert maker.go_on() and not maker.go_on()
    assert "could not be analysed" in anna.get(f"/t/{slug}/analysis/").content.decode()
    anna.post(f"/t/{slug}/analysis/start/")
    assert "under way" in anna.get(f"/t/{slug}/analysis/").content.decode()


def test_only_one_process_makes_it(study):
    anna, slug = study
    anna.post(f"/t/{slug}/analysis/start/")
    first, second = analyst(), analyst()
    first.look()
    second.look()
    assert first.row is not None and second.row is None
    assert row(slug).analysis.leased_by == "here:1"
