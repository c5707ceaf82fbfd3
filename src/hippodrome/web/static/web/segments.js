// Segments: every request tells which parts of the page we have, by fingerprint, so that only the others come back.
import { live, state } from "./live.js";

// Who has asked for all that happened keeps it.
let wholeLog = false;
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#whole-log");
  if (!link) return;
  event.preventDefault();
  wholeLog = true;
  window.htmx.ajax("GET", live.dataset.live, { target: "#live", swap: "none" });
});

const printed = () => [...document.querySelectorAll("[data-print]")].map((part) => `${part.id}:${part.dataset.print}`);

document.addEventListener("htmx:config:request", (event) => {
  const { request } = event.detail.ctx;
  const have = printed();
  if (wholeLog) have.push("log:whole");
  if (have.length) request.headers["Hippodrome-Has"] = [...have, `turn:${state()?.dataset.turn}`].join(" ");
  // One form carries all that can be done at the table; its buttons say where to.
  const elsewhere = request.submitter?.getAttribute?.("formaction");
  if (elsewhere) request.action = elsewhere;
});

// An answer was made for what we had when we asked. If another came in between, something may be missing.
export function missesSomething() {
  const wanted = state()?.dataset.prints;
  if (!wanted || !live) return false;
  const have = new Set(printed());
  return wanted.split(" ").some((print) => !have.has(print));
}
