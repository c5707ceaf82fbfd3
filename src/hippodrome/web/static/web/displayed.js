// Tell the server what this page has shown while somebody could see it, so that no notification announces it. Only
// pages of people who are notified do so: some seconds after it was shown, or when the page is left before.
import { live, state } from "./live.js";

const AFTER = 10000;
let [shown, told, waiting] = [0, 0, null];

export function freshDisplayed() {
  if (!live?.dataset.displayed || document.visibilityState !== "visible") return;
  shown = Math.max(shown, Number(state()?.dataset.stamp ?? 0));
  if (shown > told) waiting ??= setTimeout(tell, AFTER);
}

function tell() {
  clearTimeout(waiting);
  waiting = null;
  if (shown <= told) return;
  const form = new FormData();
  form.set("stamp", shown);
  form.set("csrfmiddlewaretoken", document.querySelector("[name=csrfmiddlewaretoken]").value);
  const saying = shown;
  told = shown;
  fetch(live.dataset.displayed, { method: "POST", body: form, keepalive: true })
    .then((answer) => {
      if (answer.status >= 500) throw new Error("not noted");
    })
    .catch(() => {
      told = Math.min(told, saying - 1); // the next thing that is shown tells this, too
    });
}

if (live?.dataset.displayed) {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") freshDisplayed();
    else tell();
  });
  window.addEventListener("pagehide", tell);
}
