"""Nothing that a browser receives reveals what its seat may not know."""

import random
import re

import pytest

import hippodrome
from tests.web.clients import new_table, quick_table, row
from tests.web.secrets import SCOPE, at_a_boundary, pages_of, put_game, scope_of


@pytest.mark.parametrize("words", [12, 25, 60])
@pytest.mark.parametrize(("game", "seats"), [("byzanz", 4), ("byzantio", 3), ("nekken", 3), ("hamilcar", 2)])
def test_pages_do_not_depend_on_hidden_information(inside, game, seats, words):
    """Byzantium is left out because it has no hidden information."""
    from hippodrome.kernel.dice import Dice
    from hippodrome.web.services import live_games

    anna, watcher = inside(), inside()
    slug = new_table(anna, "me", *["bot:greedy"] * (seats - 1), game=game)
    begun = at_a_boundary(words, words + 3, game, seats)
    put_game(slug, begun)
    seen, public = pages_of(anna, slug), pages_of(watcher, slug)
    assert public != seen, "Anna's pages differ from the public ones"
    other = begun.copy()
    twin = begun.redeal(0, Dice(b"another world"))
    other.state, other._asks = twin.state, twin._asks
    assert begun.game.write(other.state) != begun.game.write(begun.state)
    table = row(slug)
    live_games.keep(table.pk, table.version, live_games.LiveGame(other, live_games.live_game(table).marks))
    assert live_games.live_game(row(slug)).game is other
    assert pages_of(anna, slug) == seen


def test_a_spectator_gets_no_hand_words_or_seed(inside):
    from hippodrome.web.services.live_games import live_game

    anna, watcher = inside(), inside()
    slug = quick_table(anna)
    game = live_game(row(slug)).game
    for page in pages_of(watcher, slug):
        assert 'data-word="' not in page and 'name="word"' not in page
        assert game.origin.seed.hex() not in page and game.origin.mixed.secret.hex() not in page
    assert game.origin.mixed.promise in watcher.get(f"/t/{slug}/").content.decode()
    record = watcher.get(f"/t/{slug}/record/").content.decode()
    assert "redacted: true" in record and "start > ? ? ? ?" in record


def test_replay_of_a_running_game_shows_only_what_the_viewer_may_see(inside):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import live_games

    anna, watcher = inside(), inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    GameTable.objects.filter(slug=slug).update(saved=live_games.begin(at_a_boundary(30, 8)).dump(), bot_due=None)
    live_games._kept.clear()
    own = anna.get(f"/t/{slug}/at/12/").content.decode()
    public = watcher.get(f"/t/{slug}/at/12/").content.decode()
    assert own != public and 'data-word="' not in own
    assert anna.get(f"/t/{slug}/at/12/play-on/").status_code == 409


def other_worlds(game, own):
    """Yield games that look the same to a seat but have two cards of other seats' opening hands swapped."""
    text = game.record().text()
    seats, hand = game.state.seats, len(game.record().opening) // game.state.seats
    head = next(line for line in text.split("\n") if line.startswith("start > "))
    cards = head.split()[2:]
    seers = [seer for _card, seer in game.chances[: len(cards)]]
    assert hand and seats > 2
    for one in range(len(cards)):
        for two in range(one):
            if own not in (seers[one], seers[two]) and seers[one] != seers[two] and cards[one] != cards[two]:
                dealt = cards[:]
                dealt[one], dealt[two] = dealt[two], dealt[one]
                try:
                    world = hippodrome.read_record(text.replace(head, f"start > {' '.join(dealt)}")).replay()
                except hippodrome.BadRecord:
                    continue
                if world.view(own) == game.view(own) and world.save()["position"] != game.save()["position"]:
                    yield world


def test_replays_do_not_depend_on_hidden_cards(inside):
    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    chance, game, tried = random.Random(4), hippodrome.new_table("byzanz", 4, seed=11), 0
    while tried < 3:
        count = game.state.dice.count
        ask = game.asks[0]
        game.play(ask.seat, "pass" if "pass" in ask.words else chance.choice(ask.words))
        world = next(other_worlds(game, 0), None) if game.state.dice.count != count else None
        if world is None:
            continue
        tried += 1
        moments = range(0, len(game.said) + 1, 3)
        seen = []
        for one in (game, world):
            put_game(slug, one)
            pages = [anna.get(f"/t/{slug}/at/{words}/").content.decode() for words in moments]
            seen.append([re.sub(r'csrfmiddlewaretoken" value="[^"]+"', "", page) for page in pages])
        assert seen[0] == seen[1]


