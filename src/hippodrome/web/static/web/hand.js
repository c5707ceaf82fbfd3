// The hand: tap cards, and the answer that takes exactly these cards is offered beside them.
import { live } from "./live.js";
import { send } from "./words.js";

const chosen = new Set(); // ids of cards; equal cards keep their numbers when the hand is rendered again
const cards = () => [...live.querySelectorAll("#hand-cards .card[data-card]")];

function button(title, model, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "answer";
  const sign = model?.querySelector(".sign")?.cloneNode(true);
  const figures = model?.querySelector(".figures")?.cloneNode(true);
  const text = document.createElement("span");
  text.className = "title";
  text.textContent = title;
  made.append(...[sign, text, figures].filter(Boolean));
  made.addEventListener("click", act);
  return made;
}

function bundled(picked, place) {
  const { title, have, least, finish } = place.dataset;
  if (!title || picked.some((card) => !card.dataset.word)) return null;
  const total = picked.reduce((sum, card) => sum + Number(card.dataset.value ?? 0), Number(have));
  if (total < Number(least)) return null;
  const words = [...picked.map((card) => card.dataset.word), finish].filter(Boolean).join(" ");
  const model = live.querySelector(`#answers .answer[value="${CSS.escape(picked[0].dataset.word)}"]`);
  const made = button(title.replace("§", total), null, () => send(words, made));
  const sign = model?.querySelector(".sign")?.cloneNode(true);
  if (sign) made.prepend(sign);
  made.dataset.note = place.dataset.note ?? "";
  return made;
}

function showPicked() {
  const place = document.getElementById("pick-buttons");
  const hint = document.getElementById("pick-hint");
  if (!place || !hint) return;
  hint.dataset.said ??= hint.textContent;
  const there = new Set(cards().map((card) => card.id));
  for (const id of chosen) if (!there.has(id)) chosen.delete(id);
  for (const card of cards()) card.setAttribute("aria-pressed", String(chosen.has(card.id)));
  const picked = cards().filter((card) => chosen.has(card.id));
  const names = picked
    .map((card) => card.dataset.card)
    .sort()
    .join(" ");
  const fitting = picked.length
    ? [...live.querySelectorAll("#answers .answer[data-cards]")].filter((one) => one.dataset.cards === names)
    : [];
  const bundle = picked.length ? bundled(picked, place) : null;
  const lone = picked.length === 1 && bundle ? fitting.filter((one) => one.value !== picked[0].dataset.word) : fitting;
  const offered = lone.map((one) => {
    const made = button(one.querySelector(".title").textContent, one, () => send(one.value, made));
    return made;
  });
  place.replaceChildren(...(bundle ? [bundle] : []), ...offered);
  let said = hint.dataset.said;
  if (picked.length && !place.childElementCount) {
    const biddable = place.dataset.title && picked.every((card) => card.dataset.word);
    said = biddable ? place.dataset.short : (live.querySelector(".hand")?.dataset.unfit ?? said);
  }
  hint.textContent = said;
  hint.hidden = place.childElementCount > 0;
}

live?.addEventListener("click", (event) => {
  const card = event.target.closest?.("#hand-cards .card[data-card]");
  if (!card) return;
  if (!chosen.delete(card.id)) chosen.add(card.id);
  showPicked();
});
// Every rendering brings its own hint.
export function freshHand() {
  const hint = document.getElementById("pick-hint");
  if (hint && hint.dataset.print !== document.getElementById("dock")?.dataset.print) {
    hint.dataset.print = document.getElementById("dock").dataset.print;
    delete hint.dataset.said;
  }
  showPicked();
}
