"""The player aid of Byzantio and Nekken."""

from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.boards import Board
from hippodrome.games.byzantio.showing.answers import KIND_SIGNS
from hippodrome.parts.aid import Aid, AidRow, AidSection, grid, told
from hippodrome.text import Speaker

SIGNS = (("box", "label-free-boxes"), ("supply", "label-supply-column"), ("tower", "label-led"),
         ("scales", "label-shared"), ("goal", "label-points"), ("round", "label-rounds"))  # fmt: skip


def aid(speaker: Speaker) -> Aid:
    """Return the aid: a turn, the six actions, the die, the limits, the events and the scoring."""
    say, board = speaker.say, Board(speaker.game)
    events = [number for number, tile in enumerate(board.tile_of_round) if tile != boards.NO_TILE]
    sections = [
        AidSection(
            say("aid-turn"), [told(speaker, "act", "box"), told(speaker, "event-round", "event", count=len(events))]
        ),
        _actions(speaker, board),
        _die(speaker, board),
        AidSection(
            say("aid-limits"),
            [
                told(speaker, "own", "tower", own=board.most_own),
                told(speaker, "all", "tower", all=board.most_in_all),
                told(speaker, "alone", "warning"),
            ],
        ),
        AidSection(
            say("aid-events"),
            grid=grid(
                [say("aid-round-head"), say("aid-event-head"), say("aid-happens-head")],
                [_event(speaker, board, number) for number in events],
            ),
        ),
        _scoring(speaker, board),
        AidSection(say("aid-signs"), signs=[AidRow(say(label), sign=sign) for sign, label in SIGNS]),
    ]
    return Aid(say("aid-goal", rounds=board.rounds), sections)


def _actions(speaker: Speaker, board: Board) -> AidSection:
    rows = [
        AidRow(speaker.say(f"word-{kind}"), speaker.say(f"does-{kind}"), KIND_SIGNS[sign], f"× {budget}")
        for kind, sign, budget in zip(board.kinds, boards.KIND_IDS, board.budgets, strict=True)
    ]
    return AidSection(speaker.say("aid-actions"), rows)


def _die(speaker: Speaker, board: Board) -> AidSection:
    def chance(modifier: int) -> str:
        return f"{100 * (board.die - board.success + 1 + modifier) / board.die:.0f} %"

    return AidSection(
        speaker.say("aid-die"),
        [
            told(speaker, "roll", "die", success=board.success, die=board.die),
            told(speaker, "plus", "reinforce"),
            told(speaker, "minus", "stop"),
        ],
        grid(
            [speaker.say("aid-modifier"), "−1", "0", "+1"],
            [[speaker.say("aid-chance"), chance(-1), chance(0), chance(1)]],
        ),
    )


def _event(speaker: Speaker, board: Board, number: int) -> list[object]:
    tile = board.tile_of_round[number]
    happens = speaker.say(f"aid-{boards.TILE_IDS[tile]}", success=board.success, penalty=board.penalty)
    return [number, speaker.thing(board.tiles[tile]), happens]


def _scoring(speaker: Speaker, board: Board) -> AidSection:
    say = speaker.say
    players: dict[tuple[int, ...], list[str]] = {}
    for seats, values in sorted(board.values.items()):
        players.setdefault(tuple(values), []).append(str(seats))
    most = max(map(len, players))
    return AidSection(
        say("aid-scoring"),
        [
            told(speaker, "lead", "goal"),
            told(speaker, "two", "scales"),
            told(speaker, "three", "scales", points=board.three_way_points),
            told(speaker, "four", "scales"),
            told(speaker, "guess", "reveal", points=board.spy_points),
            told(speaker, "tie", "end"),
        ],
        grid(
            [say("aid-values"), *(f"{place}." for place in range(1, most + 1))],
            [
                [say("aid-players-of", players=", ".join(seats)), *values, *([""] * (most - len(values)))]
                for values, seats in players.items()
            ],
        ),
    )