def simultaneous_choice(inside):
    """Return three people who write secret objectives at the same time, and the slug of their table."""
    people = [inside() for _ in range(3)]
    slug = new_table(people[0], "me", "open", "open", game="byzantio")
    for person in people[1:]:
        person.post(f"/t/{slug}/join/")
    from hippodrome.web.services import live_games, moves

    while not live_games.live_game(row(slug)).game.asks[1:]:
        ask = live_games.live_game(row(slug)).game.asks[0]
        moves.play(
            slug, ask.seat, ask.words[0], row(slug).version_for(ask.seat), row(slug).chairs.get(number=ask.seat).player
        )
    return people, slug


def addresses(slug):
    """Return all paths of a table, including the replay of its first moments."""
    return [f"/t/{slug}/", f"/t/{slug}/live/", f"/t/{slug}/record/", *(f"/t/{slug}/at/{words}/" for words in range(8))]


def everything(client, slug):
    """Return path, status, length and text of everything a client can get of a table."""
    got = []
    for path in addresses(slug):
        answer = client.get(path)
        text = re.sub(r'csrfmiddlewaretoken" value="[^"]+"', "", answer.content.decode())
        got.append((path, answer.status_code, len(text), text))
    return got


def play_for(slug, seat, undo=False):
    """Play the first word of a seat's open question, or undo the last one."""
    from hippodrome.web.services import live_games, moves

    table = row(slug)
    player = table.chairs.get(number=seat).player
    if undo:
        moves.undo(slug, seat, table.version_for(seat), player)
    else:
        ask = live_games.live_game(table).game.ask_of(seat)
        moves.play(slug, seat, ask.words[0], table.version_for(seat), player)


def test_others_cannot_count_secret_words(inside):
    people, slug = simultaneous_choice(inside)
    watcher = inside()
    before = [everything(one, slug) for one in (people[0], watcher)]
    stamps = [row(slug).stamp_for(seats) for seats in ([0], [])]
    lobby = row(slug).moved
    stamp, at_first = row(slug).stamp_for([1]), row(slug).version
    for seat, undo in ((1, False), (2, False), (1, False), (1, True), (2, True)):
        play_for(slug, seat, undo)
    assert row(slug).version == at_first + 5 and row(slug).stamp_for([1]) > stamp, "the player's own page is notified"
    assert [row(slug).stamp_for(seats) for seats in ([0], [])] == stamps
    assert row(slug).moved == lobby, "the list of tables does not reveal it"
    assert [everything(one, slug) for one in (people[0], watcher)] == before
    play_for(slug, 0)
    page = people[0].get(f"/t/{slug}/live/").content.decode()
    assert 'name="version"' in page


def test_a_word_for_the_version_visible_to_its_seat_is_accepted(inside):
    people, slug = simultaneous_choice(inside)
    page = people[0].get(f"/t/{slug}/").content.decode()
    version = int(re.search(r'name="version" value="(\d+)"', page)[1])
    for seat in (1, 2, 1):
        play_for(slug, seat)
    from hippodrome.web.services import live_games

    word = live_games.live_game(row(slug)).game.ask_of(0).words[0]
    fields = {"seat": 0, "word": word, "version": version}
    assert people[0].post(f"/t/{slug}/play/", fields, headers={"HX-Request": "true"}).status_code == 200
    assert people[0].post(f"/t/{slug}/play/", fields, headers={"HX-Request": "true"}).status_code == 409, (
        "the word is accepted only once"
    )


