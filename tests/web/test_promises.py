"""What the site promises people: data is deleted, hints stay private, nobody plays or speaks for others."""

import json
import re

import pytest

from tests.web.clients import PASSWORD, finished_table, html, live, new_table, quick_table, row, sign_up
from tests.web.hint_requests import ask_for_hint, compute_hints


def kept(*words):
    """Return where in the database (all tables, decoded sessions) any of these strings occurs."""
    from django.db import connection

    from hippodrome.web.models import Visit

    found = []
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
            found += [(table, word) for line in cursor.fetchall() for word in words if word in str(line)]
    found += [("session", word) for visit in Visit.objects.all() for word in words if word in str(visit.get_decoded())]
    return found


def operator(inside, name):
    from django.core.management import call_command

    boss = inside()
    sign_up(boss, name)
    call_command("operator", name)
    return boss


# --- deletion of data -----------------------------------------------------------------------------------------------


def test_nothing_remains_of_a_deleted_account(inside):
    anna, tom, boss = inside(), inside(), operator(inside, "boss-forgets")
    sign_up(anna, "Wilhelmine")
    slug, gathering = new_table(anna, "me", "open", "bot:greedy"), new_table(tom, "me", "open", "open")
    for client, table in ((tom, slug), (anna, gathering)):
        client.post(f"/t/{table}/join/")
    anna.post("/games/byzanz/learn/")
    anna.post(f"/t/{slug}/chat/", {"text": "ring me: 555-1234"})
    elsewhere = quick_table(tom)
    anna.post(f"/t/{elsewhere}/chat/", {"text": "555-1234 again"})
    tom.post(f"/t/{slug}/seat/0/person/", {"how": "report", "text": "Wilhelmine is rude."})
    anna.post(f"/t/{slug}/seat/1/person/", {"how": "report", "text": "555-1234 is my number"})
    player = row(slug).chairs.get(number=0).player
    boss.post(f"/operator/web/player/{player.pk}/change/", {"name": "Wilhelmine II"})
    for seat, client in enumerate((anna, tom)):
        client.post(f"/t/{slug}/seat/{seat}/resign/")
    assert "name 0: Wilhelmine" in html(tom, f"/t/{slug}/record/")
    fields = {"count": 3, "seat-0": "me", "seat-1": "bot:greedy", "seat-2": "bot:greedy"}
    assert tom.post(f"/t/{slug}/at/0/play-on/", fields).status_code == 302
    assert anna.post("/me/account/forget/", {"password": PASSWORD}).status_code == 302
    assert kept("Wilhelmine", "555-1234") == []
    assert "name 0: (deleted)" in html(tom, f"/t/{slug}/record/")
    assert "555-1234" not in html(tom, f"/t/{elsewhere}/")
    assert "rude" in html(boss, "/operator/web/report/"), "the report itself is kept"


