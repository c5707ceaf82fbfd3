// Trails: mark where something happened recently, or at the current step of a replay, with who did what. The data
// come from lines with `data-trail` (a seat, or empty) and `data-place`; the last line for a place counts. A move
// along `data-path` (and `data-way` where the board has roads) is drawn as a line with an arrowhead and its owner's
// sign, below the pieces.
import { live } from "./live.js";

const SPACE = "http://www.w3.org/2000/svg";
// A place larger than this on the screen gets a mark but no frame, because on a map the frame would enclose its
// neighbours. A place at the end of a line needs no frame either.
const SMALL = 190;
const SMALL_ON_MAP = 80;

function part(name, attributes, inside = []) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

function frameOf(box, pixel) {
  const around = {
    x: box.x - 3 * pixel,
    y: box.y - 3 * pixel,
    width: box.width + 6 * pixel,
    height: box.height + 6 * pixel,
    rx: 8 * pixel,
  };
  return [
    part("rect", { ...around, class: "rim", "stroke-width": 6 * pixel }),
    part("rect", {
      ...around,
      class: "edge",
      "stroke-width": 3 * pixel,
      "stroke-dasharray": `${7 * pixel} ${4 * pixel}`,
    }),
  ];
}

const STEP = 6;
const [BEHIND, BEFORE] = [12, 20];

// Curve the lines, so that a move there and back shows as two.
function bows(places, toLayer) {
  const points = places.map((place) => toLayer.multiply(place.getScreenCTM())).map(({ e, f }) => [e, f]);
  return points
    .slice(1)
    .map(([x, y], place) => {
      const [u, v] = points[place];
      return `M${u} ${v}Q${(u + x) / 2 - (y - v) / 7} ${(v + y) / 2 + (x - u) / 7} ${x} ${y}`;
    })
    .join("");
}

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

// A line from beside one place to beside another, with an arrowhead; dashed for moves by sea.
function course(layer, line) {
  const places = line.dataset.path.split(" ").map((place) => document.getElementById(`b-${place}`));
  const screen = layer.getScreenCTM();
  if (!places.every((place) => place?.getScreenCTM) || !screen) return;
  const [toLayer, pixel] = [screen.inverse(), 1 / (Math.abs(screen.a) || 1)];
  const whole = part("path", { d: line.dataset.way ?? bows(places, toLayer) });
  const length = whole.getTotalLength();
  const { e, f } = toLayer.multiply(places.at(-1).getScreenCTM());
  const goal = { x: e, y: f };
  const backwards = far(whole.getPointAtLength(0), goal) < far(whole.getPointAtLength(length), goal);
  const [from, to] = [Math.min(BEHIND * pixel, length * 0.2), length - Math.min(BEFORE * pixel, length * 0.3)];
  const steps = Math.max(2, Math.ceil((to - from) / (STEP * pixel)));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const along = from + ((to - from) * step) / steps;
    return whole.getPointAtLength(backwards ? length - along : along);
  });
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  const [before, tip, middle] = [points.at(-2), points.at(-1), points[Math.floor(points.length / 2)]];
  const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  const dashes = line.dataset.sign === "sail" ? { "stroke-dasharray": `${9 * pixel} ${5 * pixel}` } : {};
  const seat = line.dataset.trail;
  const drawn = part("g", { class: `trace course${seat ? ` seat-${seat}` : ""}` }, [
    part("path", { d, class: "rim", "stroke-width": 8 * pixel }),
    part("path", { d, class: "edge", "stroke-width": 4 * pixel, ...dashes }),
    part("path", {
      d: "M5 0L-9 8L-6 0L-9 -8Z",
      class: "point",
      "stroke-width": 2,
      transform: `translate(${tip.x} ${tip.y}) rotate(${turn}) scale(${pixel})`,
    }),
  ]);
  const whose = document.querySelector(`#sheet-${seat} > summary > .sign path`);
  if (whose && length > 50 * pixel) {
    const piece = whose.cloneNode();
    piece.setAttribute("transform", `translate(${middle.x} ${middle.y}) scale(${0.62 * pixel})`);
    drawn.append(
      part("circle", { cx: middle.x, cy: middle.y, r: 10 * pixel, class: "ground", "stroke-width": 1.5 * pixel }),
      piece,
    );
  }
  layer.append(drawn);
}

