// "Your turn" on every page: the list in the header, the number in the title and on the app's icon, and a sound.
import { sound } from "./sounds.js";

const EVERY = 60000;
const menu = document.getElementById("waiting");
const count = document.getElementById("turns");
const list = document.getElementById("turn-list");
const atTable = document.body.classList.contains("at-table");
const title = document.title;
let before = null;

const number = () => Number(count?.querySelector("[aria-hidden]")?.textContent ?? 0);

function tell() {
  const now = number();
  if (!atTable) document.title = now ? `(${now}) ${title.trim()}` : title;
  if (now) navigator.setAppBadge?.(now).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  if (before !== null && now > before && !atTable) sound("turn");
  before = now;
}

async function load() {
  try {
    const answer = await fetch(menu.dataset.list, { headers: { "HX-Request": "true" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const found = fresh.querySelector("[data-turns]");
    if (!found) return;
    if (!list.contains(document.activeElement)) list.replaceChildren(found);
    const badge = fresh.querySelector("template")?.content ?? null;
    if (badge) count.replaceChildren(badge);
  } catch {
    // There is no network just now; what is shown stays.
  }
}

if (menu && "known" in menu.dataset) {
  tell();
  new MutationObserver(tell).observe(count, { childList: true, subtree: true, characterData: true });
  menu.addEventListener("toggle", () => menu.open && load());
  setInterval(() => document.visibilityState === "visible" && load(), EVERY);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && load());
}
