"""All cards of Hamilcar with what they do, to be read below the rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.showing import texts

if TYPE_CHECKING:
    from hippodrome.text.speaker import Speaker


def cards_text(speaker: "Speaker") -> str:
    """The words on the cards, then the three decks, as Markdown."""
    say = speaker.say
    lines = [f"## {say('cards-title')}", f"### {say('cards-terms')}"]
    lines += [f"- **{say(f'term-{term}')}**: {say(f'term-{term}-text')}" for term in texts.TERMS]
    strategy = [
        (number, name, cards.OPS[at], cards.SHIPS[at], for_whom(speaker, at), say(f"card-{number}-text"))
        for at, (number, name) in enumerate((int(card[5:]), speaker.thing(card)) for card in cards.CARD_NAMES)
    ]
    lines += deck(speaker, "strategy", "cards-strategy-head", strategy)
    tactics = zip(cards.TACTICS_NAMES, cards.TACTICS_COPIES, strict=True)
    lines += deck(
        speaker, "tactics", "cards-few-head", [(speaker.thing(name), n, note(speaker, name)) for name, n in tactics]
    )
    battle = zip(cards.BATTLE_NAMES, cards.BATTLE_COPIES, strict=True)
    lines += deck(
        speaker, "battle", "cards-few-head", [(speaker.thing(name), n, note(speaker, name)) for name, n in battle]
    )
    return "\n".join(lines)


def deck(speaker: "Speaker", name: str, head: str, rows: Sequence[tuple[object, ...]]) -> list[str]:
    """A deck as a table."""
    titles = speaker.say(head)
    ruler = "---|" * len(titles.split("|"))
    return [
        *("", f"### {speaker.say(f'cards-{name}')}", "", f"| {titles} |", f"|{ruler}"),
        *(f"| {' | '.join(str(cell) for cell in row)} |" for row in rows),
    ]


def for_whom(speaker: "Speaker", card: int) -> str:
    """Who may use the event of a card."""
    side = cards.CARD_SIDE[card]
    return speaker.say("cards-anybody") if side == board.NEUTRAL else speaker.thing(board.SIDE_NAMES[side])


def note(speaker: "Speaker", name: str) -> str:
    """What a tactics or battle card does."""
    if name in cards.TACTICS_NAMES:
        return speaker.say(f"tactics-{name}-text")
    own = f"battle-{name}-text"
    return speaker.say(own if speaker.bundle.has(own) else "battle-type-text")
