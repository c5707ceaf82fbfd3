"""The table of Byzanz as parts: the board holds the package, the bids and the market; the hand holds the cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.games.byzanz import cards
from hippodrome.games.byzanz.showing import texts
from hippodrome.parts import (
    Account,
    Action,
    Answers,
    Board,
    Bundle,
    Card,
    Figure,
    Group,
    Hand,
    Parts,
    Reckoning,
    Say,
    Sheet,
    legal_words,
    question,
    say,
)

SIGNS = {
    "round-began": "round",
    "revealed": "reveal",
    "passed": "pass",
    "paid": "coin",
    "gave": "give",
    "got": "cards",
    "got-for-nothing": "cards",
    "took": "take",
    "found-nothing": "market",
    "cleared": "discard",
    "sold": "sell",
    "discarded": "discard",
    "ended": "end",
}
HEADINGS = frozenset({"round-began", "revealed", "cleared", "ended"})
SUMMARIES = frozenset({"round-began"})
PLACES = {"revealed": "package", "paid": "market", "gave": "market", "cleared": "market", "found-nothing": "market"}
ANSWERS = Answers(texts.word_key, {"sell-merchants": "sell"})


def place_of(event: Any) -> str:
    """Return where on the board something happened: in front of a player, on the cloth, at a stall."""
    tag = event.__struct_config__.tag
    if tag == "took":
        return f"slot-{event.kind}"
    if tag in ("bid", "passed", "got", "got-for-nothing"):
        return f"bid-{event.seat}"
    return PLACES.get(tag, "")


def parts(view: Mapping[str, Any]) -> Parts:
    """Return the whole table as one seat sees it."""
    board = view["board"]
    words = legal_words(view)
    groups = _groups(board, view["viewer"], words)
    actions = [action for group in groups for action in group.actions]
    return Parts(
        question=question(view, *_progress(view)),
        groups=groups,
        board=_board(view, tuple(action for action in actions if action.word and action.place)),
        hand=_hand(board, view["viewer"], words, actions) if view["viewer"] is not None else None,
        sheets=tuple(_sheet(view, seat) for seat in range(view["seats"])),
        reckoning=_reckoning(view),
    )


def _progress(view: Mapping[str, Any]) -> list[Figure]:
    board = view["board"]
    rounds = Figure(sign="round", name=say("label-rounds"), value=board["round"], of=board["rounds"], span=True)
    if board["offer"] is None:
        return [rounds]
    auction = view["seats"] - len(board["offers_left"]) + 1
    return [rounds, Figure(sign="offer", name=say("label-auctions"), value=auction, of=view["seats"], span=True)]


# --- answers ---------------------------------------------------------------------------------------------------------


def _groups(board: Mapping[str, Any], viewer: int | None, words: list[str]) -> tuple[Group, ...]:
    """Group the answers: first those that move the game on, then single cards, then sets to sell."""
    if viewer is None or not words:
        return ()
    player = board["players"][viewer]
    bids = [_bid(word, player) for word in words if word.startswith("bid-")]
    given = [_at(word, "package") for word in words if word.startswith("give-")]
    taken = [_take(board, word) for word in words if word.startswith("take-")]
    discarded = [ANSWERS.give(word, cards=(word[8:],)) for word in words if word.startswith("discard-")]
    groups = [Group(actions=tuple(_deciding(board, player, words, bids)))]
    if bids:
        groups.append(Group(title=say("group-bid"), sign="bid", actions=tuple(bids), folded=True))
    groups += [Group(actions=tuple(found)) for found in (given, taken, discarded) if found]
    sold = [_sell(word) for word in words if word.startswith("sell-")]
    if sold:
        groups.append(Group(title=say("group-sell"), sign="sell", actions=tuple(sold), folded=True))
    else:
        groups.append(Group(actions=(_refused("word-sell-any", "does-sell-any", "sell", "why-not-sell", "BY 4.1"),)))
    return tuple(group for group in groups if group.actions)


def _deciding(
    board: Mapping[str, Any], player: Mapping[str, Any], words: list[str], bids: list[Action]
) -> list[Action]:
    """Return confirm and pass while bidding, or stop at the end; unavailable answers explain why."""
    found = []
    if board["phase"] == "bidding":
        if "confirm" in words:
            found.append(ANSWERS.give("confirm", main=True, cost=(_bid_figure(player["total"]),)))
        elif player["bid"]:
            why = say("why-not-confirm", total=player["total"], high=board["high"])
            found.append(ANSWERS.refuse("confirm", why, "BY 2.4"))
        if not bids:
            why = say("why-not-bid", high=board["high"])
            found.append(Action(word=None, sign="bid", title=say("word-bid-any"), why=why, rule="BY 2.4"))
    found += [ANSWERS.give(word) for word in ("pass", "stop") if word in words]
    return found


def _refused(title: str, note: str, sign: str, why: str, rule: str) -> Action:
    return Action(word=None, sign=sign, title=say(title), note=say(note), why=say(why), rule=rule)


def _bid(word: str, player: Mapping[str, Any]) -> Action:
    card = word[4:]
    return ANSWERS.give(word, cards=(card,), left=(_bid_figure(player["total"] + _value(card)),))


def _bid_figure(total: int) -> Figure:
    return Figure(sign="bid", name=say("label-bid"), value=total)


def _at(word: str, place: str) -> Action:
    return ANSWERS.give(word, place=place)


def _take(board: Mapping[str, Any], word: str) -> Action:
    kind = word[5:]
    count = len(board["market"][kind])
    gain = Figure(sign="cards", name=say("label-cards-column"), value=count, signed=True)
    return ANSWERS.give(word, place=f"slot-{kind}", gain=(gain,))


def _sell(word: str) -> Action:
    sold = set_of(word)
    profit = cards.MERCHANT_PROFIT if sold[0] == "merchant" else _value(sold[0])
    gain = Figure(sign="coin", name=say("label-profit"), value=profit, signed=True)
    return ANSWERS.give(word, cards=tuple(sold), gain=(gain,))


def set_of(word: str) -> list[str]:
    """Return the three cards that a word sells, the profit first."""
    if word == "sell-merchants":
        return ["merchant"] * 3
    _, kind, values = word.split("-")
    return ["merchant" if value == "m" else f"{kind}-{value}" for value in values]


def _value(card: str) -> int:
    return 0 if card == "merchant" else int(card[-1])


# --- board and hand --------------------------------------------------------------------------------------------------


def _board(view: Mapping[str, Any], actions: tuple[Action, ...]) -> Board:
    """Return the middle of the table: the same for everybody who is not asked."""
    board = view["board"]
    shown = ("phase", "offer", "offers_left", "package", "market", "pile", "leader", "high")
    players = [
        {name: player[name] for name in ("bid", "total", "active", "offer")}
        | ({"profit": player["profit"]} if view["over"] else {})
        for player in board["players"]
    ]
    data = {name: board[name] for name in shown}
    data |= {"players": players, "asked": sorted({ask["seat"] for ask in view["asks"]}), "ranking": view["ranking"]}
    why = {}
    if any(action.word.startswith("take-") for action in actions if action.word):
        why = {
            f"slot-{kind}": say("why-not-take", kind=kind) for kind in cards.KIND_NAMES if kind not in board["market"]
        }
    return Board(data=data, actions=actions, why=why)


def card_of(name: str) -> Card:
    """Return a card with its text."""
    key, params = texts.thing_key(name)
    kind = name.split("-")[0]
    text = say("tells-merchant") if name == "merchant" else say("tells-goods", kind=kind, value=_value(name))
    return Card(name=name, title=say(key, **params), text=text, value=_value(name) or None, face=f"face-{name}")


def _hand(board: Mapping[str, Any], viewer: int, words: list[str], actions: Sequence[Action]) -> Hand:
    """Return the cards in hand, which can be tapped to bid, to sell or to discard them."""
    player = board["players"][viewer]
    taking = tuple(action for action in actions if action.word and action.cards)
    bundle = None
    bids = {word[4:]: word for word in words if word.startswith("bid-")}
    if bids:
        bundle = Bundle(
            words=bids,
            title=say("pick-bid"),
            note=say("does-pick-bid"),
            sign="bid",
            have=player["total"],
            least=board["high"] + 1,
            finish="confirm",
            short=say("pick-short", least=board["high"] + 1),
        )
    return Hand(
        cards=tuple(card_of(name) for name in sorted(player["hand"], key=cards.CARD_NAMES.index)),
        title=say("label-hand"),
        hint=_hint(words) if taking else None,
        unfit=say("pick-unfit"),
        actions=taking,
        bundle=bundle,
        strip=True,
    )


def _hint(words: list[str]) -> Say:
    """Return what tapping cards does right now."""
    verbs = {word.partition("-")[0] for word in words}
    doing = next((verb for verb in ("bid", "discard") if verb in verbs), "")
    if not doing:
        return say("hint-sell")
    return say(f"hint-{doing}-or-sell" if "sell" in verbs else f"hint-{doing}")


# --- players and points ----------------------------------------------------------------------------------------------


def _sheet(view: Mapping[str, Any], seat: int) -> Sheet:
    board = view["board"]
    player = board["players"][seat]
    limit = _by_merchants(view, "note-cards")
    figures = [
        Figure(sign="cards", name=say("label-cards-column"), value=player["cards"], note=limit),
        Figure(sign="sets", name=say("label-sets-column"), value=player["sets"]),
    ]
    if player["offer"]:
        figures.append(
            Figure(sign="offer", name=say("label-offer-column"), value=player["offer"], note=say("note-offer"))
        )
    if player["bid"]:
        figures.append(_bid_figure(player["total"]))
    return Sheet(
        seat=seat,
        score=Figure(sign="coin", name=say("label-profit"), value=player["profit"], note=say("note-profit")),
        figures=tuple(figures),
        cards=tuple(card_of(name) for name in sorted(player["profits"] or (), key=_value, reverse=True)),
        state=_state(view, seat),
    )


def _state(view: Mapping[str, Any], seat: int) -> Say | None:
    board = view["board"]
    player = board["players"][seat]
    if view["over"]:
        return say("label-winner") if seat in view["ranking"][0] else None
    if board["leader"] == seat:
        return say("label-leads")
    if board["phase"] == "bidding" and not player["active"] and player["offer"] is None:
        return say("label-passed")
    return None


def _by_merchants(view: Mapping[str, Any], key: str) -> Say:
    """BY 6.2 and the hand limit: a text about cards in hand, which differs where merchants do not count."""
    return say(key if view["options"]["merchants_count"] else f"{key}-goods")


def _reckoning(view: Mapping[str, Any]) -> Reckoning | None:
    """BY 6.2: the points and where they come from; before the end, the result if everybody stopped now."""
    players = view["board"]["players"]
    worths = [_worth(player, view["over"]) for player in players]
    if any(worth is None for worth in worths):
        return None
    places = _places(view, worths)
    accounts = [
        Account(
            seat=seat,
            place=places[seat],
            total=worths[seat],
            items=tuple(_items(player, view["over"])),
        )
        for seat, player in enumerate(players)
    ]
    title = say("reckoning-over" if view["over"] else "reckoning-now")
    note = _by_merchants(view, "reckoning-tie") if view["over"] else say("reckoning-forecast")
    accounts.sort(key=lambda account: (account.place, account.seat))
    return Reckoning(title=title, accounts=tuple(accounts), over=view["over"], notes=(note,))


def _places(view: Mapping[str, Any], worths: list[int | None]) -> list[int]:
    """Return everybody's place: the final one, or by points and cards as they are now."""
    players = view["board"]["players"]
    if view["over"]:
        places, ahead = [0] * len(players), 0
        for group in view["ranking"]:
            for seat in group:
                places[seat] = 1 + ahead
            ahead += len(group)
        return places
    standing = [(worth or 0, player["cards"]) for worth, player in zip(worths, players, strict=True)]
    return [1 + sum(other > own for other in standing) for own in standing]


