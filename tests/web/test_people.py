"""Muting, blocking and reporting people; and the operator who reads the reports."""

import pytest

from tests.web.clients import html, live, new_table, quick_table, row, sign_up


@pytest.fixture
def table(inside):
    """Anna, Tom and a bot at a table; Tom talks."""
    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/", {"name": "Tom"})
    tom.post(f"/t/{slug}/chat/", {"text": "you play like a mule"})
    return anna, tom, slug


def test_a_muted_person_is_still_read_by_others(table, inside):
    anna, tom, slug = table
    assert f"/t/{slug}/seat/1/person/" in html(anna, f"/t/{slug}/")
    assert f"/t/{slug}/seat/0/person/" not in html(anna, f"/t/{slug}/"), "people cannot mute themselves"
    anna.post(f"/t/{slug}/seat/1/person/", {"how": "mute"})
    assert "like a mule" not in html(anna, f"/t/{slug}/") and "like a mule" not in live(anna, slug).html
    assert "like a mule" in html(tom, f"/t/{slug}/") and "like a mule" in html(inside(), f"/t/{slug}/")
    other = new_table(anna, "me", "open", "open")
    tom.post(f"/t/{other}/join/")
    assert row(other).chairs.filter(name="Tom").exists(), "a muted person may still play"
    tom.post(f"/t/{other}/chat/", {"text": "again like a mule"})
    assert "again like a mule" not in html(anna, f"/t/{other}/")
    assert "Tom" in html(anna, "/me/account/") and "muted" in html(anna, "/me/account/")
    anna.post(f"/me/account/peace/{row(slug).chairs.get(number=1).player_id}/")
    assert "like a mule" in html(anna, f"/t/{slug}/")


def test_a_blocked_person_cannot_join_the_same_table(table, inside):
    anna, tom, slug = table
    anna.post(f"/t/{slug}/seat/1/person/", {"how": "block"})
    own, leos = new_table(anna, "me", "open", "open"), new_table(inside(), "me", "open", "open")
    anna.post(f"/t/{leos}/join/")
    for other in (own, leos):
        assert tom.post(f"/t/{other}/join/").status_code == 403
        assert not row(other).chairs.filter(name="Tom").exists()
    invited = new_table(anna, "me", "invited", "open")
    token = row(invited).chairs.get(number=1).token
    assert tom.post(f"/i/{token}/").status_code == 403
    anna.post(f"/t/{slug}/seat/1/person/", {"how": "peace"})
    assert tom.post(f"/t/{own}/join/").status_code == 302


def test_a_report_reaches_the_operator_with_the_chat(table, inside):
    from django.contrib.admin.models import LogEntry
    from django.core.management import CommandError, call_command

    from hippodrome.web.models import Report

    anna, _tom, slug = table
    assert anna.post(f"/t/{slug}/seat/1/person/", {"how": "report", "text": " "}).status_code == 400
    assert anna.post(f"/t/{slug}/seat/1/person/", {"how": "report", "text": "x" * 1001}).status_code == 400
    page = anna.post(f"/t/{slug}/seat/1/person/", {"how": "report", "text": "He is rude."}).content.decode()
    assert "Thank you" in page
    report = Report.objects.get(table__slug=slug)
    assert report.name == "Tom" and "like a mule" in report.said
    boss = inside()
    sign_up(boss, "boss")
    assert boss.get("/operator/").status_code == 404
    call_command("operator", "boss")
    with pytest.raises(CommandError, match="no account 'nobody'"):
        call_command("operator", "nobody")
    assert "He is rude." in html(boss, "/operator/web/report/")
    change = f"/operator/web/report/{report.pk}/change/"
    assert "like a mule" in html(boss, change)
    boss.post(change, {"settled": "on", "answer": "talked to him"})
    assert Report.objects.get(pk=report.pk).settled and LogEntry.objects.filter(object_id=report.pk).exists()
    table = row(slug)
    shown = html(boss, f"/operator/web/gametable/{table.pk}/change/")
    chair = table.chairs.get(number=0)
    for secret in (table.secret, chair.token, chair.player.key, "anchor"):
        assert secret not in shown, "operators must not see secrets that let them play for others"
    boss.post(f"/operator/web/player/{table.chairs.get(number=1).player_id}/delete/", {"post": "yes"})
    assert row(slug).status == "running" and row(slug).chairs.get(number=1).kind == "bot"
    assert "boss" in html(boss, "/operator/admin/logentry/")


def test_only_seated_players_can_mute_or_report(table, inside):
    anna, _tom, slug = table
    stranger = inside()
    quick_table(stranger)
    for seat, client, status in ((1, stranger, 403), (0, anna, 403), (2, anna, 404), (9, anna, 404)):
        assert client.get(f"/t/{slug}/seat/{seat}/person/").status_code == status
        assert client.post(f"/t/{slug}/seat/{seat}/person/", {"how": "mute"}).status_code == status
    assert anna.post(f"/t/{slug}/seat/1/person/", {"how": "nonsense"}).status_code == 400
