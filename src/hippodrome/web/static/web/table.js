// The table page where htmx ends: words in the picture, fresh renderings, the lost connection, focus, zoom, replay.
const live = document.getElementById("live");
const state = () => document.getElementById("state");
const BEAT_LIMIT = 25000;

// --- htmx's morphing makes a new element around known ones with createElement, which would make a group of the picture
// an unknown thing of HTML that nobody sees: the second half of a map after turning a phone ---
const createElement = document.createElement.bind(document);
document.createElement = (name, ...more) =>
  name === "g" || name === "svg"
    ? document.createElementNS("http://www.w3.org/2000/svg", name)
    : createElement(name, ...more);

// --- words in the picture: a click, Enter or Space on one submits the form of the prompt bar ---
function sayWord(thing) {
  const form = document.getElementById("say");
  if (!form || form.classList.contains("htmx-request")) return;
  document.getElementById("word").value = thing.dataset.word;
  form.requestSubmit();
}

let dragged = false;
live.addEventListener("click", (event) => {
  const thing = event.target.closest?.(".board .word");
  if (lookCloser(event)) event.preventDefault();
  else if (thing && !dragged) sayWord(thing);
});
live.addEventListener("keydown", (event) => {
  const thing = event.target.closest?.(".board .word");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    sayWord(thing);
  }
});

// --- fresh renderings: the stream only says how far the table is; we fetch what we may see of it ---
let latest = 0;
let fetching = false;
let again = false;
// An answer of ours under way brings its own rendering. Were it overtaken by one that the stream asked for, the next
// question would already be there, and a click on it be dropped because the form is still busy.
const sent = new Set();

async function refresh(stamp = 0, forced = false) {
  latest = Math.max(latest, stamp);
  if (!live.dataset.live) return;
  if (fetching || sent.size) {
    again ||= forced;
    return;
  }
  if (!forced && latest <= Number(state().dataset.stamp)) return;
  fetching = true;
  const wanted = latest;
  try {
    await window.htmx.ajax("GET", live.dataset.live, { target: "#live", swap: "innerMorph" });
  } finally {
    fetching = false;
    if (again) {
      again = false;
      refresh(0, true);
    } else if (latest > Number(state().dataset.stamp)) {
      // We heard of more meanwhile, and what came was too old to be shown; or nothing came, and we try again later.
      setTimeout(refresh, latest > wanted ? 0 : 1000);
    }
  }
}

document.addEventListener("htmx:before:request", (event) => {
  if (event.detail.ctx.request?.method === "POST") sent.add(event.detail.ctx);
});
document.addEventListener("htmx:finally:request", (event) => {
  if (!sent.delete(event.detail.ctx) || sent.size) return;
  const forced = again;
  again = false;
  setTimeout(() => refresh(0, forced), 0);
});

function settled() {
  const now = state();
  if (!now) return;
  if (live.dataset.reload && now.dataset.status !== "gathering") {
    window.location.reload();
    return;
  }
  document.title = now.dataset.title;
  const log = document.getElementById("log-lines");
  if (log && !live.dataset.slider) log.scrollTop = log.scrollHeight;
  keepFocus();
  showWhatIsAsked();
  tellPointed();
  live.dataset.settled = now.dataset.stamp;
  if (latest > Number(now.dataset.stamp)) setTimeout(() => refresh(), 0);
}

// --- a refusal stays until one does the next thing; updates by others don't wipe it away ---
for (const next of ["submit", "click"]) {
  document.addEventListener(next, () => document.getElementById("notice")?.replaceChildren(), true);
}

document.addEventListener("htmx:response:error", (event) => {
  const notice = document.getElementById("notice");
  if (!notice || event.detail.ctx.response.status < 500) return;
  const text = document.createElement("p");
  text.className = "message";
  text.textContent = notice.dataset.broken;
  notice.replaceChildren(text);
});

// --- focus: whoever plays by keyboard goes on where the next answer is ---
let focused = null;

document.addEventListener("focusin", (event) => {
  focused = live.contains(event.target) ? (event.target.dataset?.word ?? event.target.value ?? "") : null;
});

function keepFocus() {
  if (focused === null || (document.activeElement && document.activeElement !== document.body)) return;
  const same = focused ? live.querySelector(`.word[data-word="${CSS.escape(focused)}"]`) : null;
  const next = same ?? live.querySelector("#curtain button") ?? live.querySelector(".board .word, #say button");
  (next ?? document.getElementById("prompt-text"))?.focus({ preventScroll: true });
}

// A rendering that was made before the one we show already, but took longer, is not shown any more.
document.addEventListener("htmx:before:swap", (event) => {
  const stamp = /id="state" data-stamp="(\d+)"/.exec(event.detail.ctx?.text ?? "");
  if (stamp && Number(stamp[1]) < Number(state()?.dataset.stamp)) event.preventDefault();
});
document.addEventListener("htmx:after:swap", () => setTimeout(settled, 0));
document.addEventListener("htmx:after:request", (event) => {
  if (event.target.id === "chat-form") document.getElementById("chat-text").value = "";
});

