"""The player aid of Hamilcar."""

from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.showing.parts.words import SIGNS
from hippodrome.parts.aid import Aid, AidRow, AidSection, grid, told
from hippodrome.text import Speaker

TURN = ("reinforce", "cards", "winter", "isolation", "check", "chest")
USES = (("activate", "needs-activate"), ("points", ""), ("raise", "needs-three"), ("build", "needs-build"),
        ("training", "needs-training"), ("event", "needs-own"), ("discard", ""))  # fmt: skip
"""What a card can be used for, and the requirement."""
POINTS = (("pc", "place"), ("repair", "build"), ("concession", "players"), ("train", "market"))
RETREATS = ("battle-probe", "battle-frontal-assault", "aid-flank", "battle-double-envelopment")
"""The columns of the retreat table (HM 22.2); both flanks share one."""


def aid(speaker: Speaker) -> Aid:
    """Return the aid: the turn, the uses of a card, an activation, battles on land and at sea, and all tables."""
    say = speaker.say
    hands = "–".join(str(size) for size in (min(board.HAND_SIZE[1:]), max(board.HAND_SIZE)))
    sections = [
        AidSection(say("aid-turn"), [told(speaker, key, hands=hands) for key in TURN]),
        AidSection(say("aid-uses"), [_use(speaker, use, needs) for use, needs in USES]),
        AidSection(say("aid-points"), [told(speaker, key, sign) for key, sign in POINTS]),
        _activation(speaker),
        _land(speaker),
        _naval(speaker),
        *_tables(speaker),
    ]
    return Aid(say("aid-goal", turns=board.TURNS), sections, dense=2)


def _use(speaker: Speaker, use: str, needs: str) -> AidRow:
    title = speaker.thing(use)
    price = speaker.say(f"aid-{needs}") if needs else ""
    return AidRow(title[0].upper() + title[1:], speaker.say(f"does-use-{use}"), SIGNS[f"play-{use}"], price)


def _activation(speaker: Speaker) -> AidSection:
    link, high_pass, strait = board.LINK_COST
    rows = [
        told(speaker, "link", "march", cost=link),
        told(speaker, "strait", "sail", cost=strait),
        told(speaker, "pass", "warning", cost=high_pass),
        told(speaker, "sea", "ship", most=board.SEA_MP),
        told(speaker, "siege", "siege", mp=board.SIEGE_MP, cus=board.SIEGE_CUS),
        told(speaker, "limits", "soldier", army=board.ARMY_LIMIT, room=board.CITY_ROOM, consul=board.CONSUL_CUS),
        told(speaker, "overrun", "fight", cus=board.OVERRUN_CUS),
        told(speaker, "intercept", "die"),
        told(speaker, "africa", "sail"),
    ]
    return AidSection(speaker.say("aid-march", mp=board.LAND_MP), rows)


def _land(speaker: Speaker) -> AidSection:
    deck = ", ".join(
        f"{copies} {speaker.thing(name)}"
        for name, copies in zip(cards.BATTLE_NAMES, cards.BATTLE_COPIES, strict=True)
    )  # fmt: skip
    rows = [
        told(speaker, "bc-rating", "banner"),
        told(speaker, "bc-cu", "soldier", most=board.BATTLE_CARDS_FROM_CUS),
        told(speaker, "bc-allies", "players"),
        told(speaker, "bc-intercepted", "die"),
        told(speaker, "bc-total", "cards", most=board.BATTLE_CARDS_MAX, deck=deck),
        told(speaker, "bc-play", "fight"),
        told(speaker, "elephants", "elephant"),
    ]
    return AidSection(speaker.say("aid-land"), rows)


def _naval(speaker: Speaker) -> AidSection:
    rows = [
        told(speaker, "at-sea", "die"),
        told(speaker, "tactics", "cards", rounds=board.NAVAL_ROUNDS),
        told(speaker, "deeds", "sail"),
        told(speaker, "rome", "ship"),
    ]
    tactics = [
        AidRow(f"{speaker.thing(name)} ({copies})", speaker.say(f"tactics-{name}-text"))
        for name, copies in zip(cards.TACTICS_NAMES, cards.TACTICS_COPIES, strict=True)
    ]
    return AidSection(speaker.say("aid-naval"), [*rows, *tactics])


def _tables(speaker: Speaker) -> list[AidSection]:
    say = speaker.say
    die = say("aid-die-head")
    numbers = range(1, 7)
    sizes = _columns()
    sea = [
        [number, *board.NAVAL_HITS[number - 1], say("aid-prize") if number == board.CORVUS_ROW
         else say("aid-supremacy") if number == board.SUPREMACY_ROW else ""]
        for number in numbers
    ]  # fmt: skip
    miat = grid(
        ["", *range(board.MIAT_SEATS + 1)],
        [[say("aid-miat-cus"), *board.MIAT_CUS], [say("aid-miat-generals"), *board.MIAT_GENERALS]],
    )
    return [
        AidSection(
            say("aid-attrition"), grid=grid([die, *sizes], [[n, *board.ATTRITION[n - 1]] for n in numbers])
        ),
        AidSection(
            say("aid-retreat"),
            grid=grid([die, *map(say, RETREATS)], [[n, *board.RETREAT_LOSS[n - 1]] for n in numbers]),
        ),
        AidSection(say("aid-naval-hits"), grid=grid([die, "1–2", "3–4", "5", say("aid-also")], sea)),
        AidSection(
            say("aid-siege-dice", city=board.CITY_POINTS, tribe=board.TRIBE_POINTS),
            grid=grid(
                [say("aid-face"), say("aid-red"), say("aid-white")],
                [
                    [
                        face,
                        _siege_face(speaker, *board.SIEGE_DICE[1][face - 1]),
                        _siege_face(speaker, *board.SIEGE_DICE[0][face - 1]),
                    ]
                    for face in numbers
                ],
            ),
        ),
        AidSection(say("aid-miat"), grid=miat),
    ]  # fmt: skip


def _siege_face(speaker: Speaker, points: int, loss: int) -> str:
    return speaker.say("aid-loses") if loss else f"+{points}" if points else "–"


def _columns() -> list[str]:
    """Return the columns of the attrition table: 1-2, 3-4, ..."""
    sizes: dict[int, list[int]] = {}
    for size in range(1, len(board.ATTRITION_COLUMN)):
        sizes.setdefault(board.ATTRITION_COLUMN[size], []).append(size)
    last = max(sizes)
    return [f"{own[0]}+" if column == last else f"{own[0]}–{own[-1]}" for column, own in sorted(sizes.items())]
