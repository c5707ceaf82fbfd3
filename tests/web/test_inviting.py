"""One click invites a friend; the waiting page shows the settings and who is online, and says that it may be closed."""

import pytest

from tests.web.clients import html, new_table, quick_table, row


@pytest.mark.parametrize("game", ["byzanz", "byzantium", "hamilcar"])
def test_one_click_opens_a_table_with_an_invitation(inside, game):
    anna, tom = inside(), inside()
    for page in ("/", f"/games/{game}/"):
        assert f'action="/games/{game}/invite/"' in html(anna, page)
    answer = anna.post(f"/games/{game}/invite/", follow=True)
    slug = answer.redirect_chain[-1][0].split("/")[2]
    chairs = list(row(slug).chairs.all())
    assert [chair.kind for chair in chairs][:2] == ["person", "invited"]
    assert all(chair.kind == "bot" for chair in chairs[2:])
    link = f"/i/{chairs[1].token}/"
    page = answer.content.decode()
    assert link in page and 'id="code"' in page and "<path" in page
    assert tom.post(link, {"name": "Tom"}).status_code == 302
    assert row(slug).status == "running"


def test_the_waiting_page_shows_the_settings_and_may_be_closed(inside):
    anna, tom = inside(), inside("de")
    slug = new_table(anna, "me", "open", "open", on_resign="end", patience="72", language="pl")
    page = html(anna, f"/t/{slug}/")
    for shown in ("Polski", "the game ends, and they come last", "after 72 hours", "You may close this page"):
        assert shown in page, shown
    assert 'id="may-close"' not in html(tom, f"/t/{slug}/"), "only seated players see this"
    tom.post(f"/t/{slug}/join/")
    assert "Du kannst diese Seite schließen" in html(tom, f"/t/{slug}/")


def test_the_waiting_page_shows_who_is_online(inside):
    import asyncio

    from hippodrome.web.realtime.watchers import watchers

    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "open")
    tom.post(f"/t/{slug}/join/")
    assert html(anna, f"/t/{slug}/").count("badge online") == 1, "herself"

    async def watching():
        watcher = watchers.watch(slug)
        watcher.seats = [1]
        return watcher

    watcher = asyncio.run(watching())
    assert html(anna, f"/t/{slug}/").count("badge online") == 2
    watchers.leave(slug, watcher)
    assert html(anna, f"/t/{slug}/").count("badge online") == 1


def test_the_chosen_bot_pace_is_stored_with_the_player(inside):
    anna, tom = inside(), inside()
    alone, shared = quick_table(anna), new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{shared}/join/")
    assert anna.post("/me/account/pace/", {"pace": "once"}).status_code == 302
    assert (row(alone).pace, row(shared).pace) == ("once", "brisk"), "the pace of a shared table does not change"
    assert row(quick_table(anna)).pace == "once" and row(quick_table(tom)).pace == "brisk"
    page = " ".join(html(anna, "/me/account/").split())
    assert 'value="once" aria-pressed="true"' in page
    anna.post(f"/t/{alone}/pace/", {"pace": "calm"})
    assert row(quick_table(anna)).pace == "calm", "a pace chosen at a table of bots becomes the player's default"
    tom.post(f"/t/{shared}/pace/", {"pace": "calm"})
    assert row(quick_table(tom)).pace == "brisk"
    assert anna.post("/me/account/pace/", {"pace": "never"}).status_code == 400
    assert anna.get("/me/account/data.json").json()["bots_pace"] == "calm"
