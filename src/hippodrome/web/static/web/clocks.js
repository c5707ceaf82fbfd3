// The clocks at a table tick between two renderings. The server's clock decides; `data-now` says how far ours is off.
import { refresh } from "./refresh.js";
import { state } from "./live.js";

const DAY = 86400;
const HOUR = 3600;
const SPOKEN = [60, 30, 10]; // seconds left at which one's own clock is read out, beside the moment it gets short
let offset = 0;
let heard = "";
const told = new WeakMap();

// Seconds since 1970 by the server's clock, as of the latest rendering.
function serverTime() {
  const now = state()?.dataset.now;
  if (now && now !== heard) {
    heard = now;
    offset = Number(now) - Date.now() / 1000;
  }
  return Date.now() / 1000 + offset;
}

function secondsLeft(clock, now) {
  const { left, since, until } = clock.dataset;
  if (!since) return Number(left);
  return Math.max(0, Number(left) - (Math.min(now, until ? Number(until) : now) - Number(since)));
}

const pad = (number) => String(number).padStart(2, "0");

// As `duration` in rendering/clocks.py.
export function duration(seconds, units) {
  const [days, hours, minutes] = units.split(" ");
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} ${days} ${Math.floor((seconds % DAY) / HOUR)} ${hours}`;
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)} ${hours} ${pad(Math.floor((seconds % HOUR) / 60))} ${minutes}`;
  return `${Math.floor(seconds / 60)}:${pad(Math.floor(seconds % 60))}`;
}

function readOut(clock, left) {
  const news = document.getElementById("clock-news");
  if (!news || !clock.closest("#question") || !clock.dataset.since) return;
  const marks = [Number(clock.dataset.short), ...SPOKEN];
  const passed = marks.filter((mark) => left <= mark).length;
  const before = told.get(news) ?? 0;
  told.set(news, passed);
  if (passed > before && left > 0)
    news.textContent = news.dataset.say.replace("%", duration(left, clock.dataset.units));
}

export function tick() {
  const now = serverTime();
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const left = secondsLeft(clock, now);
    const text = duration(left, clock.dataset.units);
    const shown = clock.querySelector(".time");
    if (shown.textContent !== text) shown.textContent = text;
    clock.classList.toggle("short", left <= Number(clock.dataset.short));
    readOut(clock, left);
    // A weekend or a vacation begins or ends: the server sends the new state.
    if (clock.dataset.until && now > Number(clock.dataset.until) + 1 && !clock.dataset.asked) {
      clock.dataset.asked = "yes";
      refresh(0, true);
    }
  }
}

if (document.getElementById("live")) {
  setInterval(tick, 500);
  document.addEventListener("htmx:after:swap", tick);
  tick();
}
