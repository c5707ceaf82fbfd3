"""Input is checked, and nothing that a table returns can be used to change it."""

import copy
import pickle

import pytest

import hippodrome
from hippodrome import BadOption, BadRecord, Dice, IllegalWord, NoSuchSeat, Table
from hippodrome.bots import find_bot
from hippodrome.kernel.dice import ScriptedDice

NAMES = ("Anna", "Ben", "Cleo")


def played(game: str = "byzantio", seed: int = 5) -> Table:
    table = hippodrome.new_table(game, seats=3, seed=seed, names=NAMES)
    table.play_on(Dice.of(seed))
    return table


def record_of(lines: list[str]) -> hippodrome.Record:
    return hippodrome.read_record("\n".join(lines) + "\n")


def test_a_result_before_the_end_of_the_game_is_refused() -> None:
    """Were only scores compared, a record that ends while its writer is ahead would count as a win."""
    record = played().record()
    middle = record.replay(160)
    result = [f"scores: {' '.join(map(str, middle.scores))}"]
    result.append("ranking: " + " | ".join(" ".join(map(str, group)) for group in middle.ranking))
    lines = [*middle.record().text().splitlines(), "", *result]
    with pytest.raises(BadRecord, match="not over"):
        record_of(lines).verify()
    record_of(record.text().splitlines()).verify()


@pytest.mark.parametrize("game", ["byzanz", "byzantio"])
def test_no_line_of_a_record_is_ignored(game: str) -> None:
    lines = played(game).record().text().splitlines()
    last = max(place for place, line in enumerate(lines) if line[:1] in "012" and line)
    for place, line in ((last, f"O{lines[last][1:]}"), (last, "seat one passes"), (3, "colour: red")):
        with pytest.raises(BadRecord, match=f"Line {place + 1} of the record"):
            record_of([*lines[:place], line, *lines[place + 1 :]])
    with pytest.raises(BadRecord, match=f"Line {last + 1} of the record"):
        record_of([*lines[:last], "seed: 07", *lines[last:]])


def test_names_stay_with_their_seats() -> None:
    lines = played().record().text().splitlines()
    assert record_of([line for line in lines if not line.startswith("name 2")]).origin.names == NAMES[:2]
    with pytest.raises(BadRecord, match="without gaps"):
        record_of([line for line in lines if not line.startswith("name 1")])
    with pytest.raises(BadRecord, match="must belong to its first seats"):
        record_of([*lines[:5], "name 3: Dora", *lines[5:]])


@pytest.mark.parametrize("names", ["Anna", [None], ["A\x1b[2J"], ["A" * 201], ["A\ud800"], ["A"] * 4])
def test_names_that_a_record_cannot_hold_are_refused(names: list[str]) -> None:
    with pytest.raises(BadOption, match=r"[Nn]ame"):
        hippodrome.new_table("byzanz", seats=3, seed=1, names=names)
    with pytest.raises(BadOption, match=r"[Nn]ame"):
        hippodrome.position("byzanz", {"hands": [["wine-4"], [], []]}, names=names)


def test_an_illegal_word_error_can_be_pickled() -> None:
    """Without `__reduce__`, a process pool hung forever when a worker raised this error."""
    with pytest.raises(IllegalWord) as refused:
        hippodrome.new_table("byzanz", seats=3, seed=1).play(0, "xyzzy")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.legal, again.rule) == (str(refused.value), refused.value.legal, refused.value.rule)


@pytest.mark.parametrize("dice", [Dice.of(7), ScriptedDice([-3, -4, -5], b"key", strict=False)])
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda dice: pickle.loads(pickle.dumps(dice))])
def test_dice_can_be_copied_and_pickled_in_the_middle_of_their_stream(dice: Dice, twin_of) -> None:
    dice = dice.copy()
    dice.roll()
    dice.roll()
    twin = twin_of(dice)
    assert type(twin) is type(dice) and twin.outcomes == dice.outcomes
    assert [twin.roll() for _ in range(20)] == [dice.roll() for _ in range(20)]


@pytest.mark.parametrize("name", ["random", "greedy0", "greedy", "newcomer", "learned", "search", "search-9"])
def test_a_bot_can_be_deep_copied(name: str) -> None:
    table = hippodrome.new_table("byzanz", seats=3, seed=1)
    bot = find_bot(name, 3)
    twin = copy.deepcopy(bot)
    if name != "search":  # its choice depends on the clock
        assert twin.choose(table.redeal(0, Dice.of(1), loud=True), 0) == bot.choose(
            table.redeal(0, Dice.of(1), loud=True), 0
        )


def test_changing_a_view_does_not_change_the_table() -> None:
    table = hippodrome.new_table("byzanz", seats=3, seed=1)
    view = table.view(table.asks[0].seat)
    view["options"]["hidden_profit"] = True
    view["asks"][0]["prompt"]["params"]["more"] = 1
    assert table.origin.options["hidden_profit"] is False
    assert "more" not in table.view(table.asks[0].seat)["asks"][0]["prompt"]["params"]


def deep() -> list[object]:
    found: list[object] = []
    for _ in range(100_000):
        found = [found]
    return found


@pytest.mark.parametrize("value", [10**5000, deep()], ids=["long", "deep"])
def test_an_option_value_too_large_to_quote_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="takes False, True"):
        hippodrome.new_table("byzanz", seats=3, seed=1, options={"hidden_profit": value})
    with pytest.raises((BadOption, hippodrome.BadPosition)):
        hippodrome.position("byzanz", {"options": {"hidden_profit": value}})


def test_the_log_of_a_missing_seat_is_refused() -> None:
    table = hippodrome.new_table("byzanz", seats=3, seed=1)
    assert table.log(None) is not None
    with pytest.raises(NoSuchSeat):
        table.log(99)
