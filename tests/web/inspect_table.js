// Lists what a person cannot read, reach or hit on a table's page. Tests run this script in the page.
({ touch, smallest, least, answers }) => {
  const complaints = [];
  const width = window.innerWidth;
  const height = window.innerHeight;
  const name = (thing) =>
    `${thing.localName}#${thing.id}.${thing.getAttribute("class")} "${(thing.textContent ?? "").trim().slice(0, 40)}"`;
  const shown = (thing) =>
    thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !thing.closest(".visually-hidden, .definitions") &&
    getComputedStyle(thing).clipPath === "none";
  const boxOf = (thing) => thing.getBoundingClientRect();
  const scale = (thing) => (thing.ownerSVGElement ? Math.abs(thing.getScreenCTM()?.d ?? 1) : 1);

  // Font sizes.
  const seen = new Set();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const thing = walker.currentNode.parentElement;
    if (
      !walker.currentNode.textContent.trim() ||
      seen.has(thing) ||
      thing.closest("title, script, style, option") ||
      !shown(thing)
    )
      continue;
    seen.add(thing);
    const box = boxOf(thing);
    if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.top > height) continue;
    const size = parseFloat(getComputedStyle(thing).fontSize) * scale(thing);
    const wanted = thing.closest("svg.map") ? 10 : smallest;
    if (size + 0.05 < wanted) complaints.push(`letters of ${size.toFixed(1)} px: ${name(thing)}`);
  }

  // Sizes of click targets.
  for (const thing of document.querySelectorAll(
    "main :is(button, a[href], summary, input:not([type=hidden]), textarea, .word)",
  )) {
    if (!shown(thing) && !thing.closest(".tab")) continue;
    const hit = thing.closest(".tab") ?? thing;
    const box = boxOf(hit.querySelector?.(".glow") ?? hit);
    if (!box.width || box.bottom < 0 || box.top > height) continue;
    const wanted = thing.matches(".word") ? 24 : least; // places on the board are in the list of answers, too
    if (touch && thing.matches(".word")) continue;
    if (Math.min(box.width, box.height) + 0.5 < wanted)
      complaints.push(`${box.width.toFixed(0)} by ${box.height.toFixed(0)} px to hit: ${name(thing)}`);
  }

  // Overlapping labels on the board.
  const labels = [...document.querySelectorAll("#board text")].filter(
    (label) => shown(label) && label.textContent.trim(),
  );
  const boxes = labels.map(boxOf);
  for (let one = 0; one < boxes.length; one++) {
    for (let two = one + 1; two < boxes.length; two++) {
      const [a, b] = [boxes[one], boxes[two]];
      const over =
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      if (over > 0.25 * Math.min(a.width * a.height, b.width * b.height))
        complaints.push(`labels overlap: ${name(labels[one])}, ${name(labels[two])}`);
    }
  }

  // Text that overflows its container.
  for (const thing of document.querySelectorAll("main :is(.answer, .sheet > summary, .tab, .box, #question p)")) {
    if (shown(thing) && thing.scrollWidth > thing.clientWidth + 1)
      complaints.push(`overflows its container: ${name(thing)}`);
  }
  const asked = document.querySelector("#question p");
  if (asked && asked.scrollHeight > asked.clientHeight + 1) complaints.push(`the question is cut off: ${name(asked)}`);
  if (document.documentElement.scrollWidth > width) complaints.push("the page scrolls sideways");

  if (!answers) return complaints;

  // Answers: each can be scrolled into view within its list, and nothing covers it.
  const opened = [...document.querySelectorAll("#answers details:not([open])")];
  for (const group of opened) group.open = true;
  for (const answer of document.querySelectorAll("#answers .answer:not(.refused)")) {
    answer.scrollIntoView({ block: "nearest" });
    const box = boxOf(answer);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || x > width || y < 0 || y > height || !box.width) complaints.push(`off the screen: ${name(answer)}`);
    else if (!answer.contains(document.elementFromPoint(x, y)))
      complaints.push(`covered by ${name(document.elementFromPoint(x, y))}: ${name(answer)}`);
  }
  for (const group of opened) group.open = false;
  document.getElementById("answers").scrollTop = 0;
  window.scrollTo(0, 0);
  return complaints;
};