def _worth(player: Mapping[str, Any], over: bool) -> int | None:
    if player["profit"] is None:
        return None
    profit = int(player["profit"])
    return profit if over or player["hand"] is None else profit + on_hand(player["hand"])


def _items(player: Mapping[str, Any], over: bool) -> list[Figure]:
    """Return the points of each kind of profit card, and what the player's own hand would still bring."""
    found: dict[str, int] = {}
    for card in player["profits"] or ():
        found[card] = found.get(card, 0) + (cards.MERCHANT_PROFIT if card == "merchant" else _value(card))
    items = []
    for card in sorted(found, key=found.__getitem__, reverse=True):
        key, params = texts.thing_key(card)
        items.append(Figure(sign=f"art-{card.split('-')[0]}", name=say(key, **params), value=found[card]))
    if not over and player["hand"] is not None:
        items.append(Figure(sign="cards", name=say("reckoning-hand"), value=on_hand(player["hand"]), signed=True))
    return items


def on_hand(hand: Sequence[str]) -> int:
    """Return the most that a hand brings if it is sold as it is (BY 4.1-4.3).

    With m merchants and n goods of a kind one sells (n + m) // 3 sets, the best goods first; three merchants make five.
    """
    merchants = sum(card == "merchant" for card in hand)
    best = [0] * (merchants + 1)
    for kind in cards.KINDS:
        values = sorted((_value(card) for card in hand if card.startswith(kind)), reverse=True)
        worth = [sum(values[: min(len(values), (len(values) + m) // 3)]) for m in range(merchants + 1)]
        best = [max(best[used - m] + worth[m] for m in range(used + 1)) for used in range(merchants + 1)]
    return max(best[used] + cards.MERCHANT_PROFIT * ((merchants - used) // 3) for used in range(merchants + 1))
