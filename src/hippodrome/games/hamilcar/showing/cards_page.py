"""All cards of Hamilcar with their effects, shown below the rules."""

from hippodrome.games.hamilcar import board, cards
from hippodrome.text.cards import CardBook, Deck, PrintedCard
from hippodrome.text.glossary import glossary_of
from hippodrome.text.speaker import Speaker

TERMS = ("storm", "concession", "amok", "defence")
"""The words on the cards that need an explanation."""


def card_book(speaker: Speaker) -> CardBook:
    """Return the words on the cards, then the three decks."""
    say, terms = speaker.say, glossary_of(speaker.game, speaker.language).terms
    return CardBook(
        say("cards-title"),
        say("cards-terms"),
        [(terms[term].title, terms[term].text) for term in TERMS],
        [
            Deck(say("cards-strategy"), [strategy_card(speaker, card) for card in range(cards.CARDS)]),
            Deck(say("cards-tactics"), plain_cards(speaker, "tactics", cards.TACTICS_NAMES, cards.TACTICS_COPIES)),
            Deck(say("cards-battle"), plain_cards(speaker, "battle", cards.BATTLE_NAMES, cards.BATTLE_COPIES)),
        ],
    )


def strategy_card(speaker: Speaker, card: int) -> PrintedCard:
    """Return a strategy card: its OPS, its ships, its event, and who may use that."""
    name = cards.CARD_NAMES[card]
    side = cards.CARD_SIDE[card]
    anybody = side == board.NEUTRAL
    return PrintedCard(
        speaker.thing(name),
        speaker.say(f"{name}-text"),
        "" if anybody else board.SIDE_NAMES[side],
        cards.OPS[card],
        cards.SHIPS[card],
        f"{name[5:]} · {speaker.say('cards-anybody') if anybody else speaker.thing(board.SIDE_NAMES[side])}",
    )


def plain_cards(speaker: Speaker, deck: str, names: list[str], copies: list[int]) -> list[PrintedCard]:
    """Return the tactics or battle cards, each kind once."""
    return [
        PrintedCard(speaker.thing(name), note(speaker, name), deck, copies=number)
        for name, number in zip(names, copies, strict=True)
    ]


def note(speaker: Speaker, name: str) -> str:
    """Return what a tactics or battle card does."""
    if name in cards.TACTICS_NAMES:
        return speaker.say(f"tactics-{name}-text")
    own = f"battle-{name}-text"
    return speaker.say(own if speaker.bundle.has(own) else "battle-type-text")
