// Focus: after an answer given by keyboard, move on to the next question's answers.
import { live } from "./live.js";

let focused = null;

document.addEventListener("focusin", (event) => {
  focused = live.contains(event.target) ? (event.target.dataset?.word ?? event.target.value ?? "") : null;
});

export function keepFocus() {
  if (focused === null || (document.activeElement && document.activeElement !== document.body)) return;
  const same = focused
    ? live.querySelector(`.word[data-word="${CSS.escape(focused)}"], .answer[value="${CSS.escape(focused)}"]`)
    : null;
  const next =
    same ??
    live.querySelector("#curtain button") ??
    live.querySelector("#answers .answer:not(.refused), .board .word, #say button");
  (next ?? document.getElementById("prompt-text"))?.focus({ preventScroll: true });
}