def test_names_stored_by_earlier_releases_are_deleted_as_well(inside):
    """Names were once part of the stored game, which other processes may have in memory."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games

    anna, tom = inside(), inside()
    anna.post("/me/name/", {"name": "Zbigniew"})
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/")
    stored = json.loads(row(slug).saved)
    stored["game"]["origin"]["names"] = ["Zbigniew", "Tom", "Leo"]
    GameTable.objects.filter(slug=slug).update(saved=json.dumps(stored), present=json.dumps(stored["game"]))
    assert live_games.load(row(slug)).game.origin.names == ()
    anna.post("/me/account/forget/", {"sure": "yes"})
    assert kept("Zbigniew") == []
    assert live(tom, slug).status == "running"


def test_nothing_remains_of_a_guest_deleted_by_an_operator(inside):
    from django.contrib.admin.models import LogEntry

    from hippodrome.web.models import Player

    boss = operator(inside, "boss-deletes")
    for way in ("one", "several"):
        guest = inside(HTTP_USER_AGENT="Peculiar/1.0")
        guest.post("/me/name/", {"name": "Quentin"})
        quick_table(guest)
        pk = Player.objects.get(name="Quentin").pk
        assert {"web_player", "web_visit"} <= {table for table, _ in kept("Quentin", "Peculiar")}
        if way == "one":
            boss.post(f"/operator/web/player/{pk}/delete/", {"post": "yes"})
        else:
            action = {"action": "delete_selected", "_selected_action": pk, "post": "yes"}
            boss.post("/operator/web/player/", action)
        assert not Player.objects.filter(pk=pk).exists() and kept("Quentin", "Peculiar") == [], way
        assert guest.get("/me/").status_code == 200, "the browser gets a new session"
    assert LogEntry.objects.filter(user__username="boss-deletes", object_repr="…").count() == 2, (
        "the log of the operator's actions is kept"
    )


def test_an_account_without_a_player_is_deleted_completely(inside):
    from django.contrib.auth import get_user_model

    boss = operator(inside, "boss-accounts")
    user = get_user_model().objects.create_user("Xaver")
    boss.post(f"/operator/auth/user/{user.pk}/delete/", {"post": "yes"})
    assert kept("Xaver") == []


def test_a_guest_can_export_all_their_data(inside):
    from hippodrome.web.models import Player, Solved

    guest = inside(HTTP_USER_AGENT="Own/2.0")
    quick_table(guest)
    quick_table(inside(HTTP_USER_AGENT="Other/1.0"))
    Solved.objects.create(player=Player.objects.get(key=guest.session["player"]), game="byzanz", name="auction-1")
    exported = json.loads(guest.get("/me/account/data.json").content)
    assert [one["browser"] for one in exported["sessions"]] == ["Own/2.0"] and exported["account"] is None
    assert [(one["game"], one["puzzle"]) for one in exported["puzzles"]] == [("byzanz", "auction-1")]


def test_a_record_has_the_names_of_the_table(inside):
    anna, tom = inside(), inside()
    slug = finished_table(anna)
    for chair in row(slug).chairs.all():
        assert f"name {chair.number}: {chair.name}\n" in html(anna, f"/t/{slug}/record/")
    fields = {"count": 3, "seat-0": "me", "seat-1": "bot:greedy", "seat-2": "bot:greedy"}
    tom.post("/me/name/", {"name": "Tom"})
    again = tom.post(f"/t/{slug}/at/3/play-on/", fields).headers["Location"].split("/")[2]
    assert "name 0: Tom\n" in html(tom, f"/t/{again}/record/"), "the new game has the names of its own players"


# --- moderation of chat ---------------------------------------------------------------------------------------------


def test_a_message_deleted_by_an_operator_is_gone_from_every_page_at_once(inside):
    from hippodrome.web.models import Remark

    boss, anna = operator(inside, "boss-chat"), inside()
    slug = quick_table(anna)
    for text in ("first insult", "second insult", "third insult"):
        anna.post(f"/t/{slug}/chat/", {"text": text})
    one, two, three = Remark.objects.filter(table__slug=slug)
    before = live(anna, slug)
    assert "first insult" in before.html and "first insult" in html(inside(), f"/t/{slug}/")
    boss.post(f"/operator/web/remark/{one.pk}/delete/", {"post": "yes"})
    after = live(anna, slug)
    assert "first insult" not in after.html and after.stamp > before.stamp, "streams are notified"
    assert "first insult" not in html(inside(), f"/t/{slug}/")
    action = {"action": "delete_selected", "_selected_action": [two.pk, three.pk], "post": "yes"}
    boss.post("/operator/web/remark/", action)
    assert " insult" not in live(anna, slug).html and live(anna, slug).stamp > after.stamp


def test_messages_of_a_deleted_spectator_are_deleted(inside):
    anna, tom = inside(), inside()
    slug = quick_table(anna)
    tom.post(f"/t/{slug}/chat/", {"text": "just looking"})
    before = live(anna, slug)
    assert "just looking" in before.html
    tom.post("/me/account/forget/", {"sure": "yes"})
    assert "just looking" not in live(anna, slug).html and live(anna, slug).stamp > before.stamp


# --- hints ----------------------------------------------------------------------------------------------------------


def test_others_cannot_tell_that_a_hint_was_requested(inside):
    from hippodrome.web.models import GameTable

    def stored():
        return (
            GameTable.objects.filter(slug=slug)
            .values("stamp", "unheard", "touched", "version", "moved", "bot_due")
            .get()
        )

    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", game="hamilcar", hints="yes")
    tom.post(f"/t/{slug}/join/")
    me, other = (anna, tom) if live(anna, slug).own else (tom, anna)
    before, page, onlooker = stored(), live(other, slug).html, live(inside(), slug).html
    assert ask_for_hint(me, slug).status_code == 200
    waiting = live(me, slug).html
    assert 'hx-trigger="every 1s"' in waiting and f'hx-get="/t/{slug}/live/"' in waiting, "the player's page polls"
    compute_hints()
    assert stored() == before and "data-hinted" in live(me, slug).html
    assert live(other, slug).html == page and live(inside(), slug).html == onlooker


# --- invitations ----------------------------------------------------------------------------------------------------


def links(client, slug):
    return re.findall(r'value="http://[^/]+(/i/[a-z0-9]+/)"', html(client, f"/t/{slug}/"))


@pytest.mark.parametrize("way", ["leaves", "deletes the account"])
def test_an_invited_seat_stays_reserved_when_the_friend_leaves(inside, way):
    anna, friend, stranger = inside(), inside(), inside()
    slug = new_table(anna, "me", "invited", "invited")
    link, other = links(anna, slug)
    assert friend.post(link).status_code == 302 and links(anna, slug) == [other]
    assert friend.get(link).status_code == 302, "the link leads to the table while the friend has the seat"
    if way == "leaves":
        friend.post(f"/t/{slug}/leave/")
    else:
        friend.post("/me/account/forget/", {"sure": "yes"})
    fresh = links(anna, slug)
    assert len(fresh) == 2 and other in fresh and link not in fresh, "the owner gets a new link"
    for seat in ({}, {"seat": 1}, {"seat": 2}):
        assert stranger.post(f"/t/{slug}/join/", seat).status_code == 409
    assert stranger.post(link).status_code == 404
    assert friend.post(fresh[0]).status_code == 302 and friend.post(f"/t/{slug}/leave/").status_code == 302
    assert [chair.kind for chair in row(slug).chairs.all()] == ["person", "invited", "invited"]


def test_a_rematch_keeps_the_seats_of_players_who_left(inside):
    from hippodrome.web.models import GameTable

    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "open")
    leo = inside()
    for client in (tom, leo):
        client.post(f"/t/{slug}/join/")
    GameTable.objects.filter(slug=slug).update(status="over")
    for client in (anna, tom):
        client.post(f"/t/{slug}/rematch/")
    again = row(slug).rematch.slug
    tom.post(f"/t/{again}/leave/")
    assert inside().post(f"/t/{again}/join/").status_code == 409
    for client in (tom, leo):
        client.post(f"/t/{slug}/rematch/")
    assert row(again).status == "running", "players who left may still join"


# --- nothing is stored for refused visitors -------------------------------------------------------------------------


def test_a_refused_visitor_leaves_no_row(inside):
    from hippodrome.web.models import GameTable, Player, Visit

    anna, tom = inside(), inside()
    running, gathering = quick_table(anna), new_table(anna, "me", "invited", "invited")
    over, lesson = (
        new_table(tom, "me", "bot:greedy", "bot:greedy"),
        tom.post("/games/byzanz/learn/").headers["Location"],
    )
    GameTable.objects.filter(slug=over).update(status="over")
    taken = row(running).chairs.get(number=0).token
    before = Player.objects.count(), Visit.objects.count(), row(gathering).stamp
    forms = [
        (f"/t/{gathering}/fill/", {"bot": "greedy"}, 403),
        (f"/t/{gathering}/leave/", {}, 302),
        (f"/t/{gathering}/join/", {"name": "Zoe"}, 409),
        (f"/t/{gathering}/join/", {"seat": "x"}, 400),
        (f"/t/{gathering}/chat/", {"text": " "}, 302),
        (f"/t/{running}/chat/", {"text": "x" * 501}, 400),
        (f"/t/{running}/join/", {}, 409),
        (f"/t/{running}/leave/", {}, 409),
        (f"/t/{running}/offer/end/", {}, 403),
        (f"/t/{running}/stop/delete/", {}, 403),
        (f"/t/{running}/seat/0/resign/", {}, 403),
        (f"/t/{running}/seat/0/bot/", {"bot": "greedy"}, 403),
        (f"/t/{running}/seat/0/back/", {}, 403),
        (f"/t/{over}/rematch/", {}, 403),
        (f"{lesson}lesson/again/", {}, 403),
        (f"/i/{taken}/", {"name": "Zoe"}, 409),
        ("/games/byzanz/learn/", {"lesson": "nonsense"}, 400),
        ("/games/byzanz/new/", {"count": 3, "seat-0": "me", "seat-1": "bot:nobody"}, 400),
        ("/games/byzanz/new/", {"count": 3, "seat-0": "me", "seat-1": "nonsense"}, 400),
        ("/me/name/", {"name": "admin"}, 400),
    ]  # fmt: skip
    for path, form, status in forms:
        assert inside().post(path, form).status_code == status, path
    assert (Player.objects.count(), Visit.objects.count(), row(gathering).stamp) == before


def test_an_accepted_visitor_gets_a_player(inside):
    from hippodrome.web.models import Player

    anna, tom, eve = inside(), inside(), inside()
    slug = new_table(anna, "me", "open", "open")
    before = Player.objects.count()
    tom.post(f"/t/{slug}/join/", {"name": "Tom"})
    eve.post(f"/t/{slug}/chat/", {"text": "hello"})
    assert Player.objects.count() == before + 2 and row(slug).chairs.get(number=1).name == "Tom"
    assert row(slug).remarks.get().player == Player.objects.get(key=eve.session["player"])


# --- nobody plays for somebody else ---------------------------------------------------------------------------------


def test_operators_cannot_take_over_an_account(inside):
    from django.contrib.auth import get_user_model

    boss, anna = operator(inside, "boss-curious"), inside()
    sign_up(anna, "anna-played-for", "anna@example.org")
    user = get_user_model().objects.get(username="anna-played-for")
    form = html(boss, f"/operator/auth/user/{user.pk}/change/").partition('id="user_form"')[2]
    assert "username" in form and "password" not in form
    chosen = {"usable_password": "true", "password1": "Chosen-by-boss-1", "password2": "Chosen-by-boss-1"}
    path = f"/operator/auth/user/{user.pk}/password/"
    assert boss.get(path).status_code == 404 and boss.post(path, chosen).status_code == 404
    changed = {"username": "anna-renamed", "email": "boss@example.org", "password": "x", "is_active": "on"}
    assert boss.post(f"/operator/auth/user/{user.pk}/change/", changed).status_code == 302
    again = get_user_model().objects.get(pk=user.pk)
    assert again.username == "anna-renamed", "operators may rename accounts"
    assert (again.email, again.password) == (user.email, user.password)


def test_an_operator_can_change_their_own_password(inside):
    boss = operator(inside, "boss-careful")
    form = {"old_password": PASSWORD, "new_password1": "Quite-another-7", "new_password2": "Quite-another-7"}
    assert boss.post("/operator/password_change/", form).status_code == 302
    fresh = inside()
    fresh.post("/me/log-in/", {"username": "boss-careful", "password": "Quite-another-7"})
    assert fresh.get("/operator/").status_code == 200


# --- chat and names -------------------------------------------------------------------------------------------------


def lines(client, slug):
    """Return the lines of the chat, with icons replaced by #."""
    chat = re.search(r'<ol id="remarks".*?</ol>', html(client, f"/t/{slug}/"), re.S)[0]
    return [" ".join(re.sub(r"<svg.*?</svg>", "#", line).split()) for line in re.findall(r"<li>(.*?)</li>", chat, re.S)]


