// Lessons: mark what the teacher talks about; "show me" marks the answer itself.
import { live } from "./live.js";
import { bringIntoView } from "./zoom.js";

// The parts of the page a lesson can point at, and the phone tab that contains each.
const PARTS = {
  hand: ["#dock .hand, #dock", "dock"],
  own: ["#dock", "dock"],
  answers: ["#answers", "play"],
  question: ["#question", ""],
  players: ["#players-panel", "players"],
  log: ["#log-panel", "log"],
  board: ["#window", ""],
  stage: ["#stage", ""],
};
let seen = "";
let heard = "";

const panel = () => document.getElementById("teacher");

function mark(things, name) {
  for (const old of document.querySelectorAll(`[data-${name}]`)) old.removeAttribute(`data-${name}`);
  for (const thing of things) thing?.setAttribute(`data-${name}`, "yes");
}

function spokenOf(look) {
  if (!look) return [];
  const part = PARTS[look]?.[0];
  if (part) return [live.querySelector(part)];
  return [
    ...live.querySelectorAll(`#b-${CSS.escape(look)}, #${CSS.escape(look)}, .card[data-card="${CSS.escape(look)}"]`),
  ];
}

function tabOf(look) {
  return PARTS[look]?.[1] ?? (look.startsWith("sheet-") ? "players" : "");
}

// On a phone, the part may be behind another tab. A step to read opens that tab once; a step to do opens the answers.
// In an ordinary game with a teacher, the tabs stay as they are.
function openTab(look) {
  if (!panel().classList.contains("lesson")) return;
  const reading = panel().querySelector("#lesson-next");
  const behind = tabOf(look);
  const wanted = document.getElementById(`tab-${(reading && behind) || "play"}`);
  if (wanted?.closest(".tab").checkVisibility() && !wanted.checked) wanted.click();
}

// Return the marked parts, and the tab to open if one is hidden: a hidden card is in the hand.
function withTab(things, look) {
  if (!things.length || things.some((thing) => thing?.checkVisibility())) return things;
  return [...things, document.getElementById(`tab-${tabOf(look) || "dock"}`)?.closest(".tab")];
}

function answers(words) {
  const found = [];
  for (const word of words) {
    const button = document.getElementById(`w-${word.replaceAll(" ", "+")}`);
    button?.closest("details")?.setAttribute("open", "");
    const cards = (button?.dataset.cards ?? "").split(" ").filter(Boolean);
    found.push(button, live.querySelector(`.board .word[data-word="${CSS.escape(word)}"]`));
    const held = [...live.querySelectorAll("#hand-cards .card")];
    for (const name of cards) {
      const at = held.findIndex((card) => card.dataset.card === name);
      if (at >= 0) found.push(...held.splice(at, 1));
    }
  }
  for (const thing of live.querySelectorAll(".board .word[data-words]")) {
    if (thing.dataset.words.split("|").some((word) => words.includes(word))) found.push(thing);
  }
  return found;
}

function showMe() {
  const open = panel()?.querySelector(".show-me[open]");
  const words = open ? panel().dataset.words.split(" ").filter(Boolean) : [];
  const whole = document.getElementById(`w-${words.join("+")}`); // one answer may consist of all words
  mark(answers(whole ? [words.join(" ")] : words), "wanted");
  if (!open) return;
  live.querySelector("#answers [data-wanted]")?.scrollIntoView({ block: "nearest" });
  toTheTop();
}

// Show the latest message on top: why an answer was not accepted, and what to do instead.
function toTheTop() {
  panel().querySelector(".says").scrollTop = 0;
}

export function freshLesson() {
  const here = panel();
  if (!here || here.hidden) {
    mark([], "spoken");
    mark([], "wanted");
    return;
  }
  const { look, step } = here.dataset;
  if (step !== seen) {
    seen = step;
    openTab(look);
    for (const thing of spokenOf(look)) if (thing?.closest(".board")) bringIntoView(thing);
  }
  if (here.dataset.print !== heard) {
    heard = here.dataset.print;
    toTheTop();
  }
  mark(withTab(spokenOf(look), look), "spoken");
  showMe();
}
document.addEventListener(
  "toggle",
  (event) => {
    if (event.target.closest?.("#teacher")) showMe();
  },
  true,
);
