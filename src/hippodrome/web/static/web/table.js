// The pages of a table (gathering, playing, replay) where htmx ends: each of these modules is about one thing.
// words.js comes before tooltip.js: a tap that only looks closer does not also tell what is under the finger.
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
import "./hints.js";
import { settled } from "./refresh.js";

// The rule beside the board can be closed, by its button or by going back.
const rule = document.getElementById("rule");

function closeRule() {
  rule.replaceChildren();
  if (history.state?.rule) history.back();
}
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-close=rule]")) closeRule();
});
window.addEventListener("popstate", () => rule?.replaceChildren());

// What was said in the chat leaves its field, unless one has gone on typing.
document.addEventListener("htmx:after:request", (event) => {
  const field = document.getElementById("chat-text");
  if (event.target.id === "chat-form" && field.value === event.detail.ctx.request.body.get("text")) field.value = "";
});

// A rule that was opened for a question closes when another is asked.
document.addEventListener("htmx:after:swap", () => {
  const opened = document.querySelector("#rule-text h2")?.textContent;
  const asked = document.querySelector("#question a.rule")?.textContent;
  if (opened && asked && opened !== asked) closeRule();
  else if (opened && !history.state?.rule) history.pushState({ rule: true }, "");
});

// On a tablet the tabs look in from below, and what they open lies further down.
document.addEventListener("change", (event) => {
  if (event.target.name !== "tab") return;
  document.getElementById(event.target.id.replace("tab-", "") + "-panel")?.scrollIntoView({ block: "nearest" });
});

settled();
