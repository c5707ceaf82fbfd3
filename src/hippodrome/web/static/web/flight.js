// Ignore clicks that moving pieces would intercept: on a piece flying past, or on one that has just arrived under a
// resting pointer.
import { live } from "./live.js";

const JUST_NOW = 250; // milliseconds in which nobody can have seen a new piece
let changed = 0;
let clicked = { x: -9, y: -9, thing: null };

live?.addEventListener("transitionrun", ({ propertyName, target }) => {
  const piece = propertyName === "transform" && target.matches?.(".board .piece");
  if (piece && !target.closest(".word") && !target.querySelector(".word")) target.classList.add("flying");
});
for (const over of ["transitionend", "transitioncancel"]) {
  live?.addEventListener(over, ({ target }) => target.classList?.remove("flying"));
}

document.addEventListener("htmx:after:swap", () => {
  changed = performance.now();
});

function slidUnder(event) {
  const thing = event.target.closest?.(".card, .board .word");
  const rested = event.detail > 0 && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < 4;
  const slid = thing && rested && thing.id !== clicked.thing && performance.now() - changed < JUST_NOW;
  if (!slid) clicked = { x: event.clientX, y: event.clientY, thing: thing?.id ?? null };
  return slid;
}

live?.addEventListener(
  "click",
  (event) => {
    if (!slidUnder(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
