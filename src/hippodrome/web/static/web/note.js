// The tooltip: one for the whole page.
const note = document.createElement("div");
note.id = "note";
note.setAttribute("role", "tooltip");
note.hidden = true;
document.body.append(note);

export function showNote(text, x, y) {
  note.hidden = !text;
  if (!text) return;
  note.textContent = text;
  const box = note.getBoundingClientRect();
  const below = y + 18 + box.height < window.innerHeight;
  note.style.left = `${Math.max(4, Math.min(x + 14, window.innerWidth - box.width - 8))}px`;
  note.style.top = `${below ? y + 18 : Math.max(4, y - box.height - 10)}px`;
}

export const hideNote = () => showNote("");
