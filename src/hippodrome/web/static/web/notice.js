// One line below the board. A refusal stays until the player's next action, whatever others do.
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
  const notice = document.getElementById("notice");
  const { response } = event.detail.ctx;
  if (!notice || response.status < 500) return;
  const about = response.headers?.get("Hippodrome-Trouble");
  if (response.status === 503) showNotice(notice.dataset.busy);
  else showNotice(notice.dataset.broken, "message", about ? reportButton(notice, about) : null);
});

// Report an error with one click; the server has signed what it is about.
function reportButton(notice, about) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = notice.dataset.report;
  button.addEventListener("click", () => {
    const values = { about, csrfmiddlewaretoken: document.querySelector("[name=csrfmiddlewaretoken]")?.value };
    window.htmx.ajax("POST", notice.dataset.trouble, { target: "#notice", swap: "innerHTML", values });
  });
  return button;
}