def test_a_stream_sends_a_seat_only_the_stamps_it_may_count():
    import asyncio

    from hippodrome.web.realtime import stream as streams
    from hippodrome.web.realtime.watchers import Watchers

    async def relayed(changes, seats):
        watcher, said = Watchers().watch("x"), []

        async def same():
            return True

        async def say(message):
            said.append(message)

        gone = asyncio.get_running_loop().create_future()
        for change in changes:
            watcher.hear(*change)
            task = asyncio.ensure_future(streams._relay(watcher, 7, seats, gone, say, same))
            await asyncio.sleep(0.01)
            task.cancel()
        return said

    quiet = [(8, [1, 0, 1, 1])]
    assert asyncio.run(relayed(quiet, [0])) == asyncio.run(relayed(quiet, [])) == []
    assert asyncio.run(relayed(quiet, [1])) == ["event: changed\ndata: 8\n\n"]
    assert asyncio.run(relayed([(9, [1, 0, 1, 1])], [2])) == ["event: changed\ndata: 8\n\n"]


def test_a_stream_checks_its_session_again_and_ends_with_it(inside, monkeypatch):
    import asyncio

    from hippodrome.web.realtime import stream as streams
    from hippodrome.web.realtime.watchers import Watchers

    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    scope = scope_of(anna, slug)
    monkeypatch.setattr(streams, "BEAT", 0.01)
    monkeypatch.setattr(streams, "ASK_AGAIN", 0.0)

    async def lasts():
        """Return how often the stream checked its session, at most three times."""
        asked, gone = 0, asyncio.get_running_loop().create_future()

        async def same():
            nonlocal asked
            asked += 1
            if asked == 3:
                gone.set_result(None)
            return asked == 3 or streams._stamp_and_seats(slug, scope)[1] == [0]

        async def say(message):
            assert message == "event: beat\ndata: -\n\n"

        await asyncio.wait_for(streams._relay(Watchers().watch(slug), 7, [0], gone, say, same), 5)
        return asked

    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
    assert asyncio.run(lasts()) == 3
    assert anna.post("/me/log-out/").status_code == 302
    assert asyncio.run(lasts()) == 1


def test_a_stream_that_ends_completes_its_response(monkeypatch):
    import asyncio

    from hippodrome.web.realtime import stream as streams

    known, said = [(7, [0]), (7, [0]), (7, [])], []
    monkeypatch.setattr(streams, "BEAT", 0.01)
    monkeypatch.setattr(streams, "ASK_AGAIN", 0.0)
    monkeypatch.setattr(streams, "_stamp_and_seats", lambda slug, scope: known.pop(0))

    async def send(message):
        said.append((message.get("body"), message.get("more_body", False)))

    async def lasts():
        await asyncio.wait_for(streams.stream("x", SCOPE, asyncio.Event().wait, send), 5)

    asyncio.run(lasts())
    beat = (b"event: beat\ndata: -\n\n", True)
    assert said[2:] == [beat, beat, (b"", False)] and not known


def test_the_pause_before_declining_resembles_the_players_own(inside, settings_of):
    """For a player who answers quickly the site declines quickly, and slowly for a slow one."""
    from datetime import timedelta

    from hippodrome.web.models import Move
    from hippodrome.web.services import turns

    settings_of(DECLINE_PACE=4)
    anna = inside()
    slug = new_table(anna, "me", *["bot:greedy"] * 3)
    table = row(slug)
    fresh = sorted(turns.thinking_time(table, 0) for _ in range(60))
    assert fresh[5] < 3.5 < 4.5 < fresh[-5], "pauses vary as much as people's"
    now = table.moved
    for seat, seconds in ((0, 2.0), (1, 11.0)):
        Move.objects.filter(table=table, version__gt=1).delete()
        for place in range(24):
            now += timedelta(seconds=seconds if place % 2 else 5)
            Move.objects.create(table=table, version=2 + place, seat=seat if place % 2 else 2, word="pass", at=now)
        times = [turns.thinking_time(table, seat) for _ in range(40)]
        assert seconds * 0.79 < min(times) and max(times) < seconds * 1.26


@pytest.fixture
def settings_of(inside):
    from django.test import override_settings

    changed = []

    def change(**values):
        changed.append(override_settings(**values))
        changed[-1].enable()

    yield change
    for one in changed:
        one.disable()


def test_the_web_names_no_game():
    from pathlib import Path

    import hippodrome.web

    names = [info.name for info in hippodrome.list_games()]
    for path in Path(hippodrome.web.__file__).parent.rglob("*"):
        if path.suffix in (".py", ".html", ".js", ".css"):
            code = path.read_text().lower()
            assert not [name for name in names if re.search(rf"\b{name}\b", code)], path
