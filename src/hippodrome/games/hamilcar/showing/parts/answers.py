"""The answers to a question: each legal word with effect, cost and gain, and reasons why others are impossible."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from hippodrome.games.hamilcar import board, cards
from hippodrome.games.hamilcar.showing import texts
from hippodrome.games.hamilcar.showing.parts import chances, reasons
from hippodrome.games.hamilcar.showing.parts.journeys import Journey, journeys
from hippodrome.games.hamilcar.showing.parts.war import war_of
from hippodrome.games.hamilcar.showing.parts.words import ANSWERS, MEANT, SIGNS
from hippodrome.games.hamilcar.state import State
from hippodrome.parts import Action, Figure, Group, Odds, legal_words, own_ask, say

MAIN = frozenset({"all", "activate", "fight", "warships", "counterattack", "contest", "charge"})
FEW = 9
"""Longer lists of answers of one kind are folded, because they all have a place on the map."""
LISTED = ("space", "march", "sail", "pc", "train", "general", "count", "reserve")
"""Words that come in lists; all others stand alone."""
USE_ORDER = ("activate", "event", "points", "raise", "build", "training", "discard")
OPEN_USES = ("activate", "event")
"""The most wanted uses of cards; the others are folded."""


class Asked:
    """A question to the viewer, and the war as the viewer sees it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.board: Mapping[str, Any] = view["board"]
        own = own_ask(view)
        assert own is not None
        self.side: int = own["seat"]
        self.key: str = own["prompt"]["key"]
        self.params: Mapping[str, Any] = own["prompt"]["params"]
        self.words = legal_words(view)

    @cached_property
    def war(self) -> State:
        """The public position, to ask the rules about it."""
        return war_of(self.view)

    def answer(self, word: str, **more: Any) -> Action:
        """Return a legal word as an answer to this question."""
        key, params = texts.word_key(word)
        kind = key.removeprefix("word-")
        meant = MEANT.get(self.key, {}).get(kind)
        here = self._does_here(kind)
        if here:
            more.setdefault("note", say(here, **params))
        elif meant:
            more.setdefault("note", say(f"does-{meant}", **params))
        elif kind in ("play-event", "react"):
            more.setdefault("note", say(f"{params['card']}-text"))
        elif kind == "tactics":
            more.setdefault("note", say(f"tactics-{params['card']}-text"))
        more.setdefault("place", self.place(word))
        more.setdefault("cards", hand_cards(word))
        more.setdefault("odds", self.odds(word, kind))
        more.setdefault("main", kind in MAIN or meant in MAIN)
        more.setdefault("cost", self.cost(kind))
        more.setdefault("gain", gain(word, kind))
        given = ANSWERS.give(word, **more)
        if word == "siege":
            return _titled(given, *self._siege_title())
        return _titled(given, f"do-{meant}", params) if meant else given

    def _does_here(self, kind: str) -> str:
        """Return the message for a word whose effect depends on the situation, else an empty string."""
        leg = self.board["leg"]
        if self.key == "prompt-assign-ships" and leg:  # HM 10.6: the sailing player is asked before the leg begins
            return "does-ships-out"
        if self.key == "prompt-give-up-supremacy" and kind == "fight" and not leg["cus"] + leg["warships"][self.side]:
            return "does-fight-alone"
        return "does-land-city" if self.key == "prompt-land-where" and kind == "city" else ""

    def _siege_title(self) -> tuple[str, dict[str, object]]:
        """Return the title of a siege: a city is besieged, a tribe subjugated."""
        space = self.war.at[self.war.activation.general] % board.INSIDE
        key = "do-subjugate" if board.KIND[space] == board.TRIBE else "do-besiege"
        return key, {"space": board.SPACE_NAMES[space]}

    def place(self, word: str) -> str:
        """Return where on the board a word belongs, if anywhere."""
        verb, _, rest = word.partition("-")
        if rest in board.SPACE_OF and verb in ("space", "march", "sail", "pc", "train"):
            return f"space-{rest}"
        if verb == "miat":
            return "miat"
        if verb == "general" and self.board["generals"][rest]["where"] == "map":
            return f"general-{rest}"
        return ""

    def cost(self, kind: str) -> tuple[Figure, ...]:
        """Return what an answer costs: points, movement, a train."""
        if self.key == "prompt-points" and kind != "done":
            price = 3 if kind in ("warship", "recruit") else 1
            return (Figure(sign="coin", name=say("label-op-points"), value=-price, signed=True),)
        if kind == "siege":
            return (Figure(sign="march", name=say("label-mp"), value=-board.SIEGE_MP, signed=True),)
        if kind == "train-lost":
            return (Figure(sign="market", name=say("label-trains"), value=-1, signed=True),)
        return ()

    def odds(self, word: str, kind: str) -> Odds | None:
        """Return the odds if a die decides."""
        name = word.partition("-")[2]
        fight, leg = self.board["battle"], self.board["leg"]
        if self.key == "prompt-intercept" and kind == "general":
            return chances.at_most(chances.rating(name), "odds-intercept")
        if self.key == "prompt-intercept-sea" and kind == "general":
            return chances.sea_interception(self.view, name, self.side)
        if kind in ("avoid", "go-back"):
            return self._of_commander(kind)
        if fight and kind in ("counterattack", "contest"):
            return chances.at_most(chances.rating(fight["commanders"][self.side]), "odds-roll")
        if kind == "charge":
            less = 0 if self.board["xanthippus"] else 2
            return chances.of_die(lambda die: die - less >= 4, "odds-charge")
        if kind == "siege":
            return chances.siege(self.war, self.side, self.war.at[self.war.activation.general])
        if kind == "react":
            return chances.storm(self.view, f"card-{name}")
        if kind == "roll":
            return chances.no_loss(self.params["cus"]) if "cus" in self.params else None
        return self._at_sea(kind, leg) if leg and leg["fighting"] else None

    def _of_commander(self, kind: str) -> Odds | None:
        """HM 13.3, 13.6: the odds of a marching commander to go back, or of the defender to avoid battle."""
        act = self.board["activation"]
        if act is None:
            return None
        general = act["general"]
        if kind == "avoid":
            at = self.board["generals"][general].get("space")
            stacks = [one for one in self.board["stacks"] if one["side"] == self.side and one["space"] == at]
            general = next((one["commander"] for one in stacks if not one["inside"]), None)
        return chances.at_most(chances.rating(general), "odds-roll")

    def _at_sea(self, kind: str, leg: Mapping[str, Any]) -> Odds | None:
        card = chances.last_card(leg, self.side)
        if kind in ("warships", "transports"):
            return chances.naval_attack(self.view, self.side, card)
        if kind in ("reform", "escape"):
            admiral = leg["general"] if leg["side"] == self.side else leg["interceptor"]
            number = board.GENERAL_OF[admiral]
            rating = max(1, board.BATTLE[number]) if board.NAVAL[number] else 1
            return chances.at_most(rating + (1 if card == "swift-oars" else 0), "odds-roll")
        return None