// --- the stream: lost and found ---
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
}

// --- the picture fits the screen: upright phones get the narrow one ---
const upright = window.matchMedia("(max-width: 700px)");

function fit() {
  const layout = upright.matches ? "narrow" : "wide";
  document.cookie = `layout=${layout}; path=/; max-age=31536000; samesite=lax`;
  if (state()?.dataset.layout && state().dataset.layout !== layout) refresh(0, true);
}
let turning = 0;
upright.addEventListener("change", () => {
  clearTimeout(turning);
  turning = setTimeout(fit, 300);
});
if (document.readyState === "complete") fit();
else window.addEventListener("load", fit);

// --- zoom by buttons, Ctrl and wheel, or two fingers; panning is scrolling, or dragging ---
// A picture with a map in it (svg.map with .frame and .pan) keeps its cards and tracks as they are: only the map grows.
let zoom = 1;
let corner = [0, 0];
const root = document.documentElement.style;
const chart = () => live.querySelector("svg.map");

function showMap(map, x, y) {
  const { width, height } = map.viewBox.baseVal;
  corner = [Math.min(0, Math.max(x, width - width * zoom)), Math.min(0, Math.max(y, height - height * zoom))];
  root.setProperty("--map-zoom", zoom);
  root.setProperty("--map-x", `${corner[0]}px`);
  root.setProperty("--map-y", `${corner[1]}px`);
  document.documentElement.classList.toggle("zoomed", zoom > 1);
}

// What the map covers on the screen; its own box would hold what is cut off, too.
const frame = (map) => map.querySelector(".frame").getBoundingClientRect();

// A place on the screen, in units of the map.
function onMap(map, x, y) {
  const box = frame(map);
  const { width, height } = map.viewBox.baseVal;
  return [((x - box.left) / box.width) * width, ((y - box.top) / box.height) * height];
}

function setZoom(value, x, y) {
  const before = zoom;
  zoom = Math.min(4, Math.max(1, value));
  const map = chart();
  if (!map) {
    root.setProperty("--zoom", zoom);
    return;
  }
  const { width, height } = map.viewBox.baseVal;
  const [u, v] = x === undefined ? [width / 2, height / 2] : onMap(map, x, y);
  showMap(map, u - ((u - corner[0]) * zoom) / before, v - ((v - corner[1]) * zoom) / before);
}

// On a small screen the map shows what can be answered on it, or else where it happens (.here), so large that one can
// read it if possible.
const MARGIN = 48;
const LEGIBLE = 1.1;
let asked = null;

function showWhatIsAsked() {
  const map = chart();
  const version = document.querySelector("#say [name=version]")?.value;
  if (!map || !version || version === asked) return;
  asked = version;
  const { width, height } = map.viewBox.baseVal;
  const scale = frame(map).width / width;
  const answers = [...map.querySelectorAll(".word")];
  const words = answers.length ? answers : [...map.querySelectorAll(".here")];
  if (scale > 0.75 || !words.length) return;
  const places = words.map((word) => word.closest("[transform]").transform.baseVal.consolidate().matrix);
  const [left, right] = [Math.min(...places.map((at) => at.e)) - MARGIN, Math.max(...places.map((at) => at.e)) + MARGIN];
  const [top, bottom] = [Math.min(...places.map((at) => at.f)) - MARGIN, Math.max(...places.map((at) => at.f)) + MARGIN];
  const wanted = Math.max(1, Math.min(LEGIBLE / scale, width / (right - left), height / (bottom - top)));
  const shown = (from, to, start, room) => from * zoom + start >= 0 && to * zoom + start <= room;
  if (zoom >= wanted && shown(left, right, corner[0], width) && shown(top, bottom, corner[1], height)) return;
  zoom = wanted;
  showMap(map, width / 2 - ((left + right) / 2) * zoom, height / 2 - ((top + bottom) / 2) * zoom);
  const buttons = document.getElementById("zoom").getBoundingClientRect();
  const [u, v] = onMap(map, buttons.right, buttons.bottom);
  const under = ({ e, f }) => e * zoom + corner[0] < u + 20 && f * zoom + corner[1] < v + 20;
  if (places.some(under)) {
    zoom = 1;
    showMap(map, 0, 0);
  }
}

// A finger covers half a province of a small map: the first tap only goes there.
function lookCloser(event) {
  const map = event.pointerType === "touch" && !dragged ? event.target.closest?.("svg.map") : null;
  if (!map) return false;
  const scale = frame(map).width / map.viewBox.baseVal.width;
  if (scale * zoom > 0.7) return false;
  setZoom(LEGIBLE / scale, event.clientX, event.clientY);
  return true;
}

