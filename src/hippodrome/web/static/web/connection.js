// The event stream: detect a lost connection and reconnect. The server sends a sign of life every ten seconds.
import { refresh } from "./refresh.js";

const BEAT_LIMIT = 25000;
const banner = document.getElementById("connection");
let stream = document.getElementById("stream");
let heard = Date.now();
let tried = Date.now();

function lost(yes) {
  if (!banner) return;
  if (yes && banner.hidden) banner.textContent = banner.dataset.lost;
  banner.hidden = !yes;
}

function listen() {
  stream.addEventListener("changed", (event) => {
    heard = Date.now();
    lost(false);
    refresh(Number(event.detail.data));
  });
  stream.addEventListener("beat", () => {
    heard = Date.now();
    lost(false);
  });
}

function reconnect() {
  tried = heard = Date.now();
  const fresh = stream.cloneNode(false);
  stream.replaceWith(fresh);
  stream = fresh;
  listen();
  window.htmx.process(stream);
}

if (stream) {
  listen();
  document.addEventListener("htmx:sse:error", () => lost(true));
  document.addEventListener("htmx:error", () => lost(true));
  document.addEventListener("htmx:before:sse:connection", (event) => {
    if (event.detail.connection?.attempt > 0) lost(true);
  });
  setInterval(() => {
    const silent = Date.now() - heard > BEAT_LIMIT;
    const broken = !stream._htmx?.sse && Date.now() - tried > 3000;
    if (silent || broken) {
      lost(true);
      reconnect();
    }
  }, 1000);
  window.addEventListener("online", reconnect);
  window.addEventListener("offline", () => lost(true));
  if (!navigator.onLine) lost(true);
}