def _titled(action: Action, key: str, params: Mapping[str, object]) -> Action:
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return Action(**fields | {"title": say(key, **params)})


def hand_cards(word: str) -> tuple[str, ...]:
    """Return the card of the hand that a word uses."""
    verb, _, rest = word.partition("-")
    if verb == "play":
        return (f"card-{rest.partition('-')[0]}",)
    if verb == "react":
        return (f"card-{rest}",)
    if verb in ("battle", "tactics"):
        return (rest,)
    return ("reserve",) if verb == "reserve" else ("pursuit",) if word == "pursue" else ()


def gain(word: str, kind: str) -> tuple[Figure, ...]:
    """Return what an answer brings: points, warships, CUs."""
    if kind in ("play-points", "play-build"):
        card = int(word.split("-")[1]) - cards.FIRST_NUMBER
        if kind == "play-build":
            return (Figure(sign="ship", name=say("label-warships"), value=cards.SHIPS[card], signed=True),)
        return (Figure(sign="coin", name=say("label-op-points"), value=cards.OPS[card], signed=True),)
    if kind == "play-raise":
        return (Figure(sign="soldier", name=say("label-cus"), value=1, signed=True),)
    if kind == "play-activate":
        card = int(word.split("-")[1]) - cards.FIRST_NUMBER
        return (Figure(sign="banner", name=say("label-strategy"), value=cards.OPS[card]),)
    return ()


