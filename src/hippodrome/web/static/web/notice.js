// One line below the board. A refusal stays until one does the next thing; updates by others don't wipe it away.
for (const next of ["submit", "click"]) {
  document.addEventListener(next, () => document.getElementById("notice")?.replaceChildren(), true);
}

export function showNotice(words, kind = "message", button = null) {
  const text = document.createElement("p");
  text.className = kind;
  text.textContent = words;
  if (button) text.append(" ", button);
  document.getElementById("notice")?.replaceChildren(text);
}

document.addEventListener("htmx:response:error", (event) => {
  const broken = document.getElementById("notice")?.dataset.broken;
  if (broken && event.detail.ctx.response.status >= 500) showNotice(broken);
});