live.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom]");
  if (button) setZoom(zoom * (button.dataset.zoom === "in" ? 1.3 : 1 / 1.3));
});
live.addEventListener("wheel", (event) => {
  if (event.ctrlKey && event.target.closest?.("#window")) {
    event.preventDefault();
    setZoom(zoom * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }
}, { passive: false });

const fingers = new Map();
let spread = 0;

function drag(map, x, y) {
  if (Math.abs(x) + Math.abs(y) > 3) dragged = true;
  const pane = document.getElementById("window");
  if (map) {
    const size = map.viewBox.baseVal.width / frame(map).width;
    showMap(map, corner[0] + x * size, corner[1] + y * size);
  } else {
    pane.scrollLeft -= x;
    pane.scrollTop -= y;
  }
}

live.addEventListener("pointerdown", (event) => {
  if (!fingers.size) dragged = false;
  if (event.target.closest?.("#window")) fingers.set(event.pointerId, event);
});
live.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  fingers.set(event.pointerId, event);
  const map = event.target.closest?.("svg.map");
  if (fingers.size === 2) {
    const [one, two] = [...fingers.values()];
    const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (spread) setZoom((zoom * now) / spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    spread = now;
    dragged = true;
  } else if (zoom > 1 && (event.pointerType === "mouse" ? event.buttons === 1 : map)) {
    drag(chart(), event.clientX - before.clientX, event.clientY - before.clientY);
  }
});
for (const over of ["pointerup", "pointercancel", "pointerleave"]) {
  document.addEventListener(over, (event) => {
    fingers.delete(event.pointerId);
    spread = 0;
  });
}

// --- what a thing of the picture is: a note beside the mouse or the focus, a line below the board after a tap ---
const note = document.createElement("div");
note.id = "note";
note.setAttribute("role", "tooltip");
note.hidden = true;
document.body.append(note);
let pointed = null;

const telling = (part) =>
  part?.closest?.(".board g:has(> title), .board g[data-note]") ?? part?.closest?.(".board g[aria-label]");
const titleOf = (thing) => thing.querySelector(":scope > title");
const textOf = (thing) => titleOf(thing)?.textContent ?? thing.dataset.note ?? thing.getAttribute("aria-label");

function tell(thing, x, y) {
  note.hidden = !thing;
  if (!thing) return;
  note.textContent = textOf(thing);
  const title = titleOf(thing);
  if (title) {
    // The browser's own bubble would come late, and twice; a fresh rendering brings the title back.
    thing.dataset.note = title.textContent;
    title.remove();
  }
  const box = note.getBoundingClientRect();
  const below = y + 18 + box.height < window.innerHeight;
  note.style.left = `${Math.max(4, Math.min(x + 14, window.innerWidth - box.width - 8))}px`;
  note.style.top = `${below ? y + 18 : Math.max(4, y - box.height - 10)}px`;
}

function tellPointed() {
  if (pointed) tell(telling(document.elementFromPoint(...pointed)), ...pointed);
}

live.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse") return;
  pointed = [event.clientX, event.clientY];
  tell(event.buttons ? null : telling(event.target), ...pointed);
});
live.addEventListener("pointerleave", () => {
  pointed = null;
  tell(null);
});
live.addEventListener("focusin", (event) => {
  const thing = event.target.matches?.(":focus-visible") ? telling(event.target) : null;
  const box = thing?.getBoundingClientRect();
  tell(thing, box?.right, box?.bottom);
});
live.addEventListener("focusout", () => tell(null));
document.addEventListener("scroll", (event) => {
  if (pointed) tellPointed();
  else if (event.target === document || event.target.id === "window") tell(null);
}, true);
live.addEventListener("click", (event) => {
  if (event.pointerType !== "touch" || event.defaultPrevented || dragged || event.target.closest?.(".board .word")) return;
  const thing = telling(event.target);
  const notice = document.getElementById("notice");
  if (!thing || !notice) return;
  const text = document.createElement("p");
  text.className = "message told";
  text.textContent = textOf(thing);
  notice.replaceChildren(text);
});

// --- the rule beside the board can be closed; replay is a slider ---
document.addEventListener("click", (event) => {
  const closer = event.target.closest?.("[data-close]");
  if (closer) document.getElementById(closer.dataset.close).replaceChildren();
});

const slider = document.getElementById("slider");
if (slider) {
  live.dataset.slider = "yes";
  let wanted = null;
  const show = async () => {
    while (wanted !== null) {
      const words = wanted;
      wanted = null;
      await window.htmx.ajax("GET", `${slider.dataset.replay}${words}/`, { target: "#live", swap: "innerMorph" });
      history.replaceState(null, "", `${slider.dataset.replay}${words}/`);
    }
    running = false;
  };
  let running = false;
  const go = (words) => {
    wanted = Math.min(Number(slider.max), Math.max(0, words));
    slider.value = wanted;
    if (!running) {
      running = true;
      show();
    }
  };
  slider.addEventListener("input", () => go(Number(slider.value)));
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-step]");
    const line = event.target.closest?.("[data-moment]");
    if (step) go(Number(slider.value) + Number(step.dataset.step));
    if (line) {
      event.preventDefault();
      go(Number(line.dataset.moment));
    }
  });
}

settled();