# --- groups ----------------------------------------------------------------------------------------------------------


def groups(view: Mapping[str, Any]) -> tuple[Group, ...]:
    """Return all answers: first those that move the game on, then the long lists."""
    if not legal_words(view):
        return ()
    asked = Asked(view)
    if asked.key == "prompt-play":
        found = _uses(asked)
    elif asked.key == "prompt-move":
        found = _moves(asked)
    else:
        found = _plain(asked)
    return tuple(group for group in found if group.actions)


def _plain(asked: Asked) -> list[Group]:
    """Return answers without a place first, then those on the map, by kind; long lists are folded."""
    kinds: dict[str, list[Action]] = {}
    for word in asked.words:
        action = asked.answer(word)
        kind = texts.word_key(word)[0].removeprefix("word-")
        kinds.setdefault(kind if kind in LISTED else "", []).append(action)
    found = [Group(actions=(*kinds.pop("", []), *reasons.refused(asked)))]
    for kind, actions in kinds.items():
        folded = len(actions) > FEW
        title = say(f"group-{kind}") if folded or len(kinds) > 1 else None
        found.append(Group(title=title, sign=actions[0].sign, actions=tuple(actions), folded=folded))
    return found


def _uses(asked: Asked) -> list[Group]:
    """HM 7.3: the uses of the cards in hand, use by use; an event that can't be played now explains why."""
    found = []
    for use in USE_ORDER:
        actions = [asked.answer(word) for word in asked.words if word.endswith(f"-{use}")]
        actions += reasons.unplayable(asked, use)
        folded = use not in OPEN_USES and len(actions) > 1
        sign = SIGNS[f"play-{use}"]
        found.append(Group(title=say(f"group-play-{use}"), sign=sign, actions=tuple(actions), folded=folded))
    return found


def _moves(asked: Asked) -> list[Group]:
    """HM 9.2-9.8: distant goals in one answer with everything that can come along; folded, the single steps."""
    marches, legs = journeys(asked.view)
    deciding = [asked.answer(word) for word in asked.words if not word.startswith(("march-", "sail-"))]
    deciding += reasons.refused(asked)
    gone = [_journey(asked, one, "march") for one in marches]
    sailed = [_journey(asked, one, "sail") for one in legs]
    placed = {action.place for action in (*gone, *sailed)}
    steps = []
    for word in asked.words:
        if not any(word == action.word for action in (*gone, *sailed)) and word.startswith(("march-", "sail-")):
            place = "" if asked.place(word) in placed else asked.place(word)
            steps.append(asked.answer(word, place=place, note=say("does-step")))
    found = [Group(actions=tuple(deciding))]
    for title, sign, actions in (("march", "march", gone), ("sail", "sail", sailed), ("steps", "more", steps)):
        folded = title == "steps" or len(actions) > FEW
        found.append(Group(title=say(f"group-{title}"), sign=sign, actions=tuple(actions), folded=folded))
    return found


def _journey(asked: Asked, journey: Journey, kind: str) -> Action:
    """Return one way to a goal: its force, its cost, and whom it meets there."""
    act = asked.war.activation
    goal = board.SPACE_NAMES[journey.goal]
    spent = act.mp - journey.game.activation.mp
    load = journey.force
    params: dict[str, object] = {"space": goal, "cus": load.cus, "trains": load.trains}
    note = say(f"does-journey-{kind}", **params)
    if kind == "sail":
        params["warships"] = journey.ships
        note = say("does-journey-sail", **params)
    elif len(journey.path) > 1:
        note = say("does-journey-far", path=[board.SPACE_NAMES[space] for space in journey.path[:-1]], **params)
    ahead = None if kind == "sail" else chances.battle_ahead(journey.game, asked.side, journey.goal)
    if ahead:
        numbers = ahead[0]
        note = say("does-journey-battle", own=numbers[asked.side], enemy=numbers[1 - asked.side], **params)
    cost = Figure(sign="march", name=say("label-mp"), value=-spent, signed=True)
    sign = "fight" if ahead else kind
    return Action(
        word=" ".join(journey.words), sign=sign, title=say(f"word-{kind}", space=goal), note=note, cost=(cost,),
        odds=ahead[1] if ahead else None, place=f"space-{goal}",
    )  # fmt: skip
