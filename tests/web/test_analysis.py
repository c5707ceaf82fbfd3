"""Analyses on the site: requested by a person, computed in small slices, stored with the table."""

import pytest

import hippodrome
from tests.analysis.played_games import played
from tests.web.clients import quick_table, row


@pytest.fixture
def study(inside):
    """A person with an imported record; returns the client and the slug."""
    anna = inside()
    record = played("byzanz", 4, words=8).text()
    place = anna.post("/record/", {"text": record}).headers["Location"]
    return anna, place.split("/")[2]


def analyst():
    from hippodrome.web.models import StoredAnalysis
    from hippodrome.web.services.analyses import Analyst

    StoredAnalysis.objects.filter(told="").exclude(pk=StoredAnalysis.objects.order_by("-pk").first().pk).delete()
    return Analyst("here:1")


def test_a_record_is_analysed_in_the_background(study):
    anna, slug = study
    assert "Analyse this game" in anna.get(f"/t/{slug}/at/0/").content.decode()
    assert "Analyse this game" in anna.get(f"/t/{slug}/analysis/").content.decode()
    assert anna.post(f"/t/{slug}/analysis/start/").status_code == 302
    assert "Analysing: 0 %" in anna.get(f"/t/{slug}/analysis/").content.decode()
    maker = analyst()
    assert not maker.go_on(), "there is nothing to do before the first look"
    maker.look()
    slices = 0
    while maker.go_on(0.0001):
        slices += 1
        if slices == 4:
            from hippodrome.web.models import StoredAnalysis

            assert StoredAnalysis.objects.get(table__slug=slug).leased_by == "here:1"
    assert slices > 6, "it worked in small slices"
    page = anna.get(f"/t/{slug}/analysis/").content.decode()
    assert page.count("<svg xmlns") == 4 and "Accuracy" in page and "every 1s" not in page
    assert f"/t/{slug}/at/" in page
    for language, said in (("de", "Gewinnchancen"), ("pl", "Szanse na wygraną")):
        assert said in anna.get(f"/t/{slug}/analysis/", headers={"Accept-Language": language}).content.decode()


def test_a_running_game_is_not_analysed(inside):
    from hippodrome.web.models import StoredAnalysis

    anna = inside()
    slug = quick_table(anna)
    assert anna.post(f"/t/{slug}/analysis/start/").status_code == 409
    assert anna.get(f"/t/{slug}/analysis/").headers["Location"] == f"/t/{slug}/"
    assert not StoredAnalysis.objects.filter(table__slug=slug).exists()


def test_a_failed_analysis_is_reported_and_can_be_retried(study, monkeypatch):
    from hippodrome.web.services import analyses

    anna, slug = study
    anna.post(f"/t/{slug}/analysis/start/")
    monkeypatch.setattr(analyses, "Analysing", lambda record: 1 / 0)
    maker = analyst()
    maker.look()
    assert maker.go_on() and not maker.go_on()
    assert "could not be analysed" in anna.get(f"/t/{slug}/analysis/").content.decode()
    anna.post(f"/t/{slug}/analysis/start/")
    assert "Analysing:" in anna.get(f"/t/{slug}/analysis/").content.decode()


def test_an_analysis_is_made_by_one_process_only(study):
    anna, slug = study
    anna.post(f"/t/{slug}/analysis/start/")
    first, second = analyst(), analyst()
    first.look()
    second.look()
    assert first.row is not None and second.row is None
    assert row(slug).analysis.leased_by == "here:1"


def analysed(slug, **changed):
    """Store an analysis whose first decision was costly; `changed` overrides that decision's fields."""
    from hippodrome.analysis import Analysis, Word
    from hippodrome.web import models
    from hippodrome.web.services import live_games

    game = live_games.live_game(row(slug)).game
    said = game.record().moves
    ask = hippodrome.new_table("byzanz", 4, seed=4).ask_of(said[0].seat)
    other = next(word for word in ask.words if word != said[0].word)
    words = [Word(move.seat, move.word, [0.25] * 4, loss=0.0, stake=0.1) for move in said]
    words[0] = Word(said[0].seat, said[0].word, [0.25] * 4, **({"loss": 0.07, "better": other, "stake": 0.1} | changed))
    told = Analysis("byzanz", 4, 0, [0.25] * 4, words).text()
    models.StoredAnalysis.objects.update_or_create(table=row(slug), defaults={"told": told, "progress": 1.0})
    return said[0].word, other


def test_the_costliest_decisions_are_listed_with_a_better_answer(study):
    from hippodrome.web import messages

    anna, slug = study
    said, better = analysed(slug)
    for language, instead, cost in (
        ("en", "Better: ", "cost 7 percentage points"),
        ("de", "Besser: ", "kostete 7 Prozentpunkte"),
        ("pl", "Lepiej: ", "kosztowała 7 punktów procentowych"),
    ):
        page = anna.get(f"/t/{slug}/analysis/", headers={"Accept-Language": language}).content.decode()
        costly = page.split('<ol class="turns mistakes">')[1].split("</ol>")[0]
        speaker = messages.speaker("byzanz", language, ("",) * 4)
        assert costly.count("<li>") == 1 and f'href="/t/{slug}/at/0/"' in costly, "a link to the moment of the decision"
        assert speaker.word(said) in costly and instead + speaker.word(better) in costly and cost in costly
        assert "−7" in costly


@pytest.mark.parametrize("changed", [{"better": ""}, {"loss": 0.01}, {"loss": None, "better": ""}])
def test_decisions_without_a_better_answer_are_not_listed(study, changed):
    anna, slug = study
    analysed(slug, **changed)
    page = anna.get(f"/t/{slug}/analysis/").content.decode()
    assert "Accuracy" in page and "mistakes" not in page


@pytest.mark.parametrize("told", ["{}", "by an earlier release"])
def test_an_unreadable_analysis_can_be_made_again(study, told):
    """Catches: `want` looks at `failed` alone. The page then offered an analysis, but its button did nothing."""
    from hippodrome.web import models

    anna, slug = study
    analysed(slug, stake=None)
    if not told.startswith("by"):
        models.StoredAnalysis.objects.filter(table__slug=slug).update(told=told)
    page = anna.get(f"/t/{slug}/analysis/").content.decode()
    assert "Analyse this game" in page and "could not be analysed" not in page
    anna.post(f"/t/{slug}/analysis/start/")
    assert "Analysing:" in anna.get(f"/t/{slug}/analysis/").content.decode()
    analysed(slug)
    anna.post(f"/t/{slug}/analysis/start/")
    assert "mistakes" in anna.get(f"/t/{slug}/analysis/").content.decode(), "a readable analysis is kept"
