// The stream: lost and found. The server gives a sign of life every ten seconds.
import { isAsking, refresh, stampOf } from "./refresh.js";
import { forgetName } from "./segments.js";

const BEAT_LIMIT = 25000;
const banner = document.getElementById("connection");
let stream = document.getElementById("stream");
let heard = Date.now();
let tried = Date.now();
let connected = 0;

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
  // A message without a name brings what is new, and htmx puts it in place; not while an answer of ours is under way.
  stream.addEventListener("htmx:before:sse:message", (event) => {
    const { message } = event.detail;
    if (message.event) return;
    heard = Date.now();
    lost(false);
    if (!isAsking()) return;
    message.cancelled = true;
    refresh(stampOf(message.data));
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
  document.addEventListener("htmx:after:sse:connection", () => {
    connected = Date.now();
  });
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
      // The stream is there, but nothing of it arrives: something on the way waits for the end of what is packed.
      if (silent && connected > heard) forgetName();
      reconnect();
    }
  }, 1000);
  window.addEventListener("online", reconnect);
  window.addEventListener("offline", () => lost(true));
  if (!navigator.onLine) lost(true);
}
