"""A table's parts on a terminal: answers with explanations, only changed parts, and addressing the player."""

import io

import pytest

import hippodrome
from hippodrome.bots import find_bot
from hippodrome.games import room_of
from hippodrome.paint import Block, Console, Paintable, plainly
from hippodrome.parts import parts_of
from hippodrome.terminal import plain
from hippodrome.terminal.play import TerminalGame
from hippodrome.terminal.table import Screen, known, spoken
from hippodrome.text import LANGUAGES, Speaker
from walking import moments

PLAYABLE = [info.name for info in hippodrome.list_games() if info.status == "playable"]


def painted(table: hippodrome.Table, speaker: Speaker, seat: int) -> Paintable:
    """Return everything that a terminal shows to a seat."""
    view = table.view(seat)
    parts = parts_of(view)
    painting = room_of(table.game.name, "showing.terminal")
    whole = not hasattr(painting, "paint_board") and hasattr(painting, "screen")
    paint = getattr(painting, "screen" if whole else "paint_board", plain.screen)
    screen = Screen(speaker, seat)
    found = [*screen.sections(parts, paint(view, speaker), whole).values(), screen.answers(parts)]
    return Block(*found, *([screen.reckoning(parts.reckoning)] if parts.reckoning else []))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_keeps_to_the_width_of_the_terminal(game: str) -> None:
    for number, table in enumerate(moments(game, hippodrome.find_game(game).seats[0], 5, every=40)):
        speaker = Speaker(game, LANGUAGES[number % 3], ["Anna", "Basil", "Zoe"])
        for width in (60, 80, 140):
            assert all(line.width <= width for line in painted(table, speaker, number % 2).lines(width))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_legal_word_has_a_number(game: str) -> None:
    for table in moments(game, hippodrome.find_game(game).seats[0], 3, every=25):
        for ask in table.asks:
            words = spoken(parts_of(table.view(ask.seat)))
            assert sorted(word for word in words if " " not in word) == sorted(ask.words)
            assert known("1", words) == words[0] and known(words[-1], words) == words[-1]
            assert known("0", words) is known(str(len(words) + 1), words) is known("nonsense", words) is None


def test_answers_have_explanations_and_refused_ones_the_rule() -> None:
    table = hippodrome.new_table("byzanz", 3, 4)
    parts = parts_of(table.view(0))
    shown = plainly(Screen(Speaker("byzanz", "en"), 0).answers(parts), 200)
    assert "Pass · You take back the cards you have bid" in shown
    refused = next(action for action in parts.actions if action.word is None)
    assert f"({refused.rule})" in shown


@pytest.mark.parametrize(("language", "said"), [("en", "You pass."), ("de", "Du passt."), ("pl", "Pasujesz.")])
def test_the_player_is_addressed(language: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paper, typed = io.StringIO(), iter(["pass", "t", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    table = hippodrome.new_table("byzanz", 3, 4)
    speaker = Speaker("byzanz", language, ["Anna", "Basil", "Zoe"], 0)
    bots = {seat: find_bot("random", seat) for seat in (1, 2)}
    TerminalGame(table, speaker, bots, Console(paper, width=100)).run()
    shown = paper.getvalue()
    assert f"● {said}" in shown and "● Anna" not in shown
    assert "■ Basil" in shown and "▲ Zoe" in shown, "every player needs a sign besides the colour"


def test_unchanged_parts_are_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = io.StringIO()
    table = hippodrome.new_table("byzanz", 3, 4)
    bid = next(word for word in table.asks[0].words if word.startswith("bid-"))
    typed = iter([bid, "t", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    bots = {seat: find_bot("random", seat) for seat in (1, 2)}
    speaker = Speaker("byzanz", "en", ["Anna", "Basil", "Zoe"], 0)
    TerminalGame(table, speaker, bots, Console(paper, width=100)).run()
    first, second, asked_for = paper.getvalue().split("Your choice: ")[:3]
    assert "Your hand" in first and "Your hand" in second, "one card fewer"
    assert len(second.splitlines()) < len(first.splitlines()) + 3
    assert "Your hand" in asked_for and "If the game ended now" in asked_for
