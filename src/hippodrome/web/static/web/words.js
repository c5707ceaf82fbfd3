// Words in the picture: a click, Enter or Space on one submits the form of the prompt bar.
import { live } from "./live.js";
import { dragged, lookCloser } from "./zoom.js";

function sayWord(thing) {
  const form = document.getElementById("say");
  if (!form || form.classList.contains("htmx-request")) return;
  document.getElementById("word").value = thing.dataset.word;
  form.requestSubmit();
}

live.addEventListener("click", (event) => {
  const thing = event.target.closest?.(".board .word");
  if (lookCloser(event)) event.preventDefault();
  else if (thing && !dragged) sayWord(thing);
});
live.addEventListener("keydown", (event) => {
  const thing = event.target.closest?.(".board .word");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    sayWord(thing);
  }
});
