"""Questions: nobody is forced into an exchange, and no word does more than its text promises."""

from random import Random

import pytest

from hippodrome import find_game, new_table
from hippodrome.text import LANGUAGES, Speaker
from walking import MORE, snapshot

from .tables import men, player, position, say, sheet, words

GAMES = ("byzantio", "nekken")
ONE_EXCHANGE = "bari{A1} nikaia{B1}"


@pytest.mark.rule("BO 2.7", "BO 4.3.1")
def test_nobody_is_forced_to_negotiate():
    """A has only Negotiate boxes left, and the only exchange would cost a good city."""
    left = [sheet(negotiate=2), None]
    table = position(ONE_EXCHANGE, seats=2, round=29, sheets=left)
    assert words(table) == ["negotiate", "forfeit-turn"]
    say(table, "forfeit-turn")
    assert words(table) == ["forfeit-negotiate"]
    say(table, "forfeit-negotiate")
    assert men(table, "bari") == "A1" and table.asks[0].seat == 1
    assert player(table, "A")["sheet"][-1] == {"kind": "negotiate", "filling": "forfeited"}


@pytest.mark.rule("BO 2.7", "BO 4.3.1")
def test_a_player_who_must_negotiate_is_still_asked():
    table = position(ONE_EXCHANGE, seats=2, round=29, sheets=[sheet(negotiate=2), None], forfeit="stuck_only")
    assert (table.asks[0].seat, words(table)) == (0, ["negotiate"])
    say(table, "negotiate", "target-nikaia-komnenos", "give-bari")
    assert table.asks[0].seat == 1 and table.asks[0].rule == "BO 4.3.3"


@pytest.mark.rule("BO 4.1.1", "BO 4.2.1", "BO 4.3.1", "BO 4.3.2", "BO 4.5.2", "BO 4.6")
@pytest.mark.parametrize(
    ("kind", "answers"),
    [
        ("bribe", ["target-nikaia-komnenos"]),
        ("expel", ["target-nikaia-komnenos"]),
        ("negotiate", ["target-nikaia-komnenos", "give-bari"]),
        ("muster", ["nothing"]),
    ],
)
def test_an_action_with_one_answer_can_be_undone_before_the_roll(kind, answers):
    board = "A@lon bari{A1} nikaia{B1}" if kind == "muster" else "A@ops bari{A1} nikaia{A1 B1}"
    table = position(board, seats=2, dice=(5,))
    before = snapshot(table)
    for said, word in enumerate([kind, *answers]):
        assert table.asks[0].seat == 0 and (said == 0 or words(table) == [word])
        twin = table.copy()
        for _ in range(said):
            twin.undo(0)
        assert snapshot(twin) == before
        say(table, word)
    assert table.asks[0].seat == 1 and not table.can_undo(0)


@pytest.mark.rule("BO 2.3", "BO 2.7", "BO 4.2.1")
@pytest.mark.parametrize("game", GAMES)
def test_choosing_an_action_never_rolls_offers_or_fills_a_box(game):
    """In whole games with all options, a player who has chosen an action or to forfeit is asked once more."""
    kinds = {*find_game(game).board.kinds, "forfeit-turn"}
    met = set()
    for number in range(8 * MORE):
        chance = Random(number)
        options = {option.name: chance.choice(option.choices) for option in find_game(game).options}
        table = new_table(game, 2 + number % 3, seed=number, options=options)
        while not table.over:
            ask = chance.choice(table.asks)
            word = chance.choice(ask.words)
            filled, rolled = len(player_of(table, ask.seat)["sheet"]), table.state.dice.count
            table.play(ask.seat, word)
            if word in kinds:
                met.add(word)
                assert table.ask_of(ask.seat) is not None and table.can_undo(ask.seat)
                assert (len(player_of(table, ask.seat)["sheet"]), table.state.dice.count) == (filled, rolled)
    assert met == kinds


def player_of(table, seat):
    return table.view(None)["board"]["players"][seat]


@pytest.mark.rule("BO 2.7", "BO 4.2.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_prompts_for_empty_musters_and_forfeits_exist_in_every_language(game, language):
    speaker = Speaker(game, language)
    board = "A@lon bari{A1}" if game == "byzantio" else ""
    muster = find_game(game).board.kinds[1]
    prompts = {
        speaker.prompt(say(position(board, game=game), word).view(0)["asks"][0]) for word in (muster, "forfeit-turn")
    }
    assert len(prompts) == 2 and all(prompts)
    assert speaker.word("forfeit-turn") not in ("", "forfeit-turn")
