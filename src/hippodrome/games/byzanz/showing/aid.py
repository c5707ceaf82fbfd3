"""The player aid of Byzanz."""

from hippodrome.games.byzanz import cards
from hippodrome.parts.aid import Aid, AidRow, AidSection, grid, told
from hippodrome.text import Speaker

ROUND = (("auctions", "offer"), ("bidding", "bid"), ("winner", "coin"), ("nobody", "pass"), ("last", "give"),
         ("market", "market"))  # fmt: skip
ANSWERS = (
    ("bid-any", "confirm", "bid"),
    ("pass", "pass", "pass"),
    ("sell-any", "sell-any", "sell"),
    ("sell-merchants", "sell-merchants", "sell"),
    ("stop", "stop", "stop"),
)
"""Word, message about what it does, sign."""
SIGNS = (("round", "label-rounds"), ("offer", "label-offer-column"), ("cards", "label-cards-column"),
         ("sets", "label-sets-column"), ("coin", "label-profit"), ("bid", "label-bid"))  # fmt: skip


def aid(speaker: Speaker) -> Aid:
    """Return the aid: the course of a round, the possible actions, the cards, and the end."""
    say = speaker.say
    counts = sorted(cards.OFFERS)
    players = grid(
        [say("aid-players-head"), *counts],
        [
            [say("aid-offers"), *(" ".join(map(str, reversed(cards.OFFERS[count]))) for count in counts)],
            [say("aid-rounds"), *(cards.ROUNDS[count] for count in counts)],
            [say("aid-away"), *(cards.REMOVED[count] for count in counts)],
        ],
    )
    deck = grid([say("aid-value"), *cards.VALUES[:4]], [[say("aid-copies"), *cards.COPIES[:4]]])
    merchants = told(speaker, "merchants", "art-merchant", count=cards.COPIES[cards.MERCHANT])
    answers = [AidRow(say(f"word-{word}"), say(f"does-{does}"), sign) for word, does, sign in ANSWERS]
    answers[2] = answers[2]._replace(text=f"{answers[2].text} {say('does-sell')}")
    return Aid(
        say("aid-goal"),
        [
            AidSection(say("aid-round"), [told(speaker, key, sign) for key, sign in ROUND]),
            AidSection(say("aid-answers"), answers),
            AidSection(say("aid-players"), grid=players),
            AidSection(
                say("aid-deck", count=cards.DECK),
                [merchants],
                deck,
                [AidRow(say(f"kind-{kind}"), sign=f"art-{kind}") for kind in cards.KINDS],
            ),
            AidSection(
                say("aid-end"),
                [told(speaker, "limit", "cards", limit=cards.HAND_LIMIT), told(speaker, "ending", "end")],
            ),
            AidSection(say("aid-signs"), signs=[AidRow(say(label), sign=sign) for sign, label in SIGNS]),
        ],
    )
