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

// The rule beside the board can be closed, and what was said in the chat leaves its field, unless one has gone on typing.
document.addEventListener("click", (event) => {
  const closer = event.target.closest?.("[data-close]");
  if (closer) document.getElementById(closer.dataset.close).replaceChildren();
});
document.addEventListener("htmx:after:request", (event) => {
  const field = document.getElementById("chat-text");
  if (event.target.id === "chat-form" && field.value === event.detail.ctx.request.body.get("text")) field.value = "";
});

// A rule that was opened for a question closes when another is asked.
document.addEventListener("htmx:after:swap", () => {
  const opened = document.querySelector("#rule-text h2")?.textContent;
  const asked = document.querySelector("#question a.rule")?.textContent;
  if (opened && asked && opened !== asked) document.getElementById("rule").replaceChildren();
});

settled();
