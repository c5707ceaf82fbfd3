"""What happened, as HTML: since one's last turn, cards that sum up, the chronicle, and the moments of a replay."""

from hippodrome.parts import Entry, Figure, Hand, Question
from hippodrome.web import messages
from hippodrome.web.markup import address, amount, control, escape, shape, sign
from hippodrome.web.writer import Writer


class Reteller(Writer):
    """Writes what happened beside what is."""

    # --- replay ------------------------------------------------------------------------------------------------------

    def moment(self, mark: str, question: Question, words: int, said: int, prompt: str) -> str:
        """The bar on top of a replay: which moment it is, who is to move then, how far the game is."""
        counted = escape(messages.say("moment-of", words=words, all=said))
        label = escape(messages.say("moment"))
        return (
            f'<section id="question" data-print="{mark}" aria-label="{label}"><p id="prompt-text" tabindex="-1">'
            f"<b>{counted}</b> <span>{self.marked(prompt, True)}</span></p>{self._progress(question)}</section>"
        )

    def happened(
        self, mark: str, lines: list[tuple[Entry, str]], spoken: tuple[int, str] | None, earlier: bool, play_on: str
    ) -> str:
        """What happened at one moment, or at least what was said."""
        inside = "".join([f"<li{self._trail(entry)}>{self._told_entry(entry, text)}</li>" for entry, text in lines])
        if spoken:
            seat, said = spoken
            name = escape(self.speaker.seat(seat))
            inside = f"<li>{shape(seat)}<span>{name}: {escape(said)}</span></li>"
        elif not lines:
            inside = f'<li class="soft">{escape(messages.say("nothing-happened"))}</li>'
        hint = f'<p class="soft">{escape(messages.say("replay-earlier-rules"))}</p>' if earlier else ""
        on = f'<p><a class="button" href="{play_on}">{escape(messages.say("play-on"))}</a></p>' if play_on else ""
        title = escape(messages.say("happened"))
        return (
            f'<section id="happened" data-print="{mark}" aria-label="{title}"><h3>{title}</h3>{hint}'
            f'<ul class="told-lines" aria-live="polite">{inside}</ul>{on}</section>'
        )

    def since(self, mark: str, lines: list[tuple[Entry, str]], seat: int | None) -> str:
        """What happened since the viewer's last word, to be stepped through; others' places are marked."""

        def place(entry: Entry) -> str:
            if entry.seat is None or entry.seat != seat:
                return self._trail(entry)
            return self._place(entry)

        inside = "".join([f"<li{place(entry)}>{self._told_entry(entry, text)}</li>" for entry, text in lines])
        title, close = (
            escape(messages.say("since" if seat is not None else "since-last")),
            escape(messages.say("close")),
        )
        back, on = escape(messages.say("replay-back")), escape(messages.say("replay-forward"))
        return (
            f'<div id="since" data-print="{mark}" popover role="dialog" aria-labelledby="since-title">'
            f'<h3 id="since-title">{title}</h3>'
            f'<ol class="told-lines" tabindex="0" aria-labelledby="since-title">{inside}</ol><div class="row steps">'
            f'<button type="button" data-since="-1" aria-label="{back}" hidden>{control("back")}</button>'
            f'<span id="since-count"></span>'
            f'<button type="button" data-since="1" aria-label="{on}" hidden>{control("forward")}</button>'
            f'<button type="button" popovertarget="since" popovertargetaction="hide">{close}</button></div></div>'
        )

    def summary(self, mark: str, lines: list[tuple[Entry, str]], scores: list[tuple[int, Figure]]) -> str:
        """The card of a heading: what it was, what happened, how it stands. Put aside, it is gone."""
        if not lines:
            return f'<section id="summary" data-print="{mark}" hidden></section>'
        (heading, title), *rest = lines
        inside = "".join([
            f"<li{self._place(entry)}>{self._told_entry(entry, text)}</li>" for entry, text in rest
        ])  # fmt: skip
        standing = "".join([
            f'<span class="figure">{shape(seat)}<span class="who">{escape(self.speaker.seat(seat))}</span> '
            f"<b>{amount(score)}</b></span>"
            for seat, score in scores
        ])  # fmt: skip
        label, aside = escape(messages.say("part-summary")), escape(messages.say("put-aside"))
        return (
            f'<section id="summary" data-print="{mark}" aria-label="{label}">'
            f'<details class="stage" id="summary-{heading.moment}-{escape(heading.sign)}" open>'
            f'<summary aria-label="{escape(title)} · {aside}">{sign(heading.sign)}<b>{escape(title)}</b></summary>'
            f'<ul class="told-lines">{inside}</ul><p class="standing">{standing}</p></details></section>'
        )

    def _place(self, entry: Entry) -> str:
        return f' data-place="{escape(entry.place)}"' if entry.place else ""

    def _trail(self, entry: Entry) -> str:
        """Where on the board an entry is marked, and in whose colour."""
        if not entry.place:
            return ""
        seat = "" if entry.seat is None else entry.seat % 6
        path = f' data-path="{escape(" ".join(entry.path))}"' if entry.path else ""
        drawn = self.way(entry) if entry.path else ""
        way = f' data-way="{escape(drawn)}"' if drawn else ""
        return f' data-place="{escape(entry.place)}" data-trail="{seat}" data-sign="{escape(entry.sign)}"{path}{way}'

    def _told_entry(self, entry: Entry, text: str) -> str:
        who = "" if entry.seat is None else shape(entry.seat)
        return f"{who}{sign(entry.sign)}<span>{self.marked(text)}</span>"

    def hands(self, mark: str, hands: list[tuple[int, Hand]]) -> str:
        """Hands to be looked at, each with whose it is."""
        parts = [
            f'<div class="open-hand seat-{seat % 6}"><h3>{shape(seat)}{escape(self.speaker.seat(seat))}</h3>'
            f'{self.small_cards(hand.cards) or "–"}</div>'
            for seat, hand in hands
        ]  # fmt: skip
        label = escape(messages.say("part-hands"))
        kind = "open-hands" if parts else "bare"
        return (
            f'<section id="dock" data-print="{mark}" class="{kind}" aria-label="{label}" tabindex="0">'
            f"{''.join(parts)}</section>"
        )

    def whole_chronicle(self, mark: str, chapters: str) -> str:
        """All chapters."""
        label = escape(messages.say("log"))
        return (
            f'<div id="chronicle" data-print="{mark}"><ol id="log-lines" tabindex="0" aria-label="{label}">'
            f"{chapters}</ol></div>"
        )

    def controls(self, mark: str, words: int, said: int, turn: int) -> str:
        """Like those of a player; links, so that they work without a script, which adds play and a slider."""

        def link(name: str, to: int) -> str:
            told = f'{control(name)}<span class="name">{escape(messages.say(f"replay-{name}"))}</span>'
            href = f' href="{address("replay", self.slug, to)}"' if to != words else ' aria-disabled="true" role="link"'
            return f'<a class="button" id="go-{name}" data-to="{to}"{href}>{told}</a>'

        play = (
            f'<button type="button" class="main" id="go-play" hidden aria-pressed="false">{control("play")}'
            f'{control("pause")}<span class="name">{escape(messages.say("replay-play"))}</span></button>'
        )
        label = escape(messages.say("moment"))
        slider = (
            f'<input id="slider" type="range" min="0" max="{said}" value="{words}" aria-label="{label}" '
            f'data-replay="{address("replay", self.slug, 0).removesuffix("0/")}" hidden>'
        )
        back, forward = max(0, words - 1), min(said, words + 1)
        links = f"{link('first', 0)}{link('back', back)}{play}{link('forward', forward)}{link('turn', turn)}"
        name = escape(messages.say("replay"))
        return f'<nav id="controls" data-print="{mark}" aria-label="{name}">{links}{link("last", said)}{slider}</nav>'

    # --- chronicle ---------------------------------------------------------------------------------------------------

    def chronicle(self, mark: str, chapters: str, more: bool, words: int, since: int) -> str:
        """The last chapters, a way to the earlier ones, and a way to look at it all again."""
        replay = f"{address('replay', self.slug, 0).removesuffix('0/')}{words}/"
        whole = ""
        if since:  # on a phone the bar has no room for it
            said = escape(messages.say("since"))
            whole = (
                f'<p class="since-line"><button type="button" popovertarget="since">{sign("time")} {said} '
                f"<b>{since}</b></button></p>"
            )
        if more:
            whole += f'<p><a id="whole-log" href="{replay}" class="button">{escape(messages.say("log-whole"))}</a></p>'
        label = escape(messages.say("log"))
        return (
            f'<div id="chronicle" data-print="{mark}">{whole}<ol id="log-lines" tabindex="0" aria-label="{label}">'
            f'{chapters}</ol><p><a href="{replay}">{escape(messages.say("replay"))}</a></p></div>'
        )

    def chapters(self, chapters: list[tuple[int | None, bool, list[str]]]) -> str:
        """What happened: headings, and what each seat did in one go; a chapter is seat, heading or not, entries."""
        parts = []
        for seat, heading, entries in chapters:
            inside = "".join(entries)
            if heading:
                parts.append(inside)
                continue
            who = "" if seat is None else f" seat-{seat % 6}"
            parts.append(f'<li class="turn{who}">{"" if seat is None else shape(seat)}<ul>{inside}</ul></li>')
        return "".join(parts)

    def entry(self, entry: Entry, text: str, heading: bool) -> str:
        """One thing that happened: its sign and its sentence, which lead to the moment when it did."""
        kind = ' class="heading"' if heading else ""
        return (
            f'<li{kind}><a href="/t/{self.slug}/at/{entry.moment}/" data-moment="{entry.moment}"{self._place(entry)}>'
            f"{sign(entry.sign)}"
            f"<span>{self.marked(text)}</span></a></li>"
        )
