// Trails: where something was done lately, or at the moment of a replay, wears a mark of who did it and what it was.
// Lines with `data-trail` (a seat, or nothing for events of nobody) and `data-place` tell; the last one at a place counts.
import { live } from "./live.js";

const SPACE = "http://www.w3.org/2000/svg";
// A place larger than this on the screen gets a mark, but no frame around it; on a map that would frame its neighbours.
const SMALL = 190;
const SMALL_ON_MAP = 80;

function part(name, attributes, inside = []) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

function frameOf(box, pixel) {
  const around = { x: box.x - 3 * pixel, y: box.y - 3 * pixel, width: box.width + 6 * pixel, height: box.height + 6 * pixel, rx: 8 * pixel };
  return [
    part("rect", { ...around, class: "rim", "stroke-width": 6 * pixel }),
    part("rect", { ...around, class: "edge", "stroke-width": 3 * pixel, "stroke-dasharray": `${7 * pixel} ${4 * pixel}` }),
  ];
}

// The tag hangs outside the frame at its upper left corner, so that it covers neither a piece nor a number.
function label(box, pixel, { trail, sign }) {
  const whose = document.querySelector(`#sheet-${trail} > summary > .sign path`);
  const width = whose ? 38 : 22;
  const [x, y] = [box.x - (width / 2 - 6) * pixel, box.y - 9 * pixel];
  const made = part("g", { transform: `translate(${x} ${y}) scale(${pixel})` }, [
    part("rect", { x: -width / 2, y: -10, width, height: 20, rx: 7, class: "ground", "stroke-width": 1.5 }),
    part("use", { href: `#${sign.startsWith("art-") ? sign : `sign-${sign}`}`, x: whose ? 1 : -7, y: -7, width: 14, height: 14 }),
  ]);
  if (whose) {
    const piece = whose.cloneNode();
    piece.setAttribute("transform", "translate(-9 0) scale(.5)");
    made.append(piece);
  }
  return made;
}

function mark(thing, line) {
  const pixel = 1 / (Math.abs(thing.getScreenCTM()?.a ?? 1) || 1);
  const box = thing.getBBox();
  const small = Math.max(box.width, box.height) < (thing.closest("svg.map") ? SMALL_ON_MAP : SMALL) * pixel;
  const seat = line.dataset.trail;
  const whole = part("g", { class: `trail${seat ? ` seat-${seat}` : ""}`, "aria-hidden": "true" });
  if (small) whole.append(...frameOf(box, pixel));
  whole.append(label(box, pixel, line.dataset));
  // On top of everything, in the coordinates of its place; on a map it moves with what is panned.
  const board = thing.closest(".pan") ?? thing.closest("svg.board");
  const { a, b, c, d, e, f } = board.getScreenCTM().inverse().multiply(thing.getScreenCTM());
  whole.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  whole.dataset.of = line.dataset.place;
  board.append(whole);
}

export function showTrails() {
  for (const old of live?.querySelectorAll(".trail") ?? []) old.remove();
  const last = new Map();
  for (const line of live?.querySelectorAll("[data-trail][data-place]") ?? []) last.set(line.dataset.place, line);
  for (const [place, line] of last) {
    const thing = document.getElementById(`b-${place}`);
    if (thing?.getBBox) mark(thing, line);
  }
}
let resized = 0;
window.addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(showTrails, 150);
});
