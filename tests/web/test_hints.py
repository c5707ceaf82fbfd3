"""Hints: who may request them, what they contain, and that they reveal nothing a seat cannot know."""

import pytest

from tests.web.clients import live, new_table, quick_table, row
from tests.web.hint_requests import ask_for_hint, compute_hints


def test_a_player_against_bots_gets_the_best_answers_as_hints(inside):
    anna = inside()
    slug = quick_table(anna)
    assert "Show a hint" in live(anna, slug).html
    answer = ask_for_hint(anna, slug)
    assert answer.status_code == 200 and "Thinking…" in answer.content.decode()
    before = live(anna, slug)
    compute_hints()
    after = live(anna, slug)
    assert (after.stamp, after.version) == (before.stamp, before.version), (
        "the player's page polls; streams are not notified"
    )
    words = [line.split('"')[0] for line in after.html.split('data-hinted="')[1:]]
    assert 1 <= len(words) <= 3 and set(words) <= set(after.words) and "≈" in after.html
    again = ask_for_hint(anna, slug).content.decode()
    assert again.count("data-hinted") == len(words), "the same hint is not computed twice"


def test_a_hint_disappears_with_its_question(inside):
    anna = inside()
    slug = quick_table(anna)
    ask_for_hint(anna, slug)
    compute_hints()
    page = live(anna, slug)
    anna.post(f"/t/{slug}/play/", {"version": page.version, "seat": page.seat, "word": page.words[0]})
    assert "data-hinted" not in live(anna, slug).html


@pytest.mark.parametrize(("chosen", "chairs", "allowed"), [
    ("bots", ["me", "bot:greedy", "bot:greedy"], True),
    ("bots", ["me", "local", "bot:greedy"], False),
    ("yes", ["me", "local", "bot:greedy"], True),
    ("no", ["me", "bot:greedy", "bot:greedy"], False),
])  # fmt: skip
def test_tables_can_forbid_hints(inside, chosen, chairs, allowed):
    from hippodrome.web.services import hints

    slug = new_table(inside(), *chairs, hints=chosen)
    table = row(slug)
    assert table.hints == chosen and hints.are_allowed(table, table.seated) == allowed


def test_hints_for_another_seat_or_where_forbidden_are_refused(inside):
    from hippodrome.web.models import GameTable, Hint

    anna = inside()
    slug = quick_table(anna)
    page = live(anna, slug)
    assert ask_for_hint(anna, slug, seat=(page.seat + 1) % 4).status_code == 403
    assert ask_for_hint(inside(), slug, seat=page.seat, version=page.version).status_code == 403
    GameTable.objects.filter(slug=slug).update(hints="no")
    answer = ask_for_hint(anna, slug)
    assert answer.status_code == 403 and "not allowed at this table" in answer.content.decode()
    assert "Show a hint" not in live(anna, slug).html
    assert not Hint.objects.filter(table__slug=slug).exists()


def test_an_invalid_hint_option_is_refused(inside):
    fields = {"count": 3, "seat-0": "me", "seat-1": "bot:greedy", "seat-2": "bot:greedy", "hints": "always"}
    assert inside().post("/games/byzanz/new/", fields).status_code == 400


def test_two_processes_do_not_compute_the_same_hint(inside, monkeypatch):
    from hippodrome.web.models import Hint
    from hippodrome.web.services import hints

    anna = inside()
    slug = quick_table(anna)
    Hint.objects.all().delete()
    ask_for_hint(anna, slug)
    thought = []
    monkeypatch.setattr(hints, "advise", lambda hint: thought.append(hint.pk))
    assert hints.advise_waiting("one") and not hints.advise_waiting("two")
    assert len(thought) == 1


def test_every_bot_level_is_offered_with_a_description(inside):
    from hippodrome.web.bots.levels import LEVELS, line

    page = inside().get("/games/byzanz/").content.decode()
    for level in LEVELS:
        assert f'value="bot:{level}"' in page and line(level)
    assert 'value="bot:random"' not in page, "the random bot is not offered"
    slug = new_table(inside(), "me", "bot:random", "bot:search-5s")
    assert [chair.bot for chair in row(slug).chairs.all()] == ["", "random", "search-5s"], "old names still work"


def test_without_learned_values_the_greedy_bot_plays_instead(inside, monkeypatch):
    from hippodrome.web.bots import levels

    monkeypatch.setattr(levels, "find_values", lambda game, seats: None if seats == 3 else "values")
    slug = new_table(inside(), "me", "bot:learned", "bot:learned")
    assert [chair.bot for chair in row(slug).chairs.all()] == ["", "greedy", "greedy"]
    assert levels.usual_level("byzanz", 4) == "learned" and levels.usual_level("byzanz", 3) == "greedy"


def test_people_get_hints_in_turn(inside, monkeypatch):
    """Catches: oldest request first. A person with four tables then gets four hints before the other gets one."""
    from hippodrome.web.models import Hint
    from hippodrome.web.services import hints

    Hint.objects.all().delete()
    hints._served.clear()
    clock = iter(range(1, 99))
    monkeypatch.setattr(hints.time, "monotonic", lambda: float(next(clock)))
    served = []

    def compute_hints(hint):
        served.append(hint.table.slug)
        Hint.objects.filter(pk=hint.pk).update(answers=[])

    monkeypatch.setattr(hints, "advise", compute_hints)
    greedy, anna = inside(), inside()
    many = [quick_table(greedy) for _ in range(4)]
    for slug in many:
        ask_for_hint(greedy, slug)
    one = quick_table(anna)
    ask_for_hint(anna, one)
    while hints.advise_waiting("here:1"):
        pass
    assert served == [many[0], one, *many[1:]]
    assert len(hints._served) == 1, "people who no longer wait are removed"
