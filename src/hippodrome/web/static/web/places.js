// Places: pointing at a line of the chronicle, or at an answer, shows on the board where that is.
import { live } from "./live.js";

let shown = null;

function show(line) {
  const place = line ? document.getElementById(`b-${line.dataset.place}`) : null;
  if (place === shown) return;
  shown?.removeAttribute("data-shown");
  shown = place;
  shown?.setAttribute("data-shown", "yes");
}

for (const event of ["pointerover", "focusin"]) {
  live?.addEventListener(event, (happened) => show(happened.target.closest?.("[data-place]")));
}
live?.addEventListener("pointerleave", () => show(null));