@pytest.mark.parametrize("chairs", [("me", "bot:greedy", "bot:greedy"), ("me", "open", "open")])
def test_spectators_can_be_muted_and_reported(inside, chairs):
    from hippodrome.web.models import Report

    anna, onlooker, third = inside(), inside(), inside()
    slug = new_table(anna, *chairs)
    onlooker.post("/me/name/", {"name": "Spammer"})
    onlooker.post(f"/t/{slug}/chat/", {"text": "buy my figs"})
    third.post(f"/t/{slug}/chat/", {"text": "no figs please"})
    path = re.search(rf'href="(/t/{slug}/chat/\d+/person/)"\s+aria-label="Spammer', html(anna, f"/t/{slug}/"))[1]
    assert "/person/" not in "".join(lines(onlooker, slug)), "spectators cannot mute others"
    assert onlooker.post(path, {"how": "mute"}).status_code == 403 and inside().get(path).status_code == 403
    assert "Spammer" in html(anna, path)
    assert "Thank you" in anna.post(path, {"how": "report", "text": "figs"}).content.decode()
    report = Report.objects.latest("pk")
    assert (report.name, report.table.slug) == ("Spammer", slug) and "buy my figs" in report.said
    assert anna.post(path, {"how": "mute"}).headers["Location"] == path
    assert "buy my figs" not in html(anna, f"/t/{slug}/") and "no figs" in html(anna, f"/t/{slug}/")
    assert "buy my figs" in html(third, f"/t/{slug}/")
    assert anna.get(f"/t/{slug}/chat/999999/person/").status_code == 404
    other = quick_table(anna)
    assert anna.get(path.replace(slug, other)).status_code == 404, "a message belongs to its table"


