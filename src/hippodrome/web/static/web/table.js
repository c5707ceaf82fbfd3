// The scripts of a table's pages (waiting room, game, replay), one module per subject. words.js comes before
// tooltip.js, so that a tap that only zooms in does not also open a tooltip.
import "./flight.js";
import "./segments.js";
import "./words.js";
import "./hand.js";
import "./terms.js";
import "./tooltip.js";
import "./notice.js";
import "./focus.js";
import "./connection.js";
import "./layout.js";
import "./places.js";
import "./replay.js";
import "./trails.js";
import "./since.js";
import "./sounds.js";
import "./clocks.js";
import "./hints.js";
import { settled } from "./refresh.js";

// The rule beside the board closes with its button or with the browser's Back.
const rule = document.getElementById("rule");

function closeRule() {
  rule.replaceChildren();
  if (history.state?.rule) history.back();
}
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-close=rule]")) closeRule();
});
window.addEventListener("popstate", () => rule?.replaceChildren());

// Clear the chat field after sending, unless the player has typed on.
document.addEventListener("htmx:after:request", (event) => {
  const field = document.getElementById("chat-text");
  if (event.target.id === "chat-form" && field.value === event.detail.ctx.request.body.get("text")) field.value = "";
});

// A rule opened for one question closes when another is asked.
document.addEventListener("htmx:after:swap", () => {
  const opened = document.querySelector("#rule-text h2")?.textContent;
  const asked = document.querySelector("#question a.rule")?.textContent;
  if (opened && asked && opened !== asked) closeRule();
  else if (opened && !history.state?.rule) history.pushState({ rule: true }, "");
});

// On a tablet the tabs are at the lower edge, and their contents are further down.
document.addEventListener("change", (event) => {
  if (event.target.name !== "tab") return;
  document.getElementById(event.target.id.replace("tab-", "") + "-panel")?.scrollIntoView({ block: "nearest" });
});

settled();
