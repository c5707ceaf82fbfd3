"""The words of Hamilcar as answers: their signs, and what a word means in a question where it could mean several things."""

from hippodrome.games.hamilcar.showing import texts
from hippodrome.parts import Answers

SIGNS = {
    **{"done": "confirm", "all": "take", "land": "place", "attack": "fight", "go-back": "retreat"},
    **{"give-up-supremacy": "give", "warship": "ship", "combat-unit": "soldier", "recruit": "soldier"},
    **{"repair": "build", "miat-place": "players", "miat-take": "take", "miat": "discard", "train-lost": "give"},
    **{"roll": "die", "seamanship": "grow", "corvi": "siege", "rome-first": "banner", "carthage-first": "elephant"},
    **{"into-city": "tower", "field": "fight", "city": "tower", "avoid": "retreat", "stand": "fight"},
    **{"warships": "ship", "transports": "sail", "no-attack": "pass", "reform": "cards", "evade": "retreat"},
    **{"escape": "retreat", "nothing": "pass", "pursue": "sail", "charge": "elephant", "no-charge": "pass"},
    **{"withdraw": "retreat", "let-go": "pass", "contest": "die", "counterattack": "die", "give-up": "stop"},
    **{"space": "place", "pc": "place", "train": "market", "general": "banner", "count": "soldier"},
    **{"play-activate": "march", "play-raise": "soldier", "play-points": "coin", "play-build": "ship"},
    **{"play-training": "grow", "play-event": "event", "play-discard": "discard", "react": "event", "box": "scales"},
    **{"battle": "fight", "reserve": "cards", "tactics": "sail"},
}
ANSWERS = Answers(texts.word_key, SIGNS)

MEANT: dict[str, dict[str, str]] = {
    "prompt-activate": {"general": "activate"},
    "prompt-campaign": {"general": "activate"},
    "prompt-may-activate": {"general": "activate", "pass": "nobody"},
    "prompt-proconsul": {"general": "proconsul"},
    "prompt-commander": {"general": "command"},
    "prompt-take": {"general": "companion", "count": "cus-along"},
    "prompt-into-city": {"general": "companion", "count": "cus-inside"},
    "prompt-take-elephants": {"count": "elephants-along"},
    "prompt-take-trains": {"count": "trains-along"},
    "prompt-assign-ships": {"count": "ships-along"},
    "prompt-elephant-losses": {"count": "elephants-lost"},
    "prompt-defence": {"count": "buy-off"},
    "prompt-deliver-trains": {"count": "deliver-trains"},
    "prompt-deliver-cu": {"count": "deliver-cu"},
    "prompt-mutiny": {"count": "mutiny"},
    "prompt-intercept": {"general": "intercept", "pass": "no-intercept"},
    "prompt-intercept-sea": {"general": "intercept", "pass": "no-intercept"},
    "prompt-place-cu": {"space": "place-cu"},
    "prompt-rome-cu": {"space": "place-cu"},
    "prompt-place-general": {"space": "take-field"},
    "prompt-place-consul": {"space": "take-field"},
    "prompt-raise": {"space": "place-cu"},
    "prompt-where-to": {"space": "go-to"},
    "prompt-retreat": {"space": "go-to"},
    "prompt-target": {"space": "target", "general": "target-general", "pc": "target-pc"},
    "prompt-tribe": {"space": "win-tribe"},
    "prompt-lose-cu": {"space": "lose-cu"},
    "prompt-slave-plot": {"combat-unit": "lose-in-roma", "warships": "damage-two"},
    "prompt-remove-pc": {"pc": "remove-pc"},
    "prompt-chest-trains": {"train": "remove-train"},
    "prompt-lose-train": {"train": "remove-train"},
    "prompt-react": {"pass": "no-reaction"},
    "prompt-manoeuvre": {"pass": "no-card"},
    "prompt-pursuit": {"pass": "no-pursuit"},
    "prompt-counterattack": {"pass": "no-counterattack"},
}
"""What a word means in a question, where it could mean several things: the messages `do-...` and `does-...`."""
