// Updates: the stream says which stamp the table has; fetch what is new, and let htmx morph it in.
import { freshDisplayed } from "./displayed.js";
import { keepFocus } from "./focus.js";
import { freshHand } from "./hand.js";
import { freshLesson } from "./lesson.js";
import { live, state } from "./live.js";
import { missesSomething } from "./segments.js";
import { freshCards } from "./since.js";
import { freshSounds } from "./sounds.js";
import { tellPointed } from "./tooltip.js";
import { showTrails } from "./trails.js";
import { showWhatIsAsked } from "./zoom.js";

let latest = 0;
let fetching = false;
let again = false;
// While an answer is being sent, don't fetch: its response brings the new state. An update overtaking it would show
// the next question while the form is still busy, and a click on it would be lost.
const sent = new Set();
const stampOf = (text) => Number(/id="state"\s+data-stamp="(\d+)"/.exec(text ?? "")?.[1] ?? -1);

export async function refresh(stamp = 0, forced = false) {
  latest = Math.max(latest, stamp);
  if (!live.dataset.live) return;
  if (fetching || sent.size) {
    again ||= forced;
    return;
  }
  if (!forced && latest <= Number(state().dataset.stamp)) return;
  fetching = true;
  const wanted = latest;
  try {
    // A table gets only the segments that are new to it; a waiting room gets everything that can change.
    const swap = state().dataset.prints ? "none" : "innerMorph";
    const heard = forced ? "" : `?stamp=${wanted}`;
    await window.htmx.ajax("GET", live.dataset.live + heard, { target: "#live", swap });
  } finally {
    fetching = false;
    if (again) {
      again = false;
      refresh(0, true);
    } else if (latest > Number(state().dataset.stamp)) {
      // A newer change was announced meanwhile, so this response was outdated; or it failed, and we try again later.
      setTimeout(refresh, latest > wanted ? 0 : 1000);
    }
  }
}

document.addEventListener("htmx:before:request", (event) => {
  if (event.detail.ctx.request?.method === "POST") sent.add(event.detail.ctx);
});
document.addEventListener("htmx:finally:request", (event) => {
  if (!sent.delete(event.detail.ctx) || sent.size) return;
  const forced = again;
  again = false;
  setTimeout(() => refresh(0, forced), 0);
});

export function settled() {
  const now = state();
  if (!now) return;
  if (live.dataset.reload && now.dataset.status !== "gathering") {
    window.location.reload();
    return;
  }
  document.title = now.dataset.title;
  if (!document.getElementById("slider")) toTheEnd("log-lines", "log-panel", "remarks");
  freshHand();
  keepFocus();
  showWhatIsAsked();
  showTrails();
  freshCards();
  freshLesson();
  freshSounds();
  freshDisplayed();
  tellPointed();
  if (!missesSomething()) live.dataset.settled = now.dataset.stamp;
  if (latest > Number(now.dataset.stamp)) setTimeout(() => refresh(), 0);
  else if (missesSomething() && !fetching && !sent.size) setTimeout(() => refresh(0, true), 0);
}

// Scroll to the newest line, unless the reader has scrolled back.
const back = new Set();

function toTheEnd(...names) {
  for (const name of names) {
    const place = document.getElementById(name);
    if (place && !back.has(name)) place.scrollTop = place.scrollHeight;
  }
}
for (const moved of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  document.addEventListener(
    moved,
    (event) => {
      const place = event.target.closest?.("#log-panel, #remarks");
      if (!place) return;
      setTimeout(() => {
        const atEnd = place.scrollTop + place.clientHeight > place.scrollHeight - 60;
        if (atEnd) back.delete(place.id);
        else back.add(place.id);
      }, 150);
    },
    { passive: true },
  );
}
document.addEventListener("change", (event) => {
  if (event.target.name === "tab" && !document.getElementById("slider")) toTheEnd("log-panel", "remarks");
});

// Skip a response that is older than what is already shown. While one is being swapped in, the page counts as
// unsettled, so that observers such as tests wait until it is done.
document.addEventListener("htmx:before:swap", (event) => {
  const stamp = stampOf(event.detail.ctx?.text);
  if (stamp >= 0 && stamp < Number(state()?.dataset.stamp)) event.preventDefault();
  else delete live.dataset.settled;
});
document.addEventListener("htmx:after:swap", () => setTimeout(settled, 0));
