// Words: a click, Enter or Space on a thing on the board plays its word, or opens a choice if there are several. A
// click is acknowledged at once; if it could not be sent, that is reported and it can be retried.
import { live } from "./live.js";
import { showNotice } from "./notice.js";
import { dragged, lookCloser } from "./zoom.js";

let last = null;

export function send(word, thing = null) {
  const form = document.getElementById("say");
  if (!form || form.classList.contains("htmx-request")) return;
  document.getElementById("word").value = word;
  heard(thing);
  form.requestSubmit();
}

function heard(thing) {
  for (const old of document.querySelectorAll(".sent")) old.classList.remove("sent");
  thing?.classList.add("sent");
}

function choose(words) {
  const dialog = document.getElementById("choose");
  const found = words.map((word) => document.getElementById(`w-${word.replaceAll(" ", "+")}`)).filter(Boolean);
  if (!dialog || !found.length) return;
  dialog.querySelector(".list").replaceChildren(
    ...found.map((one) => {
      const copy = one.cloneNode(true);
      copy.removeAttribute("id");
      copy.querySelector(".note")?.removeAttribute("id"); // the answer's own sentence still describes it
      copy.type = "button";
      copy.addEventListener("click", () => {
        dialog.close();
        send(one.value, one);
      });
      return copy;
    }),
  );
  dialog.showModal();
}

function act(thing) {
  if (thing.dataset.word) send(thing.dataset.word, thing);
  else if (thing.dataset.words) choose(thing.dataset.words.split("|"));
}

live?.addEventListener("click", (event) => {
  if (lookCloser(event)) {
    event.preventDefault();
    return;
  }
  const thing = event.target.closest?.(".board .word");
  if (thing && !dragged) act(thing);
  const refused = event.target.closest?.("[data-why]");
  if (refused && !thing && !dragged) showNotice(refused.dataset.why);
});
live?.addEventListener("keydown", (event) => {
  const thing = event.target.closest?.(".board .word");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(thing);
  }
});
document.addEventListener("click", (event) => {
  const shut = event.target.closest?.("[data-shut]");
  if (shut) document.getElementById(shut.dataset.shut).close();
});

document.addEventListener("submit", (event) => {
  if (event.target.id !== "say") return;
  last = { submitter: event.submitter, chosen: document.getElementById("word").value };
  if (event.submitter) {
    document.getElementById("word").value = "";
    heard(event.submitter);
  }
});
document.addEventListener("htmx:finally:request", (event) => {
  if (event.detail.ctx.sourceElement?.id === "say") heard(null);
});
document.addEventListener("htmx:error", (event) => {
  const place = document.getElementById("notice");
  if (event.detail.ctx?.sourceElement?.id !== "say" || !place?.dataset.failed || !last) return;
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = place.dataset.again;
  const { submitter, chosen } = last;
  again.addEventListener("click", () => {
    const form = document.getElementById("say");
    if (submitter?.isConnected) form.requestSubmit(submitter);
    else send(submitter?.name === "word" ? submitter.value : chosen);
  });
  showNotice(place.dataset.failed, "message", again);
});
