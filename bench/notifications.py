"""The cost of notifications: the CPU time of moves with and without them, alternating, in one process.

    HIPPODROME_DATA=$(mktemp -d) python bench/notifications.py [moves]

Everybody at the table has a device. Each move announces a turn, and the worker drops the previous announcement.
"""

import os
import random
import sys
import time
from datetime import timedelta

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
os.environ["HIPPODROME_LOG"] = "error"


def main(moves: int) -> None:
    """Print the CPU time per move with and without notifications, and that of the worker."""
    import django

    django.setup()
    from django.conf import settings

    from hippodrome.web import clock
    from hippodrome.web.database import migrate
    from hippodrome.web.delivery import deliver
    from hippodrome.web.models import Channel, GameTable, Notification, Player
    from hippodrome.web.services import live_games, seats
    from hippodrome.web.services import moves as playing

    migrate()
    people = [Player.objects.create(name=name) for name in ("Anna", "Leo", "Tom")]
    for player in people:
        Channel.objects.create(
            player=player, kind=Channel.PUSH, address=f"https://x/{player.pk}", confirmed=clock.now()
        )
    chance, spent, counts = random.Random(1), {True: 0.0, False: 0.0}, {True: 0, False: 0}
    worker = 0.0
    table = None
    for number in range(moves):
        if table is None or GameTable.objects.get(pk=table.pk).status != GameTable.RUNNING:
            table = seats.make_table(seats.TablePlan("byzanz", [("me", ""), ("open", ""), ("open", "")]), people[0])
            for player in people[1:]:
                seats.join(table.slug, player)
        row = GameTable.objects.get(pk=table.pk)
        ask = live_games.live_game(row).game.asks[0]
        player = row.seated[ask.seat].player
        word, version = chance.choice(ask.words), row.version_for(ask.seat)
        settings.NOTIFICATIONS = on = number % 2 == 0
        began = time.process_time()
        playing.play(row.slug, ask.seat, word, version, player)
        spent[on] += time.process_time() - began
        counts[on] += 1
        if number % 50 == 49:
            Notification.objects.filter(due__isnull=False).update(seen=True)
            clock.shift(timedelta(minutes=1))
            began = time.process_time()
            while deliver.deliver_due():
                pass
            worker += time.process_time() - began
            clock.shift(timedelta())
    for on in (True, False):
        print(f"notifications {'on ' if on else 'off'}: {1000 * spent[on] / counts[on]:.2f} ms per move")
    print(f"difference: {1000 * (spent[True] / counts[True] - spent[False] / counts[False]):.2f} ms")
    print(f"worker: {1000 * worker / counts[True]:.3f} ms per move")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
