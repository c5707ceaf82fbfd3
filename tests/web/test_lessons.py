"""Lessons on the site: start, explanations, undo, resuming and leaving; and a teacher who explains each thing once."""

import re

import pytest

pytest.importorskip("hippodrome.web")

from hippodrome.games import game_names
from hippodrome.lessons import lessons_of


class Learner:
    """A person in a lesson who posts forms without JavaScript."""

    def __init__(self, client, game="byzanz", lesson="first"):
        self.client = client
        answer = client.post(f"/games/{game}/learn/", {"lesson": lesson})
        assert answer.status_code == 302
        self.address = answer["Location"]

    @property
    def row(self):
        from hippodrome.web.models import GameTable

        return GameTable.objects.get(slug=self.address.split("/")[2])

    @property
    def page(self):
        """The page without the markup of terms."""
        return re.sub(r"</?dfn[^>]*>", "", self.client.get(self.address).content.decode())

    def play(self, word, version=None, **headers):
        fields = {"word": word, "seat": 0, "version": version or self.row.version}
        return self.client.post(f"{self.address}play/", fields, headers={"HX-Request": "true"} | headers)

    def press(self, what):
        return self.client.post(f"{self.address}lesson/", {"teacher": what}, headers={"HX-Request": "true"})

    @property
    def step(self):
        return len(self.row.teaching["starts"])

    @property
    def words(self):
        from hippodrome.web.services import live_games

        return len(live_games.live_game(self.row).game.said)


@pytest.fixture
def anna(inside):
    return Learner(inside())


def shown(html):
    return re.sub(r"<[^>]+>", " ", html)


def test_from_the_home_page_to_the_first_decision_in_two_clicks(inside):
    client = inside()
    home = client.get("/").content.decode()
    assert 'action="/games/byzanz/learn/"' in home
    anna = Learner(client)
    assert "Step 1 of 15" in anna.page
    assert anna.press("next:0").status_code == 200
    assert anna.step == 2
    assert "bid cloth 2" in shown(anna.page)


def test_a_wrong_answer_is_explained_and_not_played(anna):
    anna.press("next:0")
    answer = anna.play("pass")
    assert answer.status_code == 409
    assert "If you pass, the wine goes to somebody else" in answer.content.decode()
    assert anna.words == 0 and anna.step == 2
    answer = anna.play("bid-grain-2")
    assert "cloth 2 alone is enough" in answer.content.decode()
    assert anna.play("no-such-word").status_code == 409
    assert anna.words == 0


def test_the_right_answer_is_played_and_the_bots_respond(anna):
    answer = anna.play("bid-cloth-2 confirm")  # answering skips the reading step
    assert answer.status_code == 200
    assert "Step 3 of 15" in answer.content.decode()
    assert anna.words == 5
    assert anna.row.bot_due is None, "no bot plays in a lesson"


def test_words_can_be_played_one_by_one_and_undone(anna):
    anna.play("bid-cloth-2")
    assert anna.step == 2 and anna.words == 1
    fields = {"seat": 0, "version": anna.row.version}
    assert anna.client.post(f"{anna.address}undo/", fields, headers={"HX-Request": "true"}).status_code == 200
    assert anna.words == 0 and anna.step == 2
    anna.play("bid-cloth-2")
    anna.play("confirm")
    assert anna.step == 3


def test_next_advances_once_and_only_on_reading_steps(anna):
    anna.press("next:0")
    anna.press("next:0")
    assert anna.step == 2
    anna.press("next:1")
    assert anna.step == 2, "this step needs an answer"


def test_a_stale_answer_is_refused_before_the_lesson_comments(anna):
    version = anna.row.version
    anna.play("bid-cloth-2 confirm")
    answer = anna.play("bid-cloth-2 confirm", version=version)
    assert answer.status_code == 409
    assert "moved on" in answer.content.decode()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in game_names() for name in lessons_of(game)])
def test_a_completed_lesson_ends_in_a_game_against_bots(inside, game, name):
    from hippodrome.web.services import live_games
    from hippodrome.web.services.lessons import course_of

    anna = Learner(inside("de"), game, name)
    lesson = lessons_of(game)[name]
    for _ in range(60):
        row = anna.row
        course = course_of(row)
        if course is None:
            break
        if course.step.to_read:
            assert anna.press(f"next:{course.number}").status_code == 200
            continue
        table = live_games.live_game(row).game
        words = [*course.answer(table)] if course.step.do else [table.ask_of(lesson.you).words[0]]
        fields = {"word": " ".join(words), "seat": lesson.you, "version": row.version}
        answer = anna.client.post(f"{anna.address}play/", fields, headers={"HX-Request": "true"})
        assert answer.status_code == 200, shown(answer.content.decode())
    row = anna.row
    assert row.teaching["learned"] == name
    assert row.status == row.RUNNING
    table = live_games.live_game(row).game
    waiting = [chair for chair in row.chairs.all() if chair.asked]
    assert (row.bot_due is not None) == any(chair.bot for chair in waiting)
    # The record of such a game replays like any other.
    assert table.record().replay().save()["words"] == table.save()["words"]
    assert name in anna.client.get(f"/games/{game}/").content.decode()


