// "Since your last turn": step through the others' moves, each shown at its place. Cards over the board go to the
// corner where they cover the fewest answers.
import { live } from "./live.js";
import { showPlace } from "./places.js";

let step = 0;
const card = () => document.getElementById("since");
const lines = () => [...(card()?.querySelectorAll("li") ?? [])];

function show(number) {
  const all = lines();
  step = Math.min(all.length - 1, Math.max(0, number));
  all.forEach((line, place) => line.classList.toggle("now", place === step));
  const list = card().querySelector("ol");
  const line = all[step];
  if (line)
    list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  card().querySelector("#since-count").textContent = `${step + 1}/${all.length}`;
  for (const button of card().querySelectorAll("[data-since]")) button.hidden = false;
  showPlace(line, true);
}

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target !== card()) return;
    if (event.newState === "open") show(0);
    else showPlace(null);
  },
  true,
);
live?.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-since]");
  if (button) show(step + Number(button.dataset.since));
  const line = event.target.closest?.("#since li");
  if (line) show(lines().indexOf(line));
});
live?.addEventListener("keydown", (event) => {
  const by = event.target.closest?.("#since") && { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  show(step + by);
});

const CORNERS = ["left top", "right top", "left bottom", "right bottom"];
const covered = (box) =>
  [...document.querySelectorAll(".board .word, .board .trail")].filter((word) => {
    const { x, y, width, height } = word.getBoundingClientRect();
    return x + width > box.left && x < box.right && y + height > box.top && y < box.bottom;
  }).length;

export function freshCards() {
  const open = card()?.matches(":popover-open");
  if (open && !lines().length) card().hidePopover();
  else if (open) show(step);
  for (const one of document.querySelectorAll("#table-middle > :is(#stage, #summary):not([hidden])")) {
    if (one.dataset.placed === one.dataset.print) continue;
    const found = CORNERS.map((corner) => {
      one.dataset.corner = corner;
      return [covered(one.getBoundingClientRect()), corner];
    });
    one.dataset.corner = found.reduce((best, next) => (next[0] < best[0] ? next : best))[1];
    one.dataset.placed = one.dataset.print;
  }
}