@pytest.mark.parametrize("chairs", [("me", "bot:greedy", "bot:greedy"), ("me", "open", "open")])
def test_spectators_cannot_impersonate_players_in_chat(inside, chairs):
    anna, double = inside(), inside()
    slug = new_table(anna, *chairs)
    anna.post("/me/name/", {"name": "Anna"})
    double.post("/me/name/", {"name": "Anna"})
    for client in (anna, double):
        client.post(f"/t/{slug}/chat/", {"text": "let us all resign"})
    for reader in (anna, double, inside()):
        true, false = lines(reader, slug)
        assert true.startswith("# <b>Anna</b> let us") and false.startswith("<b>Anna</b> <span"), (true, false)
        assert "(spectator)" in false and "(spectator)" not in true
    if "open" in chairs:
        double.post(f"/t/{slug}/join/")
        assert all(line.startswith("# ") for line in lines(anna, slug)), "seated players have an icon"


def test_invisible_and_direction_characters_are_removed_from_chat(inside):
    from hippodrome.web.models import Remark

    anna = inside()
    slug = quick_table(anna)
    family = "\U0001f469\u200d\U0001f467"
    said = {
        "\u202eevil\u202c \u2066x\u2069\u200b\ufeff": "evil x",
        f"look {family} \u2764\ufe0f": f"look {family} \u2764\ufe0f",
        "e" + "\u0301" * 300 + "!": "e" + "\u0301" * 3 + "!",
        "one\u2028two\u00ad": "one two",
    }
    for text in said:
        anna.post(f"/t/{slug}/chat/", {"text": text})
    assert list(Remark.objects.filter(table__slug=slug).values_list("text", flat=True)) == list(said.values())
    for text in ("\u202e", "\u3164 \u2800", "\u200d", "\u0301"):
        assert anna.post(f"/t/{slug}/chat/", {"text": text}).status_code == 302
    assert Remark.objects.filter(table__slug=slug).count() == len(said), "invisible messages are dropped"


