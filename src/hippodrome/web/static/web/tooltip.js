// What a thing of the picture is: a note beside the mouse or the focus, a line below the board after a tap.
import { live } from "./live.js";
import { showNotice } from "./notice.js";
import { dragged } from "./zoom.js";

const note = document.createElement("div");
note.id = "note";
note.setAttribute("role", "tooltip");
note.hidden = true;
document.body.append(note);
let pointed = null;

// An answer whose sentence stands below it has nothing more to tell.
const told = (thing) => (thing?.querySelector?.(".note")?.checkVisibility() ? null : thing);
const telling = (part) =>
  told(part?.closest?.(".board g:has(> title), [data-note]") ?? part?.closest?.(".board g[aria-label]"));
const titleOf = (thing) => thing.querySelector(":scope > title");
const textOf = (thing) => titleOf(thing)?.textContent ?? thing.dataset.note ?? thing.getAttribute("aria-label");

function tell(thing, x, y) {
  note.hidden = !thing;
  if (!thing) return;
  note.textContent = textOf(thing);
  const title = titleOf(thing);
  if (title) {
    // The browser's own bubble would come late, and twice; a fresh rendering brings the title back.
    thing.dataset.note = title.textContent;
    title.remove();
  }
  const box = note.getBoundingClientRect();
  const below = y + 18 + box.height < window.innerHeight;
  note.style.left = `${Math.max(4, Math.min(x + 14, window.innerWidth - box.width - 8))}px`;
  note.style.top = `${below ? y + 18 : Math.max(4, y - box.height - 10)}px`;
}

export function tellPointed() {
  if (pointed) tell(telling(document.elementFromPoint(...pointed)), ...pointed);
}

live.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse") return;
  pointed = [event.clientX, event.clientY];
  tell(event.buttons ? null : telling(event.target), ...pointed);
});
live.addEventListener("pointerleave", () => {
  pointed = null;
  tell(null);
});
live.addEventListener("focusin", (event) => {
  const thing = event.target.matches?.(":focus-visible") ? telling(event.target) : null;
  const box = thing?.getBoundingClientRect();
  tell(thing, box?.right, box?.bottom);
});
live.addEventListener("focusout", () => tell(null));
document.addEventListener("scroll", (event) => {
  if (pointed) tellPointed();
  else if (event.target === document || event.target.id === "window") tell(null);
}, true);
live.addEventListener("click", (event) => {
  if (event.pointerType !== "touch" || event.defaultPrevented || dragged) return;
  if (event.target.closest?.(".board .word, button, summary") && !event.target.closest(".term")) return;
  const thing = telling(event.target);
  if (thing) showNotice(textOf(thing), "message told");
});
