"""The player aid of Byzantium."""

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import DELIVERED, Board
from hippodrome.games.byzantium.showing.look import board_of
from hippodrome.games.byzantium.showing.parts import actions, figures
from hippodrome.parts.aid import Aid, AidRow, AidSection, grid, told
from hippodrome.text import Speaker


def aid(speaker: Speaker) -> Aid:
    """Return the aid: a round, all actions with cost and effect, cubes, marching, attacks step by step, and the end."""
    say, board = speaker.say, board_of(DELIVERED)
    sections = [
        AidSection(say("aid-turn"), [told(speaker, "act", "players"), told(speaker, "after", "round")]),
        AidSection(say("aid-actions"), _actions(speaker)),
        AidSection(
            say("aid-cubes"), [told(speaker, "pool", "cube"), told(speaker, "bought", "coin", price=board.cube_price)]
        ),
        _boxes(speaker, board),
        _march(speaker, board),
        _attack(speaker, board),
        AidSection(
            say("aid-money"),
            [told(speaker, "income", "coin", bezants=board.income_per_marker), told(speaker, "unpaid", "losses")],
        ),
        AidSection(
            say("aid-end"),
            [
                told(speaker, "last", "scales", rounds=board.rounds),
                told(speaker, "fall", "siege"),
                told(speaker, "tie", "end"),
            ],
        ),
        AidSection(say("aid-signs"), signs=_signs(speaker)),
    ]
    return Aid(say("aid-goal", rounds=board.rounds), sections, dense=1)


def _actions(speaker: Speaker) -> list[AidRow]:
    return [
        AidRow(speaker.say(f"word-{name}"), speaker.say(f"does-{name}"), actions.SIGNS.get(name, name))
        for name in [action.name for action in actions.BAR]
    ]


def _boxes(speaker: Speaker, board: Board) -> AidSection:
    say = speaker.say
    rows = [
        [say(f"thing-{box}"), say(f"aid-dice-{box}", most=board.max_dice), board.upkeep[at]]
        for at, box in enumerate(pieces.BOXES)
    ]
    heads = [say("aid-box-head"), say("aid-dice-head"), say("aid-upkeep-head")]
    return AidSection(say("aid-boxes"), grid=grid(heads, rows))


def _march(speaker: Speaker, board: Board) -> AidSection:
    dearer = min(cost for cost, kind in zip(board.arab_cost, board.kind_of, strict=True) if kind == pieces.SEA)
    return AidSection(
        speaker.say("aid-march"),
        [
            told(speaker, "link", "wagon", base=board.byzantine_cost, sea=dearer, strait=max(board.arab_cost)),
            told(speaker, "second", "march", more=board.surcharge),
            told(speaker, "fleets", "ship", hit=board.hit_on),
            told(speaker, "capital", "sail"),
        ],
    )


def _attack(speaker: Speaker, board: Board) -> AidSection:
    steps = (("answer", "retreat"), ("fight", "fight"), ("levy", "levy"), ("siege", "siege"), ("falls", "crown"),
             ("retreat", "retreat"))  # fmt: skip
    return AidSection(speaker.say("aid-attack"), [told(speaker, key, sign, hit=board.hit_on) for key, sign in steps])


def _signs(speaker: Speaker) -> list[AidRow]:
    boxes = [AidRow(speaker.say(f"thing-{box}"), sign=sign) for box, sign in figures.BOX_SIGNS.items()]
    tracks = [
        AidRow(speaker.say(f"label-side-{pieces.SIDES[side]}"), sign=sign)
        for side, sign in enumerate(figures.TRACK_SIGNS)
    ]
    return [*boxes, *tracks, AidRow(speaker.say("label-purse"), sign="coin")]
