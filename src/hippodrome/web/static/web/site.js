// Small comforts on ordinary pages: the form for a new table, links that are shared, contents and menus that fold.
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

// Beside the rules there is room for their contents; above them, on a phone, they are folded until wanted.
const contents = document.querySelector("details.contents");
if (contents && window.matchMedia("(max-width: 999px)").matches) contents.open = false;

// One button to bring others along: the system's own way to share where there is one, else the link is copied.
async function share(button) {
  const link = { url: button.dataset.share, text: button.dataset.text };
  if (navigator.canShare?.(link)) {
    try {
      await navigator.share(link);
      return;
    } catch (refused) {
      if (refused.name === "AbortError") return; // changed their mind
    }
  }
  const field = button.parentElement.querySelector(".link");
  field?.select();
  try {
    await navigator.clipboard.writeText(link.url);
  } catch {
    if (!document.execCommand("copy")) return; // a page without a safe connection; the link is selected now
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

// A page that is meant for paper has a button for it.
for (const button of document.querySelectorAll("[data-paper]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
