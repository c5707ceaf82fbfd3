"""The parts that change with nearly every move, as HTML: question, answers, hand, players, reckoning."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote

from hippodrome.parts import (
    Account,
    Action,
    Box,
    Bundle,
    Card,
    Entry,
    Figure,
    Group,
    Hand,
    Part,
    Pile,
    Question,
    Reckoning,
    Say,
    Sheet,
    encoded,
    say,
)
from hippodrome.text import Speaker
from hippodrome.web import messages
from hippodrome.web.markup import address, amount, breakable, control, escape, forecast, marked, shape, sign
from hippodrome.web.models import Seat

PROMPTS = {"longest": 90, "long": 56}
"""How a question is called that has more letters than so many."""
Drawn = TypeVar("Drawn", bound=Part)
MANY = 9
"""With more answers than these each takes a line on a wide screen, and tells what it does when it is pointed at."""

_pieces = messages.Memory(5000)
"""Answers, boxes, sheets and reckonings as they were written, half a kilobyte to a few each."""


class Chair(NamedTuple):
    """Who sits behind a sheet: the name, the bot, whether it is asked now, and whether the bot plays for somebody."""

    name: str
    bot: str
    asked: bool
    represented: bool = False


class Writer:
    """Writes parts as HTML in one language, for one table."""

    def __init__(self, speaker: Speaker, slug: str, way: Callable[[Entry], str] = lambda entry: "") -> None:
        self.speaker = speaker
        self.slug = slug
        self.way = way

    def told(self, said: Say | None) -> str:
        """What a part says, made safe."""
        return escape(self.speaker.fill(said.key, said.params)) if said is not None else ""

    def explained(self, said: Say | None, focusable: bool = True) -> str:
        """The same with the terms of the game marked; pointing at one or tapping it explains it.

        In a button or a link they can't be focused, only pointed at.
        """
        return "" if said is None else self.marked(self.speaker.fill(said.key, said.params), focusable)

    def marked(self, text: str, focusable: bool = False) -> str:
        """A sentence with the terms of the game marked."""
        return marked(self.speaker.game, self.speaker.language, text, focusable)

    def noted(self, *said: Say | None) -> str:
        """A note of several lines."""
        return escape("\n".join([self.speaker.fill(one.key, one.params) for one in said if one is not None]))

    def remembered(
        self, kind: str, part: Drawn, write: Callable[[Drawn], str], seats: int = 0, *more: str | bool
    ) -> str:
        """A part of a kind, written once for all who see the same of it; `more` is what it is made from besides.

        Who is spoken to, and what others are called, makes a difference only where the part names more seats than the
        `seats` whose own it is.
        """
        told, speaker = encoded(part), self.speaker
        names, you = (speaker.names, speaker.you) if told.count(b'seat":') > seats else (None, None)
        key = (kind, speaker.game, speaker.language, names, you, told, *more)
        found = _pieces.get(key)
        return found if found is not None else _pieces.keep(key, write(part))

    def state(self, told: dict[str, object], fields: dict[str, object]) -> str:
        """What the script must know, and the fields that every answer carries."""
        data = "".join([f' data-{name}="{escape(str(value))}"' for name, value in told.items()])
        inside = [f'<input form="say" type="hidden" name="{name}" value="{value}">' for name, value in fields.items()]
        return f'<div id="state"{data} hidden>{"".join(inside)}</div>'

    def news(self, mark: str, lines: list[str]) -> str:
        """What has just happened, for who listens to the page."""
        inside = "".join([f"<p>{escape(line)}</p>" for line in lines])
        return (
            f'<div id="news" data-print="{mark}" class="visually-hidden" role="status" aria-live="polite" '
            f'aria-atomic="true">{inside}</div>'
        )

    # --- question and answers ----------------------------------------------------------------------------------------

    def question(
        self,
        question: Question,
        prompt: str,
        chair: Seat | None,
        can_undo: bool,
        seat: int | None,
        since: int,
    ) -> Callable[[str], str]:
        """The bar on top: who is asked what, by which rule, how far we are, and what can be taken back."""
        who = ""
        if question.own:
            who = f"<b>{escape(messages.say('your-turn'))}</b> "
            if chair is not None:
                who = f"{shape(chair.number)} <b>{escape(chair.name)}</b> "
        follows = f' <span class="soft">{self.explained(question.follows)}</span>' if question.follows else ""
        rule = ""
        if question.rule:
            href = f"{address('rule', self.speaker.game, question.rule.replace(' ', '-'))}?table={self.slug}"
            said = escape(messages.say("rule-number", number=question.rule))
            rule = (
                f'<a class="rule" href="{href}" hx-get="{href}" hx-target="#rule" hx-swap="innerHTML" '
                f'aria-label="{said}">{escape(question.rule)}</a>'
            )
        undo = ""
        if can_undo:
            undo = (
                f'<button class="plain undo" id="undo" form="say" formaction="{address("undo", self.slug)}">'
                f'{sign("undo")}<span class="name">{escape(messages.say("undo"))}</span></button>'
            )
        news = ""
        if since:
            said = escape(messages.say("since" if seat is not None else "since-last"))
            news = (
                f'<button type="button" class="plain since" id="open-since" popovertarget="since" data-note="{said}">'
                f'{sign("time")}<b>{since}</b><span class="visually-hidden"> {said}</span></button>'
            )
        # The bar of a phone has room for three lines, or for four small ones.
        size = next((f' class="{name}"' for name, length in PROMPTS.items() if len(prompt) > length), "")
        inside = (
            f'<p id="prompt-text" tabindex="-1"{size}>{who}<span>{self.marked(prompt, True)}</span>{follows}</p>'
            f"{self._progress(question)}{news}{rule}{undo}"
        )
        label = escape(messages.say("part-question"))
        own = "own" if question.own else ""
        return lambda mark: (
            f'<section id="question" data-print="{mark}" class="{own}" aria-label="{label}">{inside}</section>'
        )

    def _progress(self, question: Question) -> str:
        figures = [
            f'<span class="figure" data-note="{self.told(figure.name)}">{sign(figure.sign)}<span class="name">'
            f"{self.told(figure.name)}</span> <b>{amount(figure)}</b></span>"
            for figure in question.progress
        ]
        return f'<div class="progress">{"".join(figures)}</div>'

    def declining(self, declining: dict[str, Any], seat: int | None) -> str:
        """Below the answers: never to be asked this again; or that it is let go by, unless one answers first."""
        if declining.get("now"):
            return f'<p class="soft" id="declined">{escape(messages.say("declining-now"))}</p>'
        if not declining.get("kind"):
            return ""
        where = f"{address('decline', self.slug, seat)}?kind={quote(str(declining['kind']))}"
        return (
            f'<p><button class="plain" id="decline" form="say" formaction="{escape(where)}" name="always" value="yes" '
            f'data-note="{escape(messages.say("decline-help"))}">{escape(messages.say("decline"))}</button></p>'
        )

    def idle(self, status: str, mine: list[Seat]) -> str:
        """Why there is nothing to answer: it is over, one only watches, or a bot plays, which can be ended here."""
        if status == "over":
            return self._idle_line("table-over")
        if not mine:
            return self._idle_line("watching")
        found = [self._represented(chair, len(mine) > 1) for chair in mine if chair.represented]
        return "".join(found) or self._idle_line("not-asked")

    def _idle_line(self, key: str) -> str:
        return f'<p class="soft">{escape(messages.say(key))}</p>'

    def _represented(self, chair: Seat, several: bool) -> str:
        """That a bot plays for who looks, and the way back; a seat that was given up has none."""
        if chair.resigned:
            return self._idle_line("refused-resigned")
        said = messages.say("bot-plays-for", name=chair.name) if several else messages.say("bot-plays-you")
        return (
            f'<div class="represented"><p>{shape(chair.number)} <b>{escape(said)}</b></p>'
            f'<button class="main" id="back-{chair.number}" form="say" '
            f'formaction="{address("take-back", self.slug, chair.number)}">{escape(messages.say("take-back"))}</button>'
            f"</div>"
        )

    def answers(
        self, mark: str, groups: tuple[Group, ...], idle: str = "", skip: bool = False, declining: str = ""
    ) -> str:
        """The list of answers: groups, open or folded; below them what else one may want about the question.

        `idle` stands there if nothing is asked.
        """
        parts, named = [], dict[str, int]()
        for group in groups:
            number = named[group.sign] = named.get(group.sign, 0) + 1
            parts.append(self._group(group, f"group-{group.sign}" + (f"-{number}" if number > 1 else "")))
        parts += [idle, declining]
        if skip:
            parts.append(
                f'<p><button class="skip-bots" id="skip-bots" form="say" formaction="{address("pace", self.slug)}" '
                f'name="pace" value="skip">{control("turn")}{escape(messages.say("skip-bots"))}</button></p>'
            )
        label = escape(messages.say("part-answers"))
        return (
            f'<section id="answers" data-print="{mark}" aria-label="{label}" tabindex="-1">{"".join(parts)}</section>'
        )

    def _group(self, group: Group, name: str) -> str:
        inside = "".join([self.remembered("answer", action, self.answer) for action in group.actions])
        title = self.told(group.title)
        if group.folded:
            return (
                f'<details class="group" id="{escape(name)}"><summary>{sign(group.sign)}'
                f'<span class="title">'
                f'{title}</span> <span class="count">{len(group.actions)}</span></summary>'
                f'<div class="list dense">{inside}</div></details>'
            )
        if title:
            return (
                f'<div class="group" role="group" aria-label="{title}"><h3>{title}</h3>'
                f'<div class="list dense">{inside}</div></div>'
            )
        many = " many" if len(group.actions) > MANY else ""
        return f'<div class="group{many}"><div class="list">{inside}</div></div>'

    def answer(self, action: Action) -> str:
        """One answer as a button of the form; one that can't be given now says why."""
        place = f' data-place="{escape(action.place)}"' if action.place else ""
        named = escape(breakable(self.speaker.fill(action.title.key, action.title.params)))
        title = f'{sign(action.sign)}<span class="title">{named}</span>'
        sentence = sentence_id(action)
        if action.word is None:
            why = self.told(action.why)
            rule = f'<span class="rule">{escape(action.rule)}</span>' if action.rule else ""
            costs = "".join([self._figure(figure, "cost") for figure in action.cost])
            return (
                f'<button type="button" class="answer refused" aria-disabled="true" data-why="{why}" '
                f'data-note="{self.told(action.title)}\n{why}"{place} aria-describedby="{sentence}">{title}'
                f'<span class="figures">{costs}{rule}</span>{self._below(sentence, action.why)}</button>'
            )
        word = escape(action.word)
        cards = f' data-cards="{escape(" ".join(sorted(action.cards)))}"' if action.cards else ""
        note = self.told(action.note)
        figures = (
            "".join([self._figure(figure, "gain") for figure in action.gain])
            + "".join([self._figure(figure, "cost") for figure in action.cost])
            + "".join([self._figure(figure, "left") for figure in action.left])
        )
        if action.odds:
            about = "≈ " if action.odds.sampled else ""
            of = f' <span class="name">{self.told(action.odds.name)}</span>' if action.odds.name else ""
            figures += f'<span class="odds">{about}{action.odds.percent:.0f} %{of}</span>'
        noted = below = ""
        if note:
            noted = f' data-note="{self.noted(action.title, action.note)}" aria-describedby="{sentence}"'
            below = self._below(sentence, action.note)
        return (
            f'<button class="answer{" main" if action.main else ""}" id="w-{word.replace(" ", "+")}" form="say" '
            f'name="word" value="{word}"'
            f'{cards}{place}{noted}>{title}<span class="figures">{figures}</span>'
            f"{below}</button>"
        )

    def _below(self, name: str, said: Say | None) -> str:
        """The sentence below an answer, which is its description and no part of its name.

        In a long list it is not shown; who listens hears it all the same.
        """
        return f'<span class="note" id="{name}" aria-hidden="true">{self.explained(said, False)}</span>'

    def _figure(self, figure: Figure, kind: str) -> str:
        return (
            f'<span class="figure {kind}">{sign(figure.sign)}<span class="visually-hidden">{self.told(figure.name)} '
            f"</span>"
            f"<b>{amount(figure)}</b></span>"
        )

    # --- hand and boxes ----------------------------------------------------------------------------------------------

    def dock(self, mark: str, hand: Hand | None, boxes: tuple[Box, ...]) -> str:
        """What lies before the viewer: the hand, and the boxes of the own sheet."""
        parts = []
        if hand is not None:
            unfit = f' data-unfit="{self.told(hand.unfit)}"' if hand.unfit else ""
            held: dict[str, int] = {}
            cards = []
            for card in hand.cards:
                number = held[card.name] = held.get(card.name, 0) + 1
                word = hand.bundle.words.get(card.name, "") if hand.bundle else ""
                cards.append(self._hand_card(card, number, word))
            parts.append(
                f'<div class="hand"{unfit}><div id="pick"><p class="hint" id="pick-hint">'
                f"{self.told(hand.hint or hand.title)}</p>"
                f'<div id="pick-buttons" class="buttons"{self._bundle(hand.bundle)}></div></div>'
                f'<div class="cards" id="hand-cards" tabindex="-1">{"".join(cards)}</div></div>'
            )
        if boxes:
            parts.append(f'<div class="boxes">{self._boxes(boxes)}</div>')
        label = self.told(hand.title) if hand else escape(messages.say("part-own"))
        kind = "strip" if hand and hand.strip else "" if parts else "bare"
        return f'<section id="dock" data-print="{mark}" class="{kind}" aria-label="{label}">{"".join(parts)}</section>'

    def _bundle(self, bundle: Bundle | None) -> str:
        """What the script must know to add tapped cards up; § stands where the total comes."""
        if bundle is None:
            return ""
        title = escape(self.speaker.say(bundle.title.key, total="§"))
        return (
            f' data-title="{title}" data-have="{bundle.have}" data-least="{bundle.least}"'
            f' data-finish="{escape(bundle.finish)}"'
            f' data-short="{self.told(bundle.short)}" data-note="{self.told(bundle.note)}"'
        )

    def _hand_card(self, card: Card, number: int, word: str) -> str:
        name = escape(card.name)
        title = self.told(card.title)
        note = self.noted(card.title, card.text)
        value = "" if card.value is None else f' data-value="{card.value}"'
        says = f' data-word="{escape(word)}"' if word else ""
        return (
            f'<button type="button" class="card" id="hand-{name}-{number}" aria-pressed="false" '
            f'data-card="{name}"{value}{says}'
            f' data-note="{note}"><span class="visually-hidden">{title}</span>'
            f"{self.card(card, as_picture=True)}</button>"
        )

    def card(self, card: Card, as_picture: bool = False) -> str:
        """A card's face: drawn, or told by its texts; in a button or picture nothing in it can be focused."""
        if card.face:
            face = escape(card.face)
            return f'<svg class="face" viewBox="-2 -2 104 150" aria-hidden="true"><use href="#{face}"/></svg>'
        value = "" if card.value is None else f'<b class="value">{card.value}</b>'
        text = f'<span class="text">{self.explained(card.text, not as_picture)}</span>' if card.text else ""
        uses = "".join([f'<span class="use">{sign(use.sign)}{self.told(use.title)}</span>' for use in card.uses])
        uses = f'<span class="uses">{uses}</span>' if uses else ""
        return (
            f'<span class="face told {escape(card.colour)}"><span class="head">{value}<span class="card-title">'
            f"{self.told(card.title)}</span>{''.join(map(sign, card.signs))}</span>{text}{uses}</span>"
        )

    def small_cards(self, cards: tuple[Card, ...]) -> str:
        """Cards that are only looked at."""
        if not cards:
            return ""
        drawn = [
            f'<span class="card small" role="img" aria-label="{self.told(card.title)}"{self._card_note(card)}>'
            f"{self.card(card, as_picture=True)}</span>"
            for card in cards
        ]
        return f'<div class="held">{"".join(drawn)}</div>'

    def piles(self, mark: str, piles: tuple[Pile, ...]) -> str:
        """Cards that lie open, to be looked through."""
        parts = []
        for number, pile in enumerate(piles):
            cards = "".join([f"<li>{self.card(card)}</li>" for card in pile.cards])
            parts.append(
                f'<details class="pile" id="pile-{number}-{escape(pile.sign)}"><summary>{sign(pile.sign)}'
                f'<span class="title">{self.told(pile.title)}</span> <span class="count">{len(pile.cards)}</span>'
                f"</summary><ul>{cards}</ul></details>"
            )
        hidden = "" if piles else " hidden"
        label = escape(messages.say("part-piles"))
        return f'<section id="piles" data-print="{mark}" aria-label="{label}"{hidden}>{"".join(parts)}</section>'

    def _card_note(self, card: Card) -> str:
        return f' data-note="{self.noted(card.title, card.text)}"'

    def _boxes(self, boxes: tuple[Box, ...]) -> str:
        return "".join([self.remembered("box", box, self.box) for box in boxes])

    def box(self, box: Box) -> str:
        """A box of a sheet, with its figures."""
        title = self.told(box.title)
        if box.word:
            title = f'<button class="plain" form="say" name="word" value="{escape(box.word)}">{title}</button>'
        figures = "".join([
            f"<div{self._note(figure.note)}><dt>{sign(figure.sign)}{self.told(figure.name)}</dt>"
            f"<dd>{amount(figure)}{forecast(figure)}</dd></div>"
            for figure in box.figures
        ])  # fmt: skip
        note = f"<p>{self.explained(box.note)}</p>" if box.note else ""
        return f'<div class="box{" warning" if box.warning else ""}"><h3>{title}</h3><dl>{figures}</dl>{note}</div>'

    def _note(self, said: Say | None) -> str:
        return f' data-note="{self.told(said)}"' if said else ""

    # --- players -----------------------------------------------------------------------------------------------------

    def sheets(
        self,
        mark: str,
        sheets: tuple[Sheet, ...],
        chairs: list[Chair],
        seat: int | None,
        now: Reckoning | None,
    ) -> str:
        """Everybody's sheet, below them how the game would end now."""
        parts = [self._seated(sheet, chairs[sheet.seat], sheet.seat == seat) for sheet in sheets]
        if now is not None:
            told = self.remembered("reckoning", now, self.reckoning, len(now.accounts), *self.speaker.names)
            parts.append(
                f'<details class="reckoning" id="forecast"><summary>{sign("scales")}{self.told(now.title)}</summary>'
                f"{told}</details>"
            )
        label = escape(messages.say("part-players"))
        return f'<section id="sheets" data-print="{mark}" aria-label="{label}">{"".join(parts)}</section>'

    def _seated(self, sheet: Sheet, chair: Chair, mine: bool) -> str:
        """A player's sheet, with who sits there."""
        return self.remembered("sheet", sheet, lambda sheet: self.sheet(sheet, chair, mine), 1, *chair, mine)

    def sheet(self, sheet: Sheet, chair: Chair, mine: bool) -> str:
        """A player's sheet: one line of counters, unfolded with all that is behind them."""
        badge = ""
        if chair.represented:
            said = escape(messages.say("bot-plays-for", name=chair.name))
            badge = (
                f'<span class="badge quiet by-bot" data-note="{said}"><span aria-hidden="true">'
                f'{escape(messages.say("bot"))}</span><span class="visually-hidden">{said}</span></span>'
            )
        if chair.asked:
            badge += f'<span class="badge">{escape(messages.say("to-move"))}</span>'
        elif sheet.state:
            badge += f'<span class="badge quiet">{self.told(sheet.state)}</span>'
        score = ""
        if sheet.score:
            said = self.told(sheet.score.name)
            score = (
                f'<span class="score" data-note="{said}">{sign(sheet.score.sign)}'
                f'<span class="visually-hidden">{said} </span>'
                f"{amount(sheet.score)}</span>"
            )
        figures = "".join([self._counter(figure) for figure in sheet.figures])
        classes = f"sheet seat-{sheet.seat % 6}{' asked' if chair.asked else ''}{' mine' if mine else ''}"
        return (
            f'<details class="{classes}" id="sheet-{sheet.seat}"><summary>{shape(sheet.seat)}'
            f'<b class="who">{escape(chair.name)}</b>'
            f'{badge}{score} <span class="row">{figures}</span></summary>'
            f'<div class="inside">{self._inside(sheet, chair.bot, mine)}</div></details>'
        )

    def _counter(self, figure: Figure) -> str:
        name, key = self.told(figure.name), f"{figure.name.key}-counted"
        after = name  # where it follows its number it agrees with it: 1 card, 2 cards
        if figure.value is not None and figure.of is None and self.speaker.bundle.has(key):
            after = self.told(say(key, count=figure.value))
        return (
            f'<span class="figure" data-note="{name}">{sign(figure.sign)}<b>{amount(figure)}</b> '
            f'<span class="name">{after}</span>{forecast(figure)}</span>'
        )

    def _inside(self, sheet: Sheet, bot: str, mine: bool) -> str:
        parts = []
        if bot:
            parts.append(f'<p class="soft">{escape(messages.say("bot"))}: {escape(messages.bot_title(bot))}</p>')
        figures = [*sheet.figures, *([sheet.score] if sheet.score else [])]
        parts += [f"<p>{sign(figure.sign)} {self.explained(figure.note)}</p>" for figure in figures if figure.note]
        parts += [
            f'<p class="track">{sign(track.sign) if track.sign else ""}{self.told(track.name)} '
            f'<meter min="0" max="{track.length}" '
            f'value="{track.at}">{track.at}</meter> <b>{track.at}</b></p>'
            for track in sheet.tracks
        ]
        if not mine:  # the own boxes lie in the dock
            parts.append(self._boxes(sheet.boxes))
        return "".join(parts) + self.small_cards(sheet.cards)

    def reckoning(self, reckoning: Reckoning) -> str:
        """Who got what, for what: a table where all got the same kinds of things, else a list for each."""
        notes = "".join([f'<p class="soft">{self.explained(note)}</p>' for note in reckoning.notes])
        kinds: dict[str, Figure] = {}
        for account in reckoning.accounts:
            kinds |= {self.told(figure.name): figure for figure in account.items if self.told(figure.name) not in kinds}
        shared = sum(len(account.items) for account in reckoning.accounts) > 0.6 * len(kinds) * len(reckoning.accounts)
        if kinds and shared:
            return self._grid(reckoning, kinds) + notes
        accounts = "".join([self._account(account) for account in reckoning.accounts])
        return f'<div class="accounts">{accounts}</div>{notes}'

    def _grid(self, reckoning: Reckoning, kinds: dict[str, Figure]) -> str:
        """A row for each kind of thing that counts, a column for each player."""
        heads = "".join([
            f'<th scope="col">{shape(account.seat)}<span>{escape(self.speaker.seat(account.seat))}</span></th>'
            for account in reckoning.accounts
        ])  # fmt: skip
        got = [{self.told(figure.name): amount(figure) for figure in account.items} for account in reckoning.accounts]
        cells = {name: "".join([f"<td>{items.get(name, '–')}</td>" for items in got]) for name in kinds}
        rows = "".join([
            f'<tr><th scope="row">{sign(figure.sign)}{name}</th>{cells[name]}</tr>' for name, figure in kinds.items()
        ])  # fmt: skip
        totals = [f"<td>{'?' if account.total is None else account.total}</td>" for account in reckoning.accounts]
        sum_name = escape(messages.say("total"))
        return (
            f'<div class="scrolls" tabindex="0" role="region" aria-label="{self.told(reckoning.title)}">'
            f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>"
            f'<tfoot><tr><th scope="row">{sum_name}</th>{"".join(totals)}</tr></tfoot></table></div>'
        )

    def _account(self, account: Account) -> str:
        items = "".join([
            f"<li>{sign(figure.sign)}<span>{self.told(figure.name)}</span> <b>{amount(figure)}</b></li>"
            for figure in account.items
        ])  # fmt: skip
        total = "?" if account.total is None else account.total
        return (
            f'<div class="account"><p class="head"><b class="place">{account.place}.</b> {shape(account.seat)} '
            f'<b class="who">{escape(self.speaker.seat(account.seat))}</b> <b class="total">{total}</b></p>'
            f"{f'<ul>{items}</ul>' if items else ''}</div>"
        )


def sentence_id(action: Action) -> str:
    """What the sentence below an answer is called; one that can't be given has no word to be called after."""
    if action.word is None:
        return f"n-{blake2b(encoded(action), digest_size=6).hexdigest()}"
    return f"n-{escape(action.word).replace(' ', '+')}"


def turns(count: int) -> str:
    """At how many tables it is the reader's turn; nothing if at none."""
    if not count:
        return ""
    said = escape(messages.say("your-turns", count=count))
    return f'<b class="count"><span class="visually-hidden">{said}</span><span aria-hidden="true">{count}</span></b>'
