"""Neither the text nor the row nor the time of a notification reveals what its reader's seat may not know."""

import json
from datetime import timedelta

import pytest

from tests.web.club import Friend, Receivers
from tests.web.time_travel import TimeMachine

GRACE = {"push": timedelta(seconds=30), "hook": timedelta(seconds=30), "mail": timedelta(minutes=10)}
WAITS = (30, 95)
"""Seconds that pass before a person answers, or before the site answers for them."""


@pytest.fixture
def machine(inside, monkeypatch):
    return TimeMachine(monkeypatch)


@pytest.fixture
def post(machine):
    from django.test import override_settings

    receivers = Receivers()
    with override_settings(**receivers.settings, DECLINE_PACE=0):
        yield receivers
    receivers.stop()


class Table:
    """A table of friends with push, webhook and e-mail, at which the same events can be played several times."""

    def __init__(self, post, machine, game, count, clock="day"):
        from hippodrome.web.services import seats, time_presets

        self.post, self.machine = post, machine
        self.friends = [Friend(post, name) for name in ("Anna", "Leo", "Tom")[:count]]
        chairs = [("me", ""), *[("open", "")] * (count - 1)]
        plan = seats.TablePlan(game, chairs, clock=time_presets.presets(game, count)[clock])
        self.slug = seats.make_table(plan, self.friends[0].player).slug
        for friend in self.friends[1:]:
            seats.join(self.slug, friend.player)

    @property
    def row(self):
        from hippodrome.web.models import GameTable

        return GameTable.objects.get(slug=self.slug)

    @property
    def game(self):
        from hippodrome.web.services.live_games import live_game

        return live_game(self.row).game

    def put(self, game):
        """Replace the game; its open questions count as asked just now."""
        from hippodrome.web.models import GameTable
        from hippodrome.web.services import live_games, turns

        row = self.row
        turns.settle_asked(row, game, self.machine.at, None)
        GameTable.objects.filter(pk=row.pk).update(saved=live_games.begin(game).dump(), version=2)

    def play(self, seat, word):
        from hippodrome.web.services import moves

        moves.play(self.slug, seat, word, self.row.version_for(seat), self.friends[seat].player)

    def notified(self, story, secret):
        """Run a story, roll it back, and return the rows and received notifications of all seats but one."""
        from django.db import transaction

        from hippodrome.web.delivery import deliver
        from hippodrome.web.models import Notification
        from hippodrome.web.services import live_games

        begun = self.machine.at
        others = [friend for seat, friend in enumerate(self.friends) if seat != secret]
        self.post.clear()
        with transaction.atomic():
            story()
            rows = Notification.objects.filter(channel__player__in=[friend.player for friend in others])
            rows = list(rows.order_by("channel", "occasion", "key").values())
            self.machine.wait(minutes=11)
            while deliver.deliver_due():
                pass
            transaction.set_rollback(True)
        live_games._kept.clear()
        self.machine.go_to(begun)
        for row in rows:
            assert row["due"] == row["created"] + GRACE[row["kind"]]
            del row["id"]
        return rows, [received_by(friend) for friend in others]


def received_by(friend):
    """Return everything a person's devices received, without random ids and timestamps."""
    pushed = [{key: one[key] for key in one if key != "id"} for one in friend.browser.messages()]
    hooks = [json.loads(body) for body in friend.hooks()]
    for hook in hooks:
        del hook["timestamp"]
    mails = [(mail["Subject"], mail["To"], mail.get_content()) for mail in friend.mails()]
    return pushed, hooks, mails


def simultaneous(post, machine):
    """Return a table of Byzantio at which all three seats make a secret choice."""
    table = Table(post, machine, "byzantio", 3)
    while len(table.game.asks) < 3:
        table.play(table.game.asks[0].seat, table.game.asks[0].words[0])
    return table


def hidden_words(table):
    """Return words of seat 0 that stay hidden from the others because its choice is not complete."""
    found = []
    for word in table.game.ask_of(0).words:
        twin = table.game.copy()
        twin.play(0, word)
        if twin.ask_of(0) is not None and twin.unspoken_to(None, len(twin.said) - 1):
            found.append(word)
    return found


