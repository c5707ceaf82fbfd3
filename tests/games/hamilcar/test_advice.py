"""The greedy bot has no bad habits: it remembers where generals were, and does not march back and forth."""

import hippodrome
from hippodrome import Dice
from hippodrome.bots import consult, find_bot
from hippodrome.games.hamilcar import board, events


def test_a_position_remembers_where_generals_were_this_turn():
    """As in the log: marches and sea legs since the turn began, but only the warships of the last card."""
    table = hippodrome.new_table("hamilcar", 2, seed=4)
    dice, met = Dice(b"war"), 0
    while not table.over:
        table.play_on(dice, 0.6, 3)
        left, sailed = set(), 0
        for event in table.events:
            if isinstance(event, events.TurnBegan):
                left, sailed = set(), 0
            elif isinstance(event, events.Played):
                sailed = 0
            elif isinstance(event, events.Marched):
                left.add((event.general, event.start))
            elif isinstance(event, events.Sailed):
                left.add((event.general, event.path[0]))
                sailed += event.warships
        game = table.state
        trails = {(trail % board.GENERALS, trail // board.GENERALS) for trail in game.trails}
        assert {(board.GENERAL_NAMES[general], board.SPACE_NAMES[space]) for general, space in trails} == left
        assert game.sailed == sailed
        assert all(game.has_left(general, space) for general, space in trails)
        met += len(left) > 1 and sailed > 0
    assert met, "nobody marched or sailed"


def test_greedy_never_marches_back_and_forth_or_empties_its_capital():
    """In two games, no general marches back within a turn, and Roma always keeps a garrison."""
    for seed in (1, 2):
        table, bots = hippodrome.new_table("hamilcar", 2, seed=seed), [find_bot("greedy", side) for side in (0, 1)]
        while not table.over and len(table.events) < 400:
            seat = table.asks[0].seat
            table.play(seat, consult(bots[seat], table, seat))
        left: dict[str, set[str]] = {}
        for event in table.events:
            if isinstance(event, events.TurnBegan):
                left = {}
            elif isinstance(event, events.Marched):
                assert event.space not in left.get(event.general, ())
                left.setdefault(event.general, set()).add(event.start)
        for side in (0, 1):
            capital = board.SPACE_NAMES[board.CAPITAL[side]]
            stacks = table.view(None)["board"]["stacks"]
            assert any(stack["side"] == side and stack["space"] == capital and stack["cus"] for stack in stacks)
