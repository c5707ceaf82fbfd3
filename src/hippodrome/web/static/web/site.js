// Small comforts on ordinary pages: the form for a new table, and links that can be copied.
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

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.done;
  }
});

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("header.site details[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
