"""Secrets: two worlds that differ only in what a seat can't know look the same to that seat."""

import json
from random import Random

import hippodrome
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.record import HIDDEN
from hippodrome.kernel.table import Table
from hippodrome.testing.promises import not_here, promise, refuses
from hippodrome.testing.walking import MORE, moments


def other_world(table: Table, seat: int, seed: int) -> Table:
    """Return a world that `seat` can't tell from this one, with events, so that they can be compared."""
    return table.redeal(seat, Dice(seed.to_bytes(4, "little")), loud=True)


def told_since_the_boundary(table: Table, seat: int) -> list[dict[str, object]]:
    """Return the events a seat has seen since the last step boundary."""
    seen = [event.seen_by(seat) for event in table.events[table._anchors[-1].events :]]
    return [event.data() for event in seen if event is not None]


def complaint(table: Table, seat: int, word: str) -> str:
    """Return the table's error message for a word, or "accepted"."""
    try:
        table.copy().play(seat, word)
    except HippodromeError as error:
        return f"{type(error).__name__}: {error}"
    return "accepted"


@promise
def another_world_looks_the_same(game: str, seats: int) -> None:
    """View, asks, log and errors are the same, and the other world is valid."""
    for seed in range(2 * MORE):
        for number, table in enumerate(moments(game, seats, seed, every=6)):
            assert_alike(table, number)


@promise
def another_world_looks_the_same_whatever_is_played(game: str, seats: int) -> None:
    """The same holds for every option value other than the default, each tested with one number of seats."""
    rules = hippodrome.find_game(game)
    others = [
        (option.name, choice) for option in rules.options for choice in option.choices if choice != option.default
    ]
    for place, (name, choice) in enumerate(others):
        if rules.seats[place % len(rules.seats)] == seats:
            for seed in range(MORE):
                for number, table in enumerate(moments(game, seats, seed, every=9, options={name: choice})):
                    assert_alike(table, number)


def assert_alike(table: Table, number: int) -> None:
    """Assert that another world looks the same to every seat, has the same events, and is valid."""
    for seat in range(table.state.seats):
        twin = other_world(table, seat, number)
        twin.check()
        assert json.dumps(twin.view(seat)) == json.dumps(table.view(seat))
        assert told_since_the_boundary(twin, seat) == told_since_the_boundary(table, seat)
        for word in ("nonsense", table.game.words.spellings[number % len(table.game.words)]):
            ours, theirs = complaint(table, seat, word), complaint(twin, seat, word)
            assert ours == theirs


@promise
def an_own_word_is_answered_alike_in_both_worlds_until_chance_speaks(game: str, seats: int) -> None:
    """The visible effect of a seat's own word depends on nothing the seat can't know."""
    chance = Random(1)
    for number, table in enumerate(moments(game, seats, 11, every=4)):
        for ask in table.asks:
            twin = other_world(table, ask.seat, number)
            here = table.copy()
            word = chance.choice(ask.words)
            rolled = here.state.dice.count, twin.state.dice.count
            here.play(ask.seat, word)
            twin.play(ask.seat, word)
            if (here.state.dice.count, twin.state.dice.count) == rolled and here.can_undo(ask.seat):
                assert here.view(ask.seat) == twin.view(ask.seat)


@promise
def redeals_differ_where_something_is_hidden(game: str, seats: int) -> None:
    """Redeals change something; otherwise comparing worlds would prove nothing."""
    hidden = different = 0
    for table in moments(game, seats, 12, every=25):
        if table.over or table.game.view(table.state, None) == table.game.view(table.state, 0):
            continue
        hidden += 1
        truth = table.game.write(table.state)
        worlds = [table.redeal(0, Dice(bytes([number + 1]))) for number in range(5)]
        different += any(world.game.write(world.state) != truth for world in worlds)
    if not hidden:
        not_here("nothing is hidden in this game")
    assert different > hidden // 2


@promise
def a_redeal_has_no_past(game: str, seats: int) -> None:
    """A redealt world has no seed, no events, and different dice."""
    for table in moments(game, seats, 13, every=40):
        twin = table.redeal(0, Dice(b"x"))
        assert twin.origin.seed is None and twin.origin.position is None
        assert not twin.events
        assert twin.state.dice.key != table.state.dice.key


@promise
def views_are_json(game: str, seats: int) -> None:
    """Views are JSON and show legal words only to the seat that is asked."""
    for table in moments(game, seats, 14, every=9):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view
            for ask in view["asks"]:
                assert ("words" in ask) == (ask["seat"] == seat), (
                    "a view must show the legal words of its own seat only"
                )


@promise
def a_spectator_is_told_no_more_than_any_seat(game: str, seats: int) -> None:
    """Spectators see nothing that is hidden from any seat."""
    for table in moments(game, seats, 15, every=10):
        for seat in range(seats):
            twin = other_world(table, seat, 1)
            assert json.dumps(twin.view(None)) == json.dumps(table.view(None))


@promise
def a_record_taken_during_play_hides_secrets(game: str, seats: int) -> None:
    """A seat's record during play contains neither the seed nor the others' secret words."""
    for table in moments(game, seats, 16, every=30):
        if table.over:
            assert table.record_for(0).text() == table.record().text()
            continue
        for seat in [None, *range(seats)]:
            record = table.record_for(seat)
            text = record.text()
            assert "seed:" not in text and "position:" not in text
            assert table.origin.seed is not None and table.origin.seed.hex() not in text.split("commitment")[0]
            shown = [said for place, said in enumerate(table.said) if not table.unspoken_to(seat, place)]
            for move, (speaker, _index, secret, _chances) in zip(record.moves, shown, strict=True):
                assert (move.word == HIDDEN) == (secret and speaker != seat)
            refuses(hippodrome.BadRecord, hippodrome.read_record(text).replay)


@promise
def a_secret_word_looks_like_any_other_to_the_rest(game: str, seats: int) -> None:
    """Other seats can't tell one secret word from another."""
    chance = Random(2)
    for table in moments(game, seats, 18, every=2):
        for ask in table.asks:
            if not ask.secret:
                continue
            words = chance.sample(ask.secret, min(2, len(ask.secret)))
            worlds = [table.copy() for _ in words]
            for world, index in zip(worlds, words, strict=True):
                world.answer(ask.seat, index)
            if any([a.seat for a in world.asks] != [a.seat for a in worlds[0].asks] for world in worlds):
                continue  # the word led to another seat's turn, which may reveal something
            if any(world.over for world in worlds):
                continue  # the word ended the game, and everything is revealed
            for seat in [None, *(other for other in range(seats) if other != ask.seat)]:
                logs = [[event.data() for event in world.log(seat)] for world in worlds]
                assert all(log == logs[0] for log in logs)
                texts = [world.record_for(seat).text() for world in worlds]
                assert all(text == texts[0] for text in texts)
