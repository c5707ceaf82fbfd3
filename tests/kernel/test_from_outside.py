"""What comes from outside is checked, and what goes out can't be used to change a table behind its back."""

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


def told(lines: list[str]) -> hippodrome.Record:
    return hippodrome.read_record("\n".join(lines) + "\n")


def test_a_result_told_before_the_end_is_no_result() -> None:
    """Break: compare scores alone. A record that ends where its writer was ahead then passed for a won game."""
    record = played().record()
    middle = record.replay(160)
    result = [f"scores: {' '.join(map(str, middle.scores))}"]
    result.append("ranking: " + " | ".join(" ".join(map(str, group)) for group in middle.ranking))
    lines = [*middle.record().text().splitlines(), "", *result]
    with pytest.raises(BadRecord, match="not over"):
        told(lines).verify()
    told(record.text().splitlines()).verify()


@pytest.mark.parametrize("game", ["byzanz", "byzantio"])
def test_no_line_of_a_record_is_passed_over(game: str) -> None:
    lines = played(game).record().text().splitlines()
    last = max(place for place, line in enumerate(lines) if line[:1] in "012" and line)
    for place, line in ((last, f"O{lines[last][1:]}"), (last, "seat one passes"), (3, "colour: red")):
        with pytest.raises(BadRecord, match=f"Line {place + 1} of the record"):
            told([*lines[:place], line, *lines[place + 1 :]])
    with pytest.raises(BadRecord, match=f"Line {last + 1} of the record"):
        told([*lines[:last], "seed: 07", *lines[last:]])


def test_nobody_gets_anothers_name() -> None:
    lines = played().record().text().splitlines()
    assert told([line for line in lines if not line.startswith("name 2")]).origin.names == NAMES[:2]
    with pytest.raises(BadRecord, match="without gaps"):
        told([line for line in lines if not line.startswith("name 1")])
    with pytest.raises(BadRecord, match="must belong to its first seats"):
        told([*lines[:5], "name 3: Dora", *lines[5:]])


@pytest.mark.parametrize("names", ["Anna", [None], ["A\x1b[2J"], ["A" * 201], ["A\ud800"], ["A"] * 4])
def test_a_name_is_one_that_a_record_can_tell(names: list[str]) -> None:
    with pytest.raises(BadOption, match=r"[Nn]ame"):
        hippodrome.new_table("byzanz", seats=3, seed=1, names=names)
    with pytest.raises(BadOption, match=r"[Nn]ame"):
        hippodrome.position("byzanz", {"hands": [["wine-4"], [], []]}, names=names)


def test_an_illegal_word_is_told_from_one_process_to_another() -> None:
    """Break: no `__reduce__`. A pool of processes whose worker raised it never came back."""
    with pytest.raises(IllegalWord) as refused:
        hippodrome.new_table("byzanz", seats=3, seed=1).play(0, "xyzzy")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.legal, again.rule) == (str(refused.value), refused.value.legal, refused.value.rule)


@pytest.mark.parametrize("dice", [Dice.of(7), ScriptedDice([-3, -4, -5], b"key", strict=False)])
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda dice: pickle.loads(pickle.dumps(dice))])
def test_dice_can_be_copied_and_sent_in_the_middle_of_their_stream(dice: Dice, twin_of) -> None:
    dice = dice.copy()
    dice.roll()
    dice.roll()
    twin = twin_of(dice)
    assert type(twin) is type(dice) and twin.outcomes == dice.outcomes
    assert [twin.roll() for _ in range(20)] == [dice.roll() for _ in range(20)]


@pytest.mark.parametrize("name", ["random", "greedy0", "greedy", "newcomer", "learned", "search", "search-9"])
def test_a_bot_can_be_copied_whole(name: str) -> None:
    table = hippodrome.new_table("byzanz", seats=3, seed=1)
    bot = find_bot(name, 3)
    twin = copy.deepcopy(bot)
    if name != "search":  # which looks at the clock
        assert twin.choose(table.redeal(0, Dice.of(1), loud=True), 0) == bot.choose(
            table.redeal(0, Dice.of(1), loud=True), 0
        )


def test_what_a_view_holds_is_nobody_elses() -> None:
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
def test_an_option_that_can_not_even_be_quoted_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="takes False, True"):
        hippodrome.new_table("byzanz", seats=3, seed=1, options={"hidden_profit": value})
    with pytest.raises((BadOption, hippodrome.BadPosition)):
        hippodrome.position("byzanz", {"options": {"hidden_profit": value}})


def test_who_has_no_seat_reads_no_log() -> None:
    table = hippodrome.new_table("byzanz", seats=3, seed=1)
    assert table.log(None) is not None
    with pytest.raises(NoSuchSeat):
        table.log(99)
