// Small features of ordinary pages: the form for a new game, sharing links, folding contents and menus.
import "./app.js";
import "./fairness.js";
import "./clock_form.js";
import "./turns.js";

const form = document.querySelector("form.new-table");

function arrange() {
  const count = Number(form.elements.count.value);
  for (const row of form.querySelectorAll(".seat-row")) {
    row.hidden = Number(row.dataset.seat) >= count;
    row.querySelector(".local-name").hidden = row.querySelector("select").value !== "local";
  }
}

if (form) {
  form.addEventListener("change", arrange);
  arrange();
}

// Beside the rules there is room for the contents; above them, on a phone, they stay folded until opened.
const contents = document.querySelector("details.contents");
if (contents && window.matchMedia("(max-width: 999px)").matches) contents.open = false;

// Share an invitation: with the system's share dialog where there is one, otherwise by copying the link.
async function share(button) {
  const link = { url: button.dataset.share, text: button.dataset.text };
  if (navigator.canShare?.(link)) {
    try {
      await navigator.share(link);
      return;
    } catch (refused) {
      if (refused.name === "AbortError") return; // cancelled by the user
    }
  }
  const field = button.parentElement.querySelector(".link");
  field?.select();
  try {
    await navigator.clipboard.writeText(link.url);
  } catch {
    if (!document.execCommand("copy")) return; // no clipboard without HTTPS; the link is selected instead
  }
  button.dataset.label ??= button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = button.dataset.label), 2500);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) share(button);
  for (const menu of document.querySelectorAll("header.site details[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

// The print button of printable pages.
for (const button of document.querySelectorAll("[data-paper]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
