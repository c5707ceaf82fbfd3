"""The possible answers in Byzantio and Nekken, with cost, gain and chance, and why others are not possible.

Every question has a key (`prompt-bribe`); QUESTIONS maps it to the function that makes its groups of answers.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hippodrome.games.byzantio.showing import texts
from hippodrome.games.byzantio.showing.seen import SeatView
from hippodrome.parts import Action, Answers, Figure, Group, Odds, Say, legal_words, own_ask, say

KIND_SIGNS = {
    "campaign": "march", "muster": "banner", "negotiate": "exchange", "advance": "advance", "bribe": "coin",
    "expel": "expel",
}  # fmt: skip
"""The sign of each kind of action; Nekken uses other names and the same signs."""
SIGNS = KIND_SIGNS | {
    "colonisation": "march", "foundation": "banner", "negotiation": "exchange", "exploration": "advance",
    "forfeit": "pass", "forfeit-turn": "pass", "cross": "stop", "nothing": "pass", "spare": "heart",
    "accept": "confirm", "refuse": "die", "keep": "confirm", "be": "crown", "remove": "fight", "go": "march",
    "place": "tower", "strike": "stop", "guess": "reveal", "target": "place",
}  # fmt: skip
ANSWERS = Answers(texts.word_key, SIGNS)
SHORT = 4
FEW = 9
"""Longer lists of answers are folded, because all of them are on the map."""

Asked = Mapping[str, Any]
Groups = list[Group]


def groups_of(seen: SeatView) -> tuple[Group, ...]:
    """Return all answers of a view, in groups."""
    ask = own_ask(seen.view)
    if ask is None:
        return ()
    return tuple(group for group in QUESTIONS[ask["prompt"]["key"]](seen, ask) if group.actions)


def box_figure(value: int) -> Figure:
    """Return the number of boxes of a kind that will still be free."""
    return Figure(sign="box", name=say("label-free-boxes"), value=value)


def points(value: int) -> tuple[Figure, ...]:
    """Return a figure for the points that something brings; none for 0."""
    return (Figure(sign="goal", name=say("label-points"), value=value, signed=True),) if value else ()


def listed(actions: Iterable[Action], title: str, sign: str) -> Group:
    """Group answers that are on the map too: folded if there are many."""
    found = tuple(actions)
    if len(found) <= FEW:
        return Group(actions=found)
    return Group(actions=found, title=say(title), sign=sign, folded=True)


def words_of(ask: Asked, verb: str) -> list[tuple[str, str]]:
    """Return the legal words of a family, each with its object."""
    return [(word, word.removeprefix(f"{verb}-")) for word in ask["words"] if word.startswith(f"{verb}-")]


def target_of(word: str) -> tuple[str, str]:
    """Return the city and the dynasty of a `target-...` word."""
    city, _, dynasty = word.removeprefix("target-").rpartition("-")
    return city, dynasty


# --- before the first round ------------------------------------------------------------------------------------------


def _dynasties(seen: SeatView, ask: Asked) -> Groups:
    """BO 0.1, BO 0.4: the dynasties; in Byzantio each has a home on the map."""
    taken = [(seat, player["dynasty"]) for seat, player in enumerate(seen.players) if player["dynasty"]]
    found = []
    for word, dynasty in words_of(ask, "be"):
        home = seen.printed.provinces[seen.printed.homes[seen.printed.dynasties.index(dynasty)]]
        place = "" if seen.printed.volcano >= 0 else f"province-{home}"
        found.append(ANSWERS.give(word, place=place, note=say("does-be-home", dynasty=dynasty, province=home)))
    found += [ANSWERS.refuse(f"be-{name}", say("why-taken", seat=seat), "BO 0.1") for seat, name in taken]
    return [Group(actions=tuple(found))]


def _objectives(seen: SeatView, ask: Asked) -> Groups:
    """BO 0.2, BO 6.5: cities to be written, each with what the row is worth."""
    value = ask["prompt"]["params"].get("value")
    worth = (Figure(sign="goal", name=say("label-worth"), value=value),) if value else ()
    found = [ANSWERS.give(word, place=seen.city_place(city), gain=worth) for word, city in words_of(ask, "write")]
    return [listed(found, "group-cities", "write")]


def _confirm(seen: SeatView, ask: Asked) -> Groups:
    return [Group(actions=ANSWERS.all(ask["words"], main=True))]


# --- a turn ----------------------------------------------------------------------------------------------------------


def _kinds(seen: SeatView, ask: Asked) -> Groups:
    """BO 2.3, BO 2.6: the six kinds, whether they can be carried out or not; then giving up."""
    assert seen.viewer is not None
    free = seen.players[seen.viewer]["free"]
    found = []
    for kind in seen.printed.kinds:
        boxes = {"left": (box_figure(free[kind] - 1),)}  # each action costs one box
        if kind in ask["words"]:
            found.append(ANSWERS.give(kind, **boxes, **_now(seen, kind)))
        else:
            why, rule = _why_not_kind(seen, kind)
            found.append(ANSWERS.refuse(kind, why, rule))
    return [Group(actions=tuple(found)), Group(actions=ANSWERS.all(set(ask["words"]) & {"forfeit-turn"}))]


def _now(seen: SeatView, kind: str) -> dict[str, Any]:
    """Return the best that a roll of this kind could achieve now."""
    assert seen.viewer is not None
    if seen.kind_of[kind] not in ("bribe", "expel"):
        return {}
    room = seen.printed.most_own + (seen.kind_of[kind] == "expel")
    chances = [
        seen.chance(seen.viewer, city, seat)
        for city, counts in seen.board["garrisons"].items()
        for seat, count in enumerate(counts)
        if count and seat != seen.viewer and counts[seen.viewer] < room
    ]
    return {"note": say(f"does-{kind}-now", best=round(max(chances)))} if chances else {}


def _why_not_kind(seen: SeatView, name: str) -> tuple[Say, str]:
    """BO 2.6: why a kind can't be carried out."""
    assert seen.viewer is not None
    own, kind = seen.players[seen.viewer], seen.kind_of[name]
    if not own["free"][name]:
        return say("why-no-box", kind=name), "BO 1.6"
    if seen.terms.must_leave and own["pretender"] == seen.printed.provinces[seen.printed.volcano]:
        return say("why-must-leave"), "NK 3.3"
    if kind == "bribe" and not own["supply"]:
        return say("why-no-supply"), "BO 4.5.1"
    return {
        "muster": (say("why-no-muster"), "BO 4.2.2"),
        "negotiate": (say("why-no-exchange"), "BO 4.3.2"),
        "bribe": (say("why-no-bribe"), "BO 4.5.2"),
        "expel": (say("why-no-expel"), "BO 4.6"),
    }[kind]


