"""The greedy bot has no bad habits: what its advice remembers, and what it never likes best."""

import hippodrome
from hippodrome.bots import consult, find_bot
from hippodrome.games.hamilcar import board, events
from hippodrome.games.hamilcar.advice import weighing
from hippodrome.kernel.events import Seat, Thing


def test_the_log_tells_where_generals_were_this_turn():
    """Marches and sea legs since the turn began count, earlier ones don't; warships only those of this card."""
    duilius, rome = Thing("duilius"), Seat(0)
    log = [
        events.Marched(rome, duilius, Thing("capua"), 5, 0, Thing("roma")),
        events.TurnBegan(2, 262, 261),
        events.Marched(rome, duilius, Thing("neapolis"), 5, 0, Thing("capua")),
        events.Sailed(rome, duilius, [Thing("neapolis"), Thing("messana")], 5, 0, 2),
        events.Played(rome, Thing("card-66"), Thing("event")),
        events.Sailed(rome, Thing("asina"), [Thing("cosa"), Thing("olbia")], 5, 0, 1),
    ]
    memory = weighing.recall(log)
    assert memory["left"] == {"duilius": ["neapolis", "capua"], "asina": ["cosa"]}
    assert memory["sailed"] == 1


def test_greedy_never_marches_to_and_fro_nor_empties_its_capital():
    """Two wars, each of their words: no general comes back in a turn by his own march, Roma keeps a garrison."""
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
