"""Players with notification channels, the fake servers that receive the notifications, and delivery runs."""

from contextlib import contextmanager
from datetime import timedelta

from tests.web.receivers import Browser, MailServer, Receiver


class Receivers:
    """The fake servers of a test, and the settings that make the site send to them."""

    def __init__(self):
        self.web = Receiver()
        self.mails = MailServer()
        self.settings = {
            "LOCAL_TARGETS": True,
            "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
            "EMAIL_HOST": "127.0.0.1",
            "EMAIL_PORT": self.mails.port,
            "EMAIL_USE_TLS": False,
            "EMAIL_USE_SSL": False,
        }

    def stop(self):
        self.web.stop()
        self.mails.stop()

    def clear(self):
        self.web.clear()
        self.mails.messages.clear()
        self.mails.refuse = ""


class Friend:
    """A player with a push device, a webhook and an e-mail address."""

    def __init__(self, post, name, kinds=("push", "hook", "mail"), **mail):
        from hippodrome.web.models import Channel, Player
        from hippodrome.web.services.notification_settings import new_hook_secret

        self.player = Player.objects.create(name=name)
        self.post = post
        self.browser = Browser(post.web, self.player.pk)
        self.hook = f"/hook/{self.player.pk}"
        self.address = f"{name.lower()}{self.player.pk}@example.org"
        made = {
            "push": {"address": self.browser.endpoint, "keys": self.browser.keys},
            "hook": {"address": post.web.url + self.hook, "keys": {"secret": new_hook_secret()}},
            "mail": {"address": self.address, **mail},
        }
        common = {"player": self.player, "origin": "http://site.example.org", "confirmed": self.player.created}
        self.channels = {kind: Channel.objects.create(kind=kind, **common, **made[kind]) for kind in kinds}

    def hooks(self):
        """Return the webhook calls that arrived, without duplicates."""
        found = {headers["webhook-id"]: body for _, headers, body, _ in self.post.web.accepted(self.hook)}
        return list(found.values())

    def mails(self):
        return self.post.mails.delivered(self.address)

    def counts(self):
        """Return how many notifications arrived by push, webhook and e-mail."""
        return len(self.browser.shown()), len(self.hooks()), len(self.mails())


def seat_all(friends, game="byzanz"):
    """Start a game with a friend on each seat."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import seats

    plan = seats.TablePlan(game, [("me", ""), *[("open", "")] * (len(friends) - 1)])
    table = seats.make_table(plan, friends[0].player)
    for friend in friends[1:]:
        seats.join(table.slug, friend.player)
    return GameTable.objects.get(pk=table.pk)


def play_once(table, chance=None):
    """Play a legal word for the first seat that is asked; return the seat."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import moves
    from hippodrome.web.services.live_games import live_game

    row = GameTable.objects.get(pk=table.pk)
    ask = live_game(row).game.asks[0]
    player = row.seated[ask.seat].player
    word = chance.choice(ask.words) if chance else ask.words[0]
    moves.play(row.slug, ask.seat, word, row.version_for(ask.seat), player)
    return ask.seat


@contextmanager
def time_shifted(**span):
    """Shift the site's clock forward within a block."""
    from hippodrome.web import clock

    clock.shift(timedelta(**span))
    try:
        yield
    finally:
        clock.shift(timedelta())


def deliver(**span):
    """Deliver everything that is due after a span of time."""
    from hippodrome.web.delivery import deliver

    with time_shifted(**span):
        while deliver.deliver_due():
            pass


def display_table(friend, table):
    """Record that a friend's device displays a table."""
    from hippodrome.web.models import GameTable
    from hippodrome.web.services import notification_settings, notifications

    row = GameTable.objects.get(pk=table.pk)
    notification_settings.note_displayed(friend.player, row, notifications.stamp_of(row, friend.player.pk))
