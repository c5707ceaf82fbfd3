// Fresh renderings: the stream only says how far the table is; we fetch what we may see of it, and htmx morphs it in.
import { keepFocus } from "./focus.js";
import { live, state } from "./live.js";
import { tellPointed } from "./tooltip.js";
import { showWhatIsAsked } from "./zoom.js";

let latest = 0;
let fetching = false;
let again = false;
// An answer of ours under way brings its own rendering. Were it overtaken by one that the stream asked for, the next
// question would already be there, and a click on it be dropped because the form is still busy.
const sent = new Set();

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
    await window.htmx.ajax("GET", live.dataset.live, { target: "#live", swap: "innerMorph" });
  } finally {
    fetching = false;
    if (again) {
      again = false;
      refresh(0, true);
    } else if (latest > Number(state().dataset.stamp)) {
      // We heard of more meanwhile, and what came was too old to be shown; or nothing came, and we try again later.
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
  const log = document.getElementById("log-lines");
  if (log && !live.dataset.slider) log.scrollTop = log.scrollHeight;
  keepFocus();
  showWhatIsAsked();
  tellPointed();
  live.dataset.settled = now.dataset.stamp;
  if (latest > Number(now.dataset.stamp)) setTimeout(() => refresh(), 0);
}

// A rendering that was made before the one we show already, but took longer, is not shown any more.
document.addEventListener("htmx:before:swap", (event) => {
  const stamp = /id="state" data-stamp="(\d+)"/.exec(event.detail.ctx?.text ?? "");
  if (stamp && Number(stamp[1]) < Number(state()?.dataset.stamp)) event.preventDefault();
});
document.addEventListener("htmx:after:swap", () => setTimeout(settled, 0));
