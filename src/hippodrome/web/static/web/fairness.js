// Fair dice: the browser makes its own random share of the seed and stores it with the site's promise. So it can tell
// afterwards if either was replaced.
const MEMORY = "shares";
const MOST = 200;

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY)) ?? [];
  } catch {
    return []; // no storage, or unreadable contents
  }
}

document.addEventListener(
  "submit",
  (event) => {
    const field = event.target.elements?.namedItem("share");
    if (!field?.dataset?.promise) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    try {
      const known = [...remembered(), `${field.dataset.promise} ${field.value}`].slice(-MOST);
      localStorage.setItem(MEMORY, JSON.stringify(known));
    } catch {
      // Without storage the browser can't check later, but the share still counts.
    }
  },
  { capture: true },
);

function recognise() {
  const known = remembered();
  for (const sign of document.querySelectorAll(".remembered[hidden]")) {
    sign.hidden = !known.includes(`${sign.dataset.promise} ${sign.dataset.share}`);
  }
}

recognise();
document.addEventListener("toggle", recognise, { capture: true });
