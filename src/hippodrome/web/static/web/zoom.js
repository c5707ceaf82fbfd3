// Zoom with buttons, Ctrl and wheel, or two fingers; pan by scrolling or dragging.
import { live } from "./live.js";

// In a picture that contains a map (svg.map with .frame and .pan), only the map is enlarged, not its cards and
// tracks.
let zoom = 1;
// Whether the current or last pointer gesture has panned the map; then its click is ignored.
export let dragged = false;
let corner = [0, 0];
const NEAR = 1.29;
const root = document.documentElement.style;
const chart = () => live.querySelector("svg.map");

function showMap(map, x, y) {
  const { width, height } = map.viewBox.baseVal;
  corner = [Math.min(0, Math.max(x, width - width * zoom)), Math.min(0, Math.max(y, height - height * zoom))];
  root.setProperty("--map-zoom", zoom);
  root.setProperty("--map-x", `${corner[0]}px`);
  root.setProperty("--map-y", `${corner[1]}px`);
  document.documentElement.classList.toggle("zoomed", zoom > 1);
  document.documentElement.classList.toggle("zoomed-near", zoom >= NEAR); // shows names that were too small before
}

// The map's visible area on the screen; its bounding box would include what is cut off.
const frame = (map) => map.querySelector(".frame").getBoundingClientRect();

// Convert a point on the screen to map units.
function onMap(map, x, y) {
  const box = frame(map);
  const { width, height } = map.viewBox.baseVal;
  return [((x - box.left) / box.width) * width, ((y - box.top) / box.height) * height];
}

function setZoom(value, x, y) {
  const before = zoom;
  led = false;
  zoom = Math.min(4, Math.max(1, value));
  const map = chart();
  if (!map) {
    // Keep the place under the pointer, or else the middle, where it is.
    const pane = document.getElementById("window");
    const box = pane.getBoundingClientRect();
    const [u, v] = x === undefined ? [box.width / 2, box.height / 2] : [x - box.left, y - box.top];
    const [left, top] = [((pane.scrollLeft + u) * zoom) / before - u, ((pane.scrollTop + v) * zoom) / before - v];
    root.setProperty("--zoom", zoom);
    pane.scrollTo({ left, top, behavior: "instant" });
    return;
  }
  const { width, height } = map.viewBox.baseVal;
  const [u, v] = x === undefined ? [width / 2, height / 2] : onMap(map, x, y);
  showMap(map, u - ((u - corner[0]) * zoom) / before, v - ((v - corner[1]) * zoom) / before);
}

// On a small screen, zoom to the possible answers, or else to where something happens (.here), large enough to read
// if possible.
const MARGIN = 48;
const LEGIBLE = 1.1;
const WORTHWHILE = 1.15;
let asked = null;
let led = false; // whether the map was positioned for a question rather than by the player
let drawn = ""; // the map's own size; turning a phone brings another drawing with other places

// The position of an answer on the map: the middle of its ring, at any zoom level.
function placeOf(map, word) {
  const { left, top, width, height } = (word.querySelector(".glow") ?? word).getBoundingClientRect();
  const [x, y] = onMap(map, left + width / 2, top + height / 2);
  return [(x - corner[0]) / zoom, (y - corner[1]) / zoom];
}

function showWhole(map) {
  zoom = 1;
  led = false;
  showMap(map, 0, 0);
}

export function showWhatIsAsked() {
  const map = chart();
  const version = document.forms.say?.elements.version?.value;
  if (!version) asked = null;
  const size = map ? `${map.viewBox.baseVal.width} ${map.viewBox.baseVal.height}` : drawn;
  if (size !== drawn) {
    if (zoom !== 1) showWhole(map);
    [drawn, asked] = [size, null];
  }
  if (!map || !version) return;
  const { width, height } = map.viewBox.baseVal;
  const answers = [...map.querySelectorAll(".word")];
  // If the question is the same as before, keep the map where the player has moved it.
  const question = answers.map(({ dataset }) => dataset.word ?? dataset.words).join(" ") || version;
  if (question === asked) return;
  asked = question;
  const scale = frame(map).width / width;
  const words = answers.length ? answers : [...map.querySelectorAll(".here")];
  if (scale <= 0.75 && !words.length && led) showWhole(map);
  if (scale > 0.75 || !words.length) return;
  const places = words.map((word) => placeOf(map, word));
  const [left, right] = [Math.min(...places.map(([x]) => x)) - MARGIN, Math.max(...places.map(([x]) => x)) + MARGIN];
  const [top, bottom] = [
    Math.min(...places.map(([, y]) => y)) - MARGIN,
    Math.max(...places.map(([, y]) => y)) + MARGIN,
  ];
  const possible = Math.min(LEGIBLE / scale, width / (right - left), height / (bottom - top));
  const wanted = possible < WORTHWHILE ? 1 : possible;
  const shown = (from, to, start, room) => from * zoom + start >= 0 && to * zoom + start <= room;
  if (zoom >= wanted && shown(left, right, corner[0], width) && shown(top, bottom, corner[1], height)) return;
  zoom = wanted;
  led = true;
  showMap(map, width / 2 - ((left + right) / 2) * zoom, height / 2 - ((top + bottom) / 2) * zoom);
  const buttons = document.getElementById("zoom").getBoundingClientRect();
  const [[west, north], [east, south]] = [
    onMap(map, buttons.left, buttons.top),
    onMap(map, buttons.right, buttons.bottom),
  ];
  const within = (at, from, to) => at > from - 20 && at < to + 20;
  const under = ([x, y]) => within(x * zoom + corner[0], west, east) && within(y * zoom + corner[1], north, south);
  if (places.some(under)) showWhole(map);
}

// A finger covers half a province of a small map, so the first tap only zooms in.
export function lookCloser(event) {
  const map = event.pointerType === "touch" && !dragged ? event.target.closest?.("svg.map") : null;
  if (!map) return false;
  const scale = frame(map).width / map.viewBox.baseVal.width;
  if (scale * zoom > 0.7) return false;
  setZoom(LEGIBLE / scale, event.clientX, event.clientY);
  return true;
}

// Scroll a place into view unless it is visible.
export function bringIntoView(thing) {
  const map = thing.closest("svg.map");
  if (!map || zoom === 1) return;
  const [box, shown] = [thing.getBoundingClientRect(), frame(map)];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x > shown.left && x < shown.right && y > shown.top && y < shown.bottom) return;
  const size = map.viewBox.baseVal.width / shown.width;
  showMap(
    map,
    corner[0] + ((shown.left + shown.right) / 2 - x) * size,
    corner[1] + ((shown.top + shown.bottom) / 2 - y) * size,
  );
}

live.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom]");
  const steps = { in: zoom * 1.3, out: zoom / 1.3, whole: 1 };
  if (button) setZoom(steps[button.dataset.zoom]);
});
live.addEventListener(
  "wheel",
  (event) => {
    if (event.ctrlKey && event.target.closest?.("#window")) {
      event.preventDefault();
      setZoom(zoom * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    }
  },
  { passive: false },
);

const fingers = new Map();
let spread = 0;

function drag(map, x, y) {
  if (Math.abs(x) + Math.abs(y) > 3) [dragged, led] = [true, false];
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
