// Hints: mark the three best answers on their buttons, on the board and in the hand. The list stays below the
// answers. Clicking a line scrolls to its answer but never plays it.
import { live } from "./live.js";
import { bringIntoView } from "./zoom.js";

let seen = "";
let chosen = "";

const buttonOf = (word) => document.getElementById(`w-${word.replaceAll(" ", "+")}`);
const wordsOf = (thing) => (thing.dataset.word ? [thing.dataset.word] : thing.dataset.words.split("|"));
const elsewhere = (word) =>
  [...live.querySelectorAll("[data-word], .board [data-words]")].filter((thing) => wordsOf(thing).includes(word));
const folded = (button) => button?.closest("details:not([open])")?.querySelector("summary");
const lines = () => [...document.querySelectorAll("[data-hinted]")];

function mark() {
  for (const name of ["data-hint", "data-chosen"])
    for (const old of live.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
  for (const line of lines()) {
    const word = line.dataset.hinted;
    const button = buttonOf(word);
    for (const thing of [button, folded(button), ...elsewhere(word)]) {
      if (thing && !thing.dataset.hint) thing.dataset.hint = line.dataset.rank;
      if (thing && word === chosen) thing.dataset.chosen = "yes";
    }
    line.firstElementChild.setAttribute("aria-pressed", String(word === chosen));
  }
}

// The server sends plain lines, because buttons would do nothing without a script.
function makeButtons() {
  for (const line of lines()) {
    if (line.firstElementChild.localName === "button") continue;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...line.childNodes);
    line.append(button);
  }
}

// The list of hints covers the end of the answers, so scroll the answer above it.
function bringUp(thing) {
  const [pane, list] = [document.getElementById("answers"), document.querySelector(".hints")];
  if (!thing || !pane.contains(thing)) return;
  const [at, frame] = [thing.getBoundingClientRect(), pane.getBoundingClientRect()];
  const above = at.top - frame.top - 8;
  const below = at.bottom - list.getBoundingClientRect().top + 8;
  if (above < 0 || below > 0) pane.scrollTop += above < 0 ? above : Math.min(above, below);
}

function choose(word) {
  const button = buttonOf(word);
  chosen = word;
  button?.closest("details")?.setAttribute("open", "");
  mark();
  bringUp(button);
  for (const thing of elsewhere(word)) {
    if (thing.matches(".card")) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    else if (thing.closest(".board")) bringIntoView(thing);
  }
  (button ?? elsewhere(word)[0])?.focus({ preventScroll: true });
}

function show() {
  const words = lines().map((line) => line.dataset.hinted);
  if (!words.includes(chosen)) chosen = "";
  makeButtons();
  mark();
  if (!words.length) seen = "";
  else if (seen !== words.join("|") && document.getElementById("answers").checkVisibility()) {
    seen = words.join("|");
    const first = buttonOf(words[0]);
    bringUp(folded(first) ?? first);
  }
}

live?.addEventListener("click", (event) => {
  const line = event.target.closest?.(".hints button")?.closest("[data-hinted]");
  if (line) choose(line.dataset.hinted);
});
// Focus the answer later, because a key that is still held would play it.
live?.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.closest?.(".answer, .hints button")) event.preventDefault();
});
document.addEventListener("change", (event) => {
  if (event.target.name === "tab") show();
});
document.addEventListener("htmx:after:swap", () => setTimeout(show, 0));
show();
