// Terms: pointing at, focusing or tapping a term shows its meaning. Texts contain only the terms' keys; the meanings
// are fetched when first needed. A tap on an answer still plays it, even on a term inside.
import { hideNote, showNote } from "./note.js";

const where = document.querySelector("[data-terms]")?.dataset.terms;
let meanings = null;
let told = null;
let pointed = null;

async function fetched() {
  try {
    const answer = await fetch(where);
    if (answer.ok) return await answer.json();
  } catch {
    // no connection: the next term tries again
  }
  meanings = null;
  return {};
}

async function tell(term, x, y) {
  told = term;
  meanings ??= fetched();
  const meaning = (await meanings)[term.dataset.term];
  if (told === term && meaning) showNote(meaning, x, y);
}

function tellBeside(term) {
  const box = term.getBoundingClientRect();
  tell(term, box.left - 14, box.bottom - 12);
}

function forget() {
  if (told) hideNote();
  told = null;
}

const termAt = (event) => event.target.closest?.("[data-term]");

if (where) {
  // Runs before other handlers, because the element around a term may have a tooltip of its own.
  document.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse") return;
      const term = termAt(event);
      pointed = [event.clientX, event.clientY];
      if (!term || event.buttons) forget();
      else tell(term, ...pointed);
    },
    true,
  );
  document.addEventListener(
    "focusin",
    (event) => {
      const term = termAt(event);
      if (!term?.matches(":focus-visible")) return;
      term.setAttribute("aria-describedby", "note");
      tellBeside(term);
    },
    true,
  );
  document.addEventListener("focusout", forget, true);
  document.addEventListener(
    "scroll",
    () => {
      const under = pointed && document.elementFromPoint(...pointed);
      if (!under || under.closest("[data-term]") !== told) forget();
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") forget();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (event.pointerType === "mouse") return;
      pointed = null;
      forget();
      const term = termAt(event);
      if (!term || term.closest("summary, label, button:not(.card)")) return;
      if (term.closest("a")) {
        event.preventDefault();
        event.stopPropagation();
      }
      tellBeside(term);
    },
    true,
  );
}
