"""A bot is given a redealt world instead of the true table, so peeking tells it nothing."""

import json

import pytest

import hippodrome
from hippodrome import BadRecord, Dice, NotYourTurn, Table
from hippodrome.bots import BOTS, Bot, consult, find_bot, world_for
from peeking import Peeker, everything
from tests.kernel.market_day import GAME, day
from walking import CASES, IDS, MORE, moments, snapshot

games = pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
fullest = pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
TRUTHS = 200
MOMENTS = 2
"""Moments per game. The test with a cheating bot has more moments and fewer truths."""
SEED = int.from_bytes(b"the seed of the true dice", "little")


def other_truth(table: Table, seat: int, number: int) -> Table:
    """Return a table that the seat cannot tell from the true one."""
    return table.redeal(seat, Dice(b"truth" + number.to_bytes(2, "little")), loud=True)


class Watcher(Bot):
    """Stores the table that it is given."""

    given: Table

    def choose(self, table: Table, seat: int) -> str:
        self.given = table
        ask = table.ask_of(seat)
        assert ask is not None
        return ask.words[0]


@fullest
def test_a_bot_that_reads_everything_chooses_the_same_in_200_truths(game: str) -> None:
    """With the same seed, the given world is the same in every attribute, so even its dice reveal nothing."""
    seats = hippodrome.find_game(game).seats[-1]
    tables = [table.copy() for table in moments(game, seats, 31, every=2) if not table.over]
    apart = len(tables) // (MOMENTS * MORE)
    for table in tables[apart // 2 :: apart]:
        seat = table.asks[-1].seat
        world = world_for(table, seat, Dice(b"bot"))
        found = everything(world)
        choice = Peeker().choose(world, seat)
        for number in range(TRUTHS):
            handed = world_for(other_truth(table, seat, number), seat, Dice(b"bot"))
            assert Peeker().choose(handed, seat) == choice
            if number % 20 == 0:
                assert everything(handed) == found


@games
def test_a_cheating_bot_chooses_the_same_in_every_truth(game: str, seats: int) -> None:
    """Uses `consult`, with dice from the bot's own seed."""
    for table in moments(game, seats, 32, every=23):
        for seat in [ask.seat for ask in table.asks]:
            truths = [other_truth(table, seat, number) for number in range(4)]
            assert len({consult(Peeker(7), truth, seat) for truth in truths}) == 1


@games
def test_a_world_has_the_seats_view_and_its_whole_log(game: str, seats: int) -> None:
    for number, table in enumerate(moments(game, seats, 33, every=19)):
        for seat in range(seats):
            world = world_for(table, seat, Dice(bytes([number + 1])))
            assert world.view(seat) == table.view(seat)
            assert world.log(seat) == table.log(seat)
            again = world_for(world, seat, Dice(b"deeper"))
            assert again.view(seat) == table.view(seat)
            assert again.log(seat) == table.log(seat)


@games
def test_a_world_reveals_nothing_of_the_true_dice_and_has_no_record(game: str, seats: int) -> None:
    for table in moments(game, seats, SEED, every=37):
        seed, key = table.origin.seed, table.state.dice.key
        assert seed is not None and table.origin.commitment is not None
        for world in (world_for(table, 0, Dice(b"x")), table.redeal(0, Dice(b"x"))):
            text = everything(world) + json.dumps(world.save())
            for secret in (repr(seed), seed.hex(), repr(key), key.hex(), table.origin.commitment):
                assert secret not in text
            for request in (world.record, lambda world=world: world.record_for(0), world.copy().record):
                with pytest.raises(BadRecord, match="has no record from the beginning"):
                    request()
        loaded = Table.load(table.game, json.loads(json.dumps(world_for(table, 0, Dice(b"x")).save())))
        assert loaded.origin.world, "a loaded world is still marked as a world"


@games
def test_changing_a_world_does_not_change_the_table(game: str, seats: int) -> None:
    for table in moments(game, seats, 35, every=41):
        if table.over:
            continue
        before = snapshot(table)
        seat = table.asks[0].seat
        world = world_for(table, seat, Dice(b"mine"))
        world.origin.options["a-rule-of-mine"] = True
        world.events.clear()
        while not world.over:
            ask = world.asks[0]
            world.answer(ask.seat, ask.options[-1 if len(world.said) % 3 else 0])
            if len(world.said) > 60:
                break
        assert snapshot(table) == before


def test_a_world_does_not_reveal_the_progress_of_simultaneous_choices() -> None:
    """Seat 1 has changed its mind twice and seat 2 is undecided: seat 0 sees only who is done."""
    quick, slow = day(), day()
    for word in ("stake-2", "sure"):
        quick.play(1, word)
    for word in ("stake-2", "go", "stake-1", "go", "stake-0", "sure"):
        slow.play(1, word)
    slow.play(2, "stake-1")
    assert quick.view(0) == slow.view(0)
    assert quick.heard_by(0) == slow.heard_by(0) == 0
    assert slow.heard_by(1) == 6 and slow.heard_by(None) == 0
    for number in range(30):
        worlds = [world_for(table, 0, Dice(bytes([number]))) for table in (quick, slow)]
        assert everything(worlds[0]) == everything(worlds[1])
        assert [ask.seat for ask in worlds[0].asks] == [0, 2]
    assert consult(Peeker(3), quick, 0) == consult(Peeker(3), slow, 0)


def test_a_bot_is_asked_only_if_there_is_a_choice() -> None:
    table = day(2)
    for seat in (0, 1):
        for word in ("stake-1", "sure"):
            table.play(seat, word)
    table.play(0, "look-away")
    assert [ask.words for ask in table.asks] == [["go"]]
    assert consult(Bot(), table, 0) == "go", "`Bot` itself cannot choose, but must not be asked"
    with pytest.raises(NotYourTurn, match="Seat 1 is not asked"):
        consult(Bot(), table, 1)


def test_worlds_repeat_with_the_bots_seed_and_change_with_every_word() -> None:
    table = hippodrome.new_table("byzanz", 4, 1)

    def given_to(seed: int) -> str:
        bot = Watcher(seed)
        consult(bot, table, table.asks[0].seat)
        return everything(bot.given)

    first = given_to(5)
    assert given_to(5) == first and given_to(6) != first
    hands = set()
    for _ in range(8):
        bot, seat = Watcher(5), table.asks[0].seat
        consult(bot, table, seat)
        hands.add(str(bot.given.position()["pile"]))
        table.play(seat, "pass" if "pass" in table.asks[0].words else table.asks[0].words[0])
    assert len(hands) == 8


def test_our_own_bots_depend_only_on_their_seed() -> None:
    for name in (*BOTS, "search-6"):
        for table in moments("byzanz", 4, 36, every=15):
            for seat in [ask.seat for ask in table.asks]:
                assert consult(find_bot(name, 5), table, seat) == consult(find_bot(name, 5), table, seat)


def test_the_cheating_bot_can_find_differences() -> None:
    """Proves that the tests above can fail: given the true tables, the cheat does see differences."""
    table = day()
    table.play(1, "stake-2")
    other = day()
    other.play(1, "stake-1")
    assert GAME.view(table.state, 0) == GAME.view(other.state, 0)
    assert everything(table) != everything(other)
    byzanz = hippodrome.new_table("byzanz", 3, 1)
    truths = [other_truth(byzanz, 0, number) for number in range(5)]
    assert len({everything(truth) for truth in truths}) == 5
