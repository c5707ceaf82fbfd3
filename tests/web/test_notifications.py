"""Which notifications are stored for whom: one row per channel, in the same transaction, none without channels."""

import pytest


@pytest.fixture
def people(inside):
    """Anna, Leo and Tom, each with a client and a webhook as the example of a channel."""
    return [Somebody(inside()) for _ in range(3)]


class Somebody:
    def __init__(self, client):
        from hippodrome.web.models import Channel, Player

        self.client = client
        before = set(Player.objects.values_list("pk", flat=True))
        client.get("/")
        client.post("/me/name/", {"name": "Anna"})
        self.player = Player.objects.exclude(pk__in=before).get()
        self.channel = Channel.objects.create(
            player=self.player, kind="hook", address="https://example.org/", confirmed=self.player.created
        )

    def news(self, occasion=None):
        from hippodrome.web.models import Notification

        rows = Notification.objects.filter(channel__player=self.player).order_by("pk")
        return [row.occasion for row in rows if occasion in (None, row.occasion)]


def table_of(people, game="byzanz"):
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import seats

    table = seats.make_table(seats.TablePlan(game, [("me", ""), *[("open", "")] * (len(people) - 1)]), people[0].player)
    for person in people[1:]:
        seats.join(table.slug, person.player)
    return GameTable.objects.get(pk=table.pk)


def play_once(table):
    """Play the first legal word of the first seat that is asked; return the seat."""
    from hippodrome.web.services import moves
    from hippodrome.web.services.live_games import live_game

    table.refresh_from_db()
    ask = live_game(table).game.asks[0]
    player = table.chairs.get(number=ask.seat).player
    moves.play(table.slug, ask.seat, ask.words[0], table.version_for(ask.seat), player)
    table.refresh_from_db()
    return ask.seat


def test_the_start_announces_a_turn_to_the_asked_seat_and_the_start_to_others(people):
    table_of(people)
    assert sorted(person.news() for person in people) == [["started"], ["started"], ["turn"]]


def test_each_turn_is_announced_once_to_the_next_player(people):
    table = table_of(people)
    for _ in range(12):
        before = [len(person.news("turn")) for person in people]
        asked = set(table.chairs.filter(asked=True).values_list("number", flat=True))
        mover = play_once(table)
        now = set(table.chairs.filter(asked=True).values_list("number", flat=True))
        gained = {seat for seat, person in enumerate(people) if len(person.news("turn")) > before[seat]}
        assert gained == now - asked - {mover}


def test_players_without_a_channel_get_no_row(people):
    from hippodrome.web.models import Channel, Notification

    Channel.objects.filter(player__in=[person.player for person in people]).delete()
    before = Notification.objects.count()
    table = table_of(people)
    for _ in range(5):
        play_once(table)
    assert Notification.objects.count() == before


def test_unconfirmed_and_stopped_channels_get_nothing(people):
    from hippodrome.web.models import Channel

    Channel.objects.filter(pk=people[0].channel.pk).update(confirmed=None)
    Channel.objects.filter(pk=people[1].channel.pk).update(stopped=people[1].player.created)
    table_of(people)
    assert not people[0].news() and not people[1].news() and people[2].news()


def test_the_choice_for_a_table_overrides_the_default(people):
    from hippodrome.web.models import Channel, TableChoice

    Channel.objects.filter(pk=people[1].channel.pk).update(occasions=["turn"])
    table = table_of(people)
    assert not people[1].news("started")
    TableChoice.objects.create(player=people[2].player, table=table, occasions={"hook": ["chat"]})
    from hippodrome.web.services import chat

    chat.say(table.slug, people[0].player, "hello")
    assert people[2].news("chat") and not people[1].news("chat") and not people[0].news("chat")


def test_only_the_first_unread_message_is_announced(people):
    from hippodrome.web.models import Notification
    from hippodrome.web.services import chat

    table = table_of(people)
    for _ in range(3):
        chat.say(table.slug, people[0].player, "hello")
    assert people[1].news("chat") == ["chat"]
    Notification.objects.filter(channel=people[1].channel).update(seen=True)
    chat.say(table.slug, people[0].player, "hello")
    assert people[1].news("chat") == ["chat", "chat"]


def test_resigning_notifies_the_others_that_the_game_is_over(people):
    from hippodrome.web.services import endings

    table = table_of(people[:2], "hamilcar")
    endings.resign(table.slug, 0, people[0].player)
    assert people[1].news("ended") == ["ended"] and not people[0].news("ended")