def test_secret_words_do_not_change_the_notifications_of_others(post, machine):
    """Different words give equal rows. With and without a word, rows differ only in numbers that are never sent."""
    from hippodrome.web.services import chat

    table = simultaneous(post, machine)
    words = hidden_words(table)
    assert len(words) > 1

    def story(word):
        machine.wait(minutes=2)
        if word:
            table.play(0, word)
        machine.wait(minutes=3)
        chat.say(table.slug, table.friends[1].player, "Well?")
        table.play(2, table.game.ask_of(2).words[0])

    stories = [table.notified(lambda word=word: story(word), 0) for word in (words[0], words[-1], "")]
    assert any("Your turn" in push["title"] for pushed, _, _ in stories[0][1] for push in pushed)
    assert {"turn", "chat"} <= {row["occasion"] for row in stories[0][0]}
    assert stories[0] == stories[1]
    for rows, _ in stories:
        for row in rows:
            del row["version"], row["key"]
    assert stories[0] == stories[2]


def ways_to_decline(table, seat):
    """Return two functions: the player declines by hand, or the site does after the same time."""
    from hippodrome.web.models import GameTable, Seat, decline_kind
    from hippodrome.web.services import declines

    def by_hand(seconds):
        table.machine.wait(seconds=seconds)
        table.play(seat, table.game.ask_of(seat).declinable)

    def by_switch(seconds):
        declines.switch(table.slug, seat, table.friends[seat].player, decline_kind(table.game.ask_of(seat)), True)
        table.machine.wait(seconds=seconds)
        Seat.objects.filter(table__slug=table.slug, number=seat).update(decline_due=table.machine.at)
        GameTable.objects.filter(slug=table.slug).update(bot_due=table.machine.at)
        assert declines.decline(table.slug, table.row.version)

    return by_hand, by_switch


@pytest.mark.parametrize("seconds", WAITS)
def test_declined_questions_are_announced_like_those_passed_by_hand(post, machine, seconds):
    from tests.web.test_declining import at_a_window

    game, seat, _ = at_a_window()
    table = Table(post, machine, "hamilcar", 2)
    table.put(game)
    hand, switch = (table.notified(lambda way=way: way(seconds), seat) for way in ways_to_decline(table, seat))
    assert any(row["occasion"] == "turn" and row["version"] > 2 for row in hand[0]), "declining must end the turn"
    assert hand == switch


def raised_auction(post, machine):
    """Return a table of Byzanz, and the seat that has bid once. Two others are asked before it is asked again."""
    table = Table(post, machine, "byzanz", 3)
    return table, bid(table)


def bid(table):
    """Let the seat that is asked bid cards until it can confirm, and confirm; return the seat."""
    seat = table.game.asks[0].seat
    while table.game.asks[0].seat == seat:
        words = table.game.asks[0].words
        bids = [word for word in words if word.startswith("bid-")]  # the lowest, so that others can bid more
        table.play(seat, "confirm" if "confirm" in words else min(bids, key=lambda bid: int(bid.rpartition("-")[2])))
    return seat


@pytest.mark.parametrize("seconds", WAITS)
def test_answers_ahead_are_announced_like_those_given_by_hand(post, machine, seconds):
    from hippodrome.web.models import GameTable, Seat
    from hippodrome.web.services import answers_ahead, declines
    from hippodrome.web.services.foreseen import question_kind

    table, seat = raised_auction(post, machine)
    kind = next(question_kind(ask) for ask in answers_ahead.asked_before(table.game, seat) if "pass" in ask.words)

    def story(foreseen):
        if foreseen:
            answers_ahead.add(table.slug, seat, table.friends[seat].player, kind, "pass", "once")
        bid(table)
        table.play(table.game.asks[0].seat, "pass")
        assert table.game.asks[0].seat == seat
        machine.wait(seconds=seconds)
        if not foreseen:
            table.play(seat, "pass")
            return
        Seat.objects.filter(table__slug=table.slug, number=seat).update(decline_due=machine.at)
        GameTable.objects.filter(slug=table.slug).update(bot_due=machine.at)
        assert declines.decline(table.slug, table.row.version)

    by_hand, foreseen = (table.notified(lambda ahead=ahead: story(ahead), seat) for ahead in (False, True))
    assert any(row["created"] == machine.at + timedelta(seconds=seconds) for row in by_hand[0])
    assert by_hand == foreseen