def _boxes(verb: str) -> Callable[[SeatView, Asked], Groups]:
    """BO 2.7, BO 6.7: one box of a kind is lost; kinds without a free box explain that."""

    def groups(seen: SeatView, ask: Asked) -> Groups:
        assert seen.viewer is not None
        free = seen.players[seen.viewer]["free"]
        found = [
            ANSWERS.give(f"{verb}-{kind}", sign=KIND_SIGNS[seen.kind_of[kind]], left=(box_figure(free[kind] - 1),))
            if f"{verb}-{kind}" in ask["words"]
            else ANSWERS.refuse(f"{verb}-{kind}", say("why-no-box", kind=kind), "BO 1.6")
            for kind in seen.printed.kinds
        ]
        return [Group(actions=tuple(found))]

    return groups


def _campaign(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.1.1: the neighbours, with what a garrison there could bring at once."""
    found = [
        ANSWERS.give(word, place=f"province-{province}", gain=points(seen.best_placement(province)))
        for word, province in words_of(ask, "go")
    ]
    return [listed(found, "group-provinces", "march")]


def _advance(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.4: any province, those where the viewer wants something first."""
    worth = {seen.province_of(city): value for city, value in seen.goals(seen.viewer).items()}
    wanted: list[Action] = []
    rest: list[Action] = []
    for word, province in words_of(ask, "go"):
        value = worth.get(province, 0)
        shown = (Figure(sign="goal", name=say("label-worth"), value=value),) if value else ()
        action = ANSWERS.give(word, place=f"province-{province}", sign="advance", left=shown)
        (wanted if value else rest).append(action)
    return [Group(actions=tuple(wanted), title=say("group-goals")), listed(rest, "group-provinces", "advance")]


def _plague(seen: SeatView, ask: Asked) -> Groups:
    """BO 6.6: move the neighbour's pretender away."""
    owner = ask["prompt"]["params"]["owner_seat"]
    found = [
        ANSWERS.give(
            word,
            sign="plague",
            title=say("act-send", province=to),
            note=say("does-send", province=to, owner_seat=owner),
            place=f"province-{to}",
        )
        for word, to in words_of(ask, "go")
    ]
    return [listed(found, "group-provinces", "plague")]


def _place(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.1.2-4.1.4, BO 4.2: the cities of the province, with reasons for those that are not allowed; or nothing."""
    assert seen.viewer is not None
    campaign = ask["rule"] == "BO 4.1.2"
    optional = seen.view["options"]["campaign_removal"] == "optional"
    driving_out = "does-place-second-optional" if optional else "does-place-second"
    found = []
    for city in seen.cities_in(seen.players[seen.viewer]["pretender"]):
        word = f"place-{city}"
        if word in ask["words"]:
            second = campaign and seen.counts(city)[seen.viewer] > 0
            note = {"note": say(driving_out, city=city)} if second else {}
            gain = points(seen.placed(city, campaign))
            cost = (Figure(sign="supply", name=say("label-supply-column"), value=-1, signed=True),)
            found.append(ANSWERS.give(word, place=seen.city_place(city), gain=gain, cost=cost, **note))
        else:
            reason = seen.why_not_place(city, campaign)
            if reason is not None:
                found.append(ANSWERS.refuse(word, *reason))
    return [Group(actions=tuple(found)), Group(actions=ANSWERS.all(set(ask["words"]) & {"nothing"}))]


def _remove(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.1.4: which garrison goes, and what that leaves the viewer."""
    assert seen.viewer is not None
    city = str(ask["prompt"]["params"]["city"])
    found = []
    for word, dynasty in words_of(ask, "remove"):
        owner = seen.seat_of(dynasty)
        gain = points(seen.change(seen.with_one(city, seen.viewer, owner)))
        note = say("does-remove-from", owner_seat=owner, city=city)
        found.append(ANSWERS.give(word, place=f"garrisons-{city}-{owner}", gain=gain, note=note))
    return [Group(actions=tuple(found)), Group(actions=ANSWERS.all(set(ask["words"]) & {"spare"}))]


# --- actions against others ------------------------------------------------------------------------------------------


def _targets(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.3, BO 4.5, BO 4.6: opposing garrisons, each with the exact chance and what a success would bring."""
    assert seen.viewer is not None
    verb = ask["prompt"]["key"].removeprefix("prompt-")
    found = []
    for word in ask["words"]:
        city, dynasty = target_of(word)
        owner = seen.seat_of(dynasty)
        gained = {
            "bribe": lambda c, o: seen.change(seen.with_one(c, seen.viewer, o)),
            "expel": lambda c, o: seen.change(seen.without_one(c, o)),
        }
        gain = points(gained[verb](city, owner)) if verb in gained else ()
        found.append(
            ANSWERS.give(
                word,
                sign=KIND_SIGNS[verb],
                title=say(f"act-{verb}", city=city, owner_seat=owner),
                note=say(f"does-{verb}-target", city=city, owner_seat=owner),
                place=f"garrisons-{city}-{owner}",
                gain=gain,
                odds=Odds(percent=seen.chance(seen.viewer, city, owner)),
            )
        )
    found.sort(key=_promise, reverse=True)
    greyed = [_refused_target(seen, verb, city, owner) for city, owner in _held_fast(seen, verb)]
    # Players compare chances, so this list stays open; a long one moves the sentences into the tooltips.
    title = say("group-targets") if len(found) > SHORT else None
    return [Group(actions=tuple(found), title=title), Group(actions=tuple(greyed))]


def _promise(action: Action) -> tuple[int, float]:
    """Return a sort key: what an answer would bring, and how likely it succeeds."""
    return sum(figure.value or 0 for figure in action.gain), action.odds.percent if action.odds else 0.0


def _held_fast(seen: SeatView, verb: str) -> list[tuple[str, int]]:
    """BO 3.6: opposing garrisons in cities where the viewer has reached the limit."""
    assert seen.viewer is not None
    if verb == "expel":
        return []
    return [
        (city, seat)
        for city, counts in seen.board["garrisons"].items()
        for seat, count in enumerate(counts)
        if count and seat != seen.viewer and counts[seen.viewer] >= seen.printed.most_own
    ]


def _refused_target(seen: SeatView, verb: str, city: str, owner: int) -> Action:
    word = f"target-{city}-{seen.players[owner]['dynasty']}"
    title = say(f"act-{verb}", city=city, owner_seat=owner)
    return ANSWERS.refuse(word, say("why-two", city=city), "BO 3.6", sign=KIND_SIGNS[verb], title=title)


def _give(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.3.1: an own garrison in exchange for the wanted one, with the die's chance if the owner refuses."""
    assert seen.viewer is not None
    owner, take = ask["prompt"]["params"]["owner_seat"], str(ask["prompt"]["params"]["city"])
    chance = Odds(percent=seen.chance(seen.viewer, take, owner))
    found = []
    for word, give in words_of(ask, "give"):
        gain = points(seen.change(seen.exchanged(seen.viewer, give, owner, take)))
        note = say("does-give-for", give=give, take=take, owner_seat=owner)
        found.append(ANSWERS.give(word, place=seen.city_place(give), gain=gain, odds=chance, note=note))
    return [listed(found, "group-own", "give")]


def _answer(seen: SeatView, ask: Asked) -> Groups:
    """BO 4.3.3-4.3.4: accept, or leave it to the die."""
    assert seen.viewer is not None
    offer = seen.board["offer"]
    moved = seen.exchanged(offer["seat"], offer["give"], offer["owner"], offer["take"])
    chance = Odds(percent=seen.chance(offer["seat"], offer["take"], offer["owner"]))
    gain = points(seen.change(moved))
    note = say("does-refuse-chance", seat=offer["seat"], percent=chance.percent)
    return [Group(actions=(ANSWERS.give("accept", gain=gain), ANSWERS.give("refuse", note=note, odds=chance)))]


# --- secrets ---------------------------------------------------------------------------------------------------------


def _strike(seen: SeatView, ask: Asked) -> Groups:
    """BO 6.5: which objective goes, and what it brings now."""
    assert seen.viewer is not None
    folded = seen.players[seen.viewer]["folded"]
    now = dict(zip(folded["objectives"], folded["points"], strict=True))
    cost = Figure(sign="goal", name=say("label-points"), value=-ask["prompt"]["params"]["cost"], signed=True)
    found = [
        ANSWERS.give(
            word,
            place=seen.city_place(city),
            cost=(cost,),
            left=(Figure(sign="scales", name=say("label-brings-now"), value=now[city]),),
        )
        for word, city in words_of(ask, "strike")
    ]
    openly = seen.view["options"]["replacement_announced"]
    keep = ANSWERS.give("keep", main=True, note=say("does-keep-openly" if openly else "does-keep"))
    return [Group(actions=(keep,)), Group(actions=tuple(found))]


def _guess(seen: SeatView, ask: Asked) -> Groups:
    """BO 7.1: first the cities where that player was busiest, then all others."""
    about = ask["prompt"]["params"]["about_seat"]
    deeds = seen.players[about]["deeds"]
    busy: list[Action] = []
    rest: list[Action] = []
    for word, city in sorted(words_of(ask, "guess"), key=lambda found: -deeds.get(found[1], 0)):
        done = deeds.get(city, 0)
        shown = (Figure(sign="banner", name=say("label-deeds"), value=done),) if done else ()
        (busy if done else rest).append(ANSWERS.give(word, place=seen.city_place(city), left=shown))
    title = say("group-busy", seat=about)
    return [Group(actions=tuple(busy), title=title if busy else None), listed(rest, "group-cities", "reveal")]


QUESTIONS: Mapping[str, Callable[[SeatView, Asked], Sequence[Group]]] = {
    "prompt-dynasty": _dynasties,
    "prompt-objective": _objectives,
    "prompt-fold": _confirm,
    "prompt-action": _kinds,
    "prompt-stuck": _boxes("forfeit"),
    "prompt-forfeit": _boxes("forfeit"),
    "prompt-campaign": _campaign,
    "prompt-place": _place,
    "prompt-no-place": _place,
    "prompt-remove": _remove,
    "prompt-negotiate": _targets,
    "prompt-give": _give,
    "prompt-answer": _answer,
    "prompt-advance": _advance,
    "prompt-bribe": _targets,
    "prompt-expel": _targets,
    "prompt-plague": _plague,
    "prompt-cross": _boxes("cross"),
    "prompt-strike": _strike,
    "prompt-keep": _confirm,
    "prompt-replace": _objectives,
    "prompt-guess": _guess,
}
"""The function that makes the answers to each question."""


# --- why not on the board --------------------------------------------------------------------------------------------


def whys(seen: SeatView) -> dict[str, Say]:
    """Return what to say after a click on a place that is not an answer."""
    ask = own_ask(seen.view)
    if ask is None or seen.viewer is None:
        return {}
    key = ask["prompt"]["key"]
    found: dict[str, Say] = {}
    if key == "prompt-action":
        found = {f"province-{province}": say("why-kind-first") for province in seen.printed.provinces}
    elif key in ("prompt-campaign", "prompt-advance", "prompt-plague"):
        found = _whys_of_going(seen, ask, key)
    elif key in ("prompt-objective", "prompt-replace", "prompt-guess"):
        goals = {seen.province_of(city): city for city in seen.goals(seen.viewer)} if key != "prompt-guess" else {}
        for city in seen.board["in_play"]:
            if seen.province_of(city) in goals:
                found[seen.city_place(city)] = say("why-province-written", city=goals[seen.province_of(city)])
    elif key in ("prompt-strike", "prompt-give"):
        reason = "why-not-listed" if key == "prompt-strike" else "why-none-there"
        found = {seen.city_place(city): say(reason, city=city) for city in seen.board["in_play"]}
    elif key in ("prompt-place", "prompt-no-place"):
        here = seen.players[seen.viewer]["pretender"]
        for city in seen.board["in_play"]:
            if seen.province_of(city) == here:
                full = seen.why_not_place(city, ask["rule"] == "BO 4.1.2")
                found |= {seen.city_place(city): full[0]} if full else {}
            else:
                found[seen.city_place(city)] = say("why-not-here", province=here)
    elif key in ("prompt-negotiate", "prompt-bribe", "prompt-expel"):
        found = _whys_of_targets(seen, legal_words(seen.view))
    return found


def _whys_of_going(seen: SeatView, ask: Asked, key: str) -> dict[str, Say]:
    """BO 1.1, BO 4.1.1, BO 6.6, NK 3.2: why a pretender can't go there."""
    assert seen.viewer is not None
    moved = ask["prompt"]["params"].get("owner_seat", seen.viewer)
    here = seen.players[moved]["pretender"]
    volcano = seen.printed.provinces[seen.printed.volcano] if seen.printed.volcano >= 0 else None
    found = {}
    for province in seen.printed.provinces:
        if province == here:
            found[f"province-{province}"] = say("why-stays", province=province)
        elif province == volcano:
            found[f"province-{province}"] = say("why-volcano", province=province)
        elif key == "prompt-campaign":
            found[f"province-{province}"] = say("why-not-adjacent", province=province, here=here)
        else:
            found[f"province-{province}"] = say("why-plague-there", province=province)
    return found


def _whys_of_targets(seen: SeatView, words: Sequence[str]) -> dict[str, Say]:
    """BO 3.6, BO 4.3.2, BO 4.5.2: why a garrison can't be named."""
    found = {}
    for city, counts in seen.board["garrisons"].items():
        for seat, count in enumerate(counts):
            if not count or f"target-{city}-{seen.players[seat]['dynasty']}" in words:
                continue
            place = f"garrisons-{city}-{seat}"
            if seat == seen.viewer:
                found[place] = say("why-own")
            elif seen.viewer is not None and counts[seen.viewer] >= seen.printed.most_own:
                found[place] = say("why-two", city=city)
            else:
                found[place] = say("why-no-gift", seat=seat)
    return found
