// Segments: every request lists the fingerprints of the page's parts, so that only changed parts come back.
import { live, state } from "./live.js";

// Once the whole log is loaded, keep loading it.
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
  // One form holds all actions of the table; its buttons set the URL.
  const elsewhere = request.submitter?.getAttribute?.("formaction");
  if (elsewhere) request.action = elsewhere;
});

// The response was built for the parts we had when we asked. If another one came in between, something may be
// missing.
export function missesSomething() {
  const wanted = state()?.dataset.prints;
  if (!wanted || !live) return false;
  const have = new Set(printed());
  return wanted.split(" ").some((print) => !have.has(print));
}
