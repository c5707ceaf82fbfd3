// Terms of the game: pointing at one, focusing it or tapping it tells what it means. Texts carry only their keys; the
// meanings are fetched once, when the first is wanted. A tap on an answer stays an answer, whatever word is under it.
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
    // no connection: it is tried again with the next term
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
  // Before everybody else: what lies around a term may have a note of its own.
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
