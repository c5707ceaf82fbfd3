// Fair dice: whoever sits down brings a share of the seed that only this browser could know, and remembers it, together
// with what the site had promised by then. So the browser itself can tell afterwards that neither was exchanged.
const MEMORY = "shares";
const MOST = 200;

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY)) ?? [];
  } catch {
    return []; // no memory, or somebody else's writing in it
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
      // A browser that keeps nothing can't tell later; the share counts all the same.
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
