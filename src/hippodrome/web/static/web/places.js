// Places: pointing at a log line or an answer highlights its place on the board.
import { live } from "./live.js";
import { bringIntoView } from "./zoom.js";

let shown = null;

export function showPlace(line, go = false) {
  const place = line?.dataset.place ? document.getElementById(`b-${line.dataset.place}`) : null;
  if (place && go) bringIntoView(place);
  if (place === shown) return;
  shown?.removeAttribute("data-shown");
  shown = place;
  shown?.setAttribute("data-shown", "yes");
}

for (const event of ["pointerover", "focusin"]) {
  live?.addEventListener(event, (happened) => {
    const line = happened.target.closest?.("[data-place]");
    // While stepping through recent events, keep the place of the current step.
    if (line || !happened.target.closest?.("#since")) showPlace(line);
  });
}
live?.addEventListener("pointerleave", () => showPlace(null));