def test_a_lesson_can_be_resumed_and_restarted(anna):
    anna.press("next:0")
    again = anna.client.post("/games/byzanz/learn/", {"lesson": "first"})
    assert again["Location"] == anna.address, "an open lesson is resumed"
    assert "Continue the lesson" in anna.client.get("/games/byzanz/").content.decode()
    assert "Continue the lesson" in anna.client.get("/").content.decode()
    assert "step 2 of 15" in anna.client.get("/me/").content.decode()
    anew = anna.client.post(f"{anna.address}lesson/again/")
    assert anew["Location"] != anna.address
    assert anna.client.get(anna.address).status_code == 404, "the old lesson is deleted"
    anna.address = anew["Location"]
    assert anna.step == 1


def test_skipping_a_lesson_continues_with_random_dice(anna):
    from hippodrome.kernel.dice import ScriptedDice
    from hippodrome.web.services import live_games

    anna.play("bid-cloth-2 confirm")
    assert anna.press("leave").status_code == 200
    row = anna.row
    assert row.teaching == {"left": "first", "told": []}
    listed = re.findall(r"id=.lesson-first.*?</li>", anna.client.get("/games/byzanz/").content.decode(), re.DOTALL)
    assert "done" not in shown(listed[0])
    dice = live_games.live_game(row).game.state.dice
    assert not isinstance(dice, ScriptedDice) or not dice.script[dice.place :]
    assert anna.play("pass").status_code == 200


def test_handing_the_seat_to_a_bot_ends_the_lesson(anna):
    answer = anna.client.post(f"{anna.address}seat/0/bot/", {"bot": "greedy"})
    assert answer.status_code == 302
    assert not anna.row.at_lesson
    assert anna.row.bot_due is not None


def test_other_people_can_neither_change_nor_read_a_lesson(anna, inside):
    tom = inside()
    tom.get("/")
    page = tom.get(anna.address).content.decode()
    assert 'id="teacher" data-print' in page and "Step 1 of" not in page
    for what in ("next:0", "leave", "silence", "heard:x"):
        answer = tom.post(f"{anna.address}lesson/", {"teacher": what})
        assert answer.status_code == 403
    assert tom.post(f"{anna.address}lesson/again/").status_code == 403
    assert anna.step == 1


@pytest.mark.parametrize("what", ["", "next:", "next:99999999999", "next:-1", "again", "heard:nothing", "silence:x"])
def test_invalid_lesson_posts_cause_no_error(anna, what):
    assert anna.press(what).status_code in (200, 400)
    assert anna.client.post("/games/byzanz/learn/", {"lesson": "../../etc"}).status_code == 400
    assert anna.client.post("/games/no-such-game/learn/").status_code == 404
    assert anna.client.get("/games/byzanz/learn/").status_code == 405


def test_lessons_are_limited_like_tables(inside, monkeypatch):
    from django.conf import settings

    from hippodrome.web.accounts import rate_limits

    monkeypatch.setattr(settings, "RATE_LIMITS", True)
    monkeypatch.setitem(rate_limits.LIMITS, "table", rate_limits.Limit(9, 1, 9, 3600))
    anna = Learner(inside(REMOTE_ADDR="10.9.8.7"))
    assert anna.client.post(f"{anna.address}lesson/again/").status_code == 429
    assert anna.client.post("/games/byzanz/learn/", {"lesson": "first"}).status_code == 302, (
        "resuming does not count as a new table"
    )


# --- a game with a teacher -------------------------------------------------------------------------------------------


@pytest.fixture
def guided(inside):
    client = inside()
    learner = Learner.__new__(Learner)
    learner.client = client
    learner.address = client.post("/games/byzanz/guided/")["Location"]
    return learner


def explained(learner):
    return learner.row.teaching["told"]


def moment_now(learner):
    """Return the moment to explain now; it depends on the deal."""
    from hippodrome.lessons import moment_at
    from hippodrome.web.services import live_games

    return moment_at(live_games.live_game(learner.row).game.view(0), explained(learner))


def test_a_teacher_explains_why_an_answer_is_good(guided):
    page = guided.page
    assert moment_now(guided).text.en in page
    assert "A good choice here:" in page
    assert {chair.bot for chair in guided.row.chairs.all()} == {"", "newcomer"}


def test_each_explanation_appears_once(guided):
    assert explained(guided) == []
    first = moment_now(guided).name
    guided.play("pass")
    assert explained(guided) == [first]
    guided.press("heard:raise")
    guided.press("heard:raise")
    assert explained(guided) == sorted([first, "raise"])
    guided.press("heard:no-such-moment")
    assert explained(guided) == sorted([first, "raise"])


def test_a_teacher_can_be_switched_off_and_on(guided):
    said = moment_now(guided).text.en
    assert guided.press("silence").status_code == 200
    assert said not in guided.page
    assert 'id="teacher" data-print' in guided.page
    guided.play("pass")
    assert explained(guided) == [], "a silent teacher has explained nothing"
    assert "Turn the teacher on" in guided.page
    guided.press("speak")
    assert "Turn the teacher on" not in guided.page
    assert not guided.row.teaching["silent"]


def test_spectators_see_no_teacher(guided, inside):
    assert moment_now(guided).text.en not in inside().get(guided.address).content.decode()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_game_can_be_played_with_a_teacher(inside, game, language):
    client = inside(language)
    assert f"/games/{game}/guided/" in client.get(f"/games/{game}/").content.decode()
    answer = client.post(f"/games/{game}/guided/")
    assert answer.status_code == 302
    assert 'id="teacher"' in client.get(answer["Location"]).content.decode()