BAD_NAMES = {
    "\u3164": "invisible characters", "\u2800\u2800": "invisible characters", "\u115f": "invisible characters",
    "\u202e\u200b": "invisible characters", "Anna\u3164": "invisible characters", "\u0301": "invisible characters",
    "A" + "\u0301" * 30: "too many accents", "Z\u0335\u0321\u0322\u0347oe": "too many accents",
    "\u0430dmin": "different alphabets", "Oper\u0430tor": "different alphabets", "Ann\u03b1": "different alphabets",
    "Leo V\u0430sil": "different alphabets",
}  # fmt: skip
GOOD_NAMES = (
    "Иван",
    "Ἀλέξιος",
    "Anna Иванова",
    "Zoë",
    "Nguye\u0302\u0303n",
    "안나",
    "アンナ",
    "O'Neill",
    "Anna-Иван",
    "X3",
)


def test_unreadable_and_misleading_names_are_refused(inside):
    from html import unescape

    anna = inside()
    anna.post("/me/name/", {"name": "Anna"})
    for name, why in BAD_NAMES.items():
        answer = anna.post("/me/name/", {"name": name})
        assert answer.status_code == 400 and why in unescape(answer.content.decode()), ascii(name)
        fields = {"count": 3, "seat-0": "local", "name-0": name, "seat-1": "bot:greedy", "seat-2": "bot:greedy"}
        assert anna.post("/games/byzanz/new/", fields).status_code == 400, ascii(name)
    for name in ("\u3164\u3164", "b\u043ess-of-all"):
        assert not sign_up(inside(), name).redirect_chain, ascii(name)
    assert anna.post("/me/name/", {"name": "һоѕт"}).status_code == 400, "reserved names in other alphabets"
    for name in GOOD_NAMES:
        assert anna.post("/me/name/", {"name": name}).status_code == 302, ascii(name)
        assert name in unescape(html(anna, "/me/account/"))
    assert anna.post("/me/name/", {"name": "\ufdfa" * 100_000}).status_code == 302, (
        "a long name does not slow the check down"
    )


def test_names_in_records_are_checked_like_others(inside):
    anna = inside()
    record = html(anna, f"/t/{finished_table(anna)}/record/")
    names = ["\u202eOperator\u200b", "\u3164", "Basil the Very Great Of All The Empire"]
    for seat, name in enumerate(names):
        record = re.sub(rf"(?m)^name {seat}: .*$", f"name {seat}: {name}", record)
    study = anna.post("/record/", {"text": record}).headers["Location"].split("/")[2]
    assert [chair.name for chair in row(study).chairs.all()] == ["Seat 1", "Seat 2", "Basil the Very Great Of"]
    for page in (html(anna, f"/t/{study}/at/5/"), html(anna, f"/t/{study}/record/"), row(study).saved):
        assert not any(letter in page for letter in "\u202e\u200b\u3164")