// The tag goes outside the frame, at a corner or side where it covers no piece or text; otherwise in a lower corner.
function hung(box, pixel, width, toScreen) {
  const [left, top] = [box.x - (width / 2 - 6) * pixel, box.y - 9 * pixel];
  const [right, below] = [box.x + box.width + (width / 2 - 6) * pixel, box.y + box.height + 9 * pixel];
  const beside = [box.x - (width / 2 + 4) * pixel, box.y + box.height / 2];
  const low = box.y + box.height - 13 * pixel;
  const within = [box.x + box.width - (width / 2 + 3) * pixel, box.x + (width / 2 + 3) * pixel].map((across) => [
    across,
    low,
  ]);
  const spots = [[left, top], beside, [left, below], [right, below], [right, top], ...within];
  const pieces = [...document.querySelectorAll("#board .piece, #board text")].map((piece) =>
    piece.getBoundingClientRect(),
  );
  const board = document.getElementById("board").getBoundingClientRect();
  const free = ([x, y]) => {
    const { x: u, y: v } = new DOMPoint(x, y).matrixTransform(toScreen);
    const seen =
      u - width / 2 > board.left && u + width / 2 < board.right && v - 10 > board.top && v + 10 < board.bottom;
    return (
      seen &&
      !pieces.some(
        (one) => one.right > u - width / 2 && one.left < u + width / 2 && one.bottom > v - 10 && one.top < v + 10,
      )
    );
  };
  return spots.find(free) ?? within[0];
}

function label(box, pixel, toScreen, { trail, sign }) {
  const whose = document.querySelector(`#sheet-${trail} > summary > .sign path`);
  const width = whose ? 38 : 22;
  const [x, y] = hung(box, pixel, width, toScreen);
  const made = part("g", { transform: `translate(${x} ${y}) scale(${pixel})` }, [
    part("rect", { x: -width / 2, y: -10, width, height: 20, rx: 7, class: "ground", "stroke-width": 1.5 }),
    part("use", {
      href: `#${sign.startsWith("art-") ? sign : `sign-${sign}`}`,
      x: whose ? 1 : -7,
      y: -7,
      width: 14,
      height: 14,
    }),
  ]);
  if (whose) {
    const piece = whose.cloneNode();
    piece.setAttribute("transform", "translate(-9 0) scale(.5)");
    made.append(piece);
  }
  return made;
}

// Uses the place's coordinates but another layer; on a map it moves when the map is panned.
function lay(layer, thing, kind, { trail, place }, inside) {
  const { a, b, c, d, e, f } = layer.getScreenCTM().inverse().multiply(thing.getScreenCTM());
  const transform = `matrix(${a} ${b} ${c} ${d} ${e} ${f})`;
  layer.append(
    part(
      "g",
      { class: `${kind}${trail ? ` seat-${trail}` : ""}`, transform, "data-of": place, "aria-hidden": "true" },
      inside,
    ),
  );
}

// The frame goes below pieces and names if the board has a layer for it; the tag goes on top of everything.
function mark(thing, line, below) {
  const pixel = 1 / (Math.abs(thing.getScreenCTM()?.a ?? 1) || 1);
  const box = thing.getBBox();
  const small =
    !line.dataset.path && Math.max(box.width, box.height) < (thing.closest("svg.map") ? SMALL_ON_MAP : SMALL) * pixel;
  const board = thing.closest(".pan") ?? thing.closest("svg.board");
  if (small) lay(below ?? board, thing, "trace", line.dataset, frameOf(box, pixel));
  lay(board, thing, "trail", line.dataset, [label(box, pixel, thing.getScreenCTM(), line.dataset)]);
}

export function showTrails() {
  for (const old of live?.querySelectorAll(".trail, .trace") ?? []) old.remove();
  const layer = live?.querySelector("svg.board .trails");
  for (const line of layer ? live.querySelectorAll("[data-trail][data-path]") : []) course(layer, line);
  const last = new Map();
  for (const line of live?.querySelectorAll("[data-trail][data-place]") ?? []) {
    // A place that was only passed through gets no mark.
    const left = line.dataset.path?.split(" ")[0];
    if (last.get(left)?.dataset.path && last.get(left).dataset.trail === line.dataset.trail) last.delete(left);
    last.set(line.dataset.place, line);
  }
  for (const [place, line] of last) {
    const thing = document.getElementById(`b-${place}`);
    if (thing?.getBBox) mark(thing, line, layer);
  }
}
let resized = 0;
window.addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(showTrails, 150);
});
