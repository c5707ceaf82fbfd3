// Describe things on the board: in a tooltip beside the pointer or focus, or below the board after a tap.
import { live } from "./live.js";
import { showNote } from "./note.js";
import { showNotice } from "./notice.js";
import { dragged } from "./zoom.js";

let pointed = null;

// An answer whose description is visible needs no tooltip.
const told = (thing) => (thing?.querySelector?.(".note")?.checkVisibility() ? null : thing);
const telling = (part) =>
  told(part?.closest?.(".board g:has(> title), [data-note]") ?? part?.closest?.(".board g[aria-label]"));
const titleOf = (thing) => thing.querySelector(":scope > title");
const textOf = (thing) => titleOf(thing)?.textContent ?? thing.dataset.note ?? thing.getAttribute("aria-label");

function tell(thing, x, y) {
  showNote(thing ? textOf(thing) : "", x, y);
  const title = thing && titleOf(thing);
  if (title) {
    // Remove the title, or the browser would show its own tooltip as well; the next rendering restores it.
    thing.dataset.note = title.textContent;
    title.remove();
  }
}

// terms.js handles terms of the game.
const isTerm = (part) => part?.closest?.("[data-term]");

export function tellPointed() {
  const part = pointed && document.elementFromPoint(...pointed);
  if (part && !isTerm(part)) tell(telling(part), ...pointed);
}

live.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse") return;
  pointed = [event.clientX, event.clientY];
  if (!isTerm(event.target)) tell(event.buttons ? null : telling(event.target), ...pointed);
});
live.addEventListener("pointerleave", () => {
  pointed = null;
  tell(null);
});
live.addEventListener("focusin", (event) => {
  if (isTerm(event.target)) return;
  const thing = event.target.matches?.(":focus-visible") ? telling(event.target) : null;
  const box = thing?.getBoundingClientRect();
  tell(thing, box?.right, box?.bottom);
});
live.addEventListener("focusout", () => tell(null));
document.addEventListener(
  "scroll",
  (event) => {
    if (pointed) tellPointed();
    else if (event.target === document || event.target.id === "window") tell(null);
  },
  true,
);
live.addEventListener("click", (event) => {
  // Ignore what appears under a resting pointer after a click.
  if (event.pointerType === "mouse") {
    pointed = null;
    tell(null);
  }
  if (event.pointerType !== "touch" || event.defaultPrevented || dragged) return;
  if (event.target.closest?.(".board .word, button, summary") || isTerm(event.target)) return;
  const thing = telling(event.target);
  if (thing) showNotice(textOf(thing), "message told");
});
