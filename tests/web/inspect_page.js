// Lists what a person cannot read or hit on an ordinary page. Tests run this script in the page.
({ smallest, least }) => {
  const complaints = [];
  for (const card of document.querySelectorAll(".game-card")) card.style.contentVisibility = "visible"; // else hidden
  const name = (thing) =>
    `${thing.localName}#${thing.id}.${thing.getAttribute("class")} "${(thing.textContent ?? "").trim().slice(0, 40)}"`;
  const shown = (thing) =>
    thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !thing.closest(".visually-hidden, .skip") &&
    getComputedStyle(thing).clipPath === "none";

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const thing = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || thing.closest("script, style, option") || !shown(thing)) continue;
    const size = parseFloat(getComputedStyle(thing).fontSize);
    if (size + 0.05 < smallest) complaints.push(`letters of ${size.toFixed(1)} px: ${name(thing)}`);
    const text = document.createRange();
    text.selectNodeContents(walker.currentNode);
    const box = text.getBoundingClientRect();
    const room = thing
      .closest(".panel, .seat-card, .game-card, .blurb, .tables li, .deck > li, figure, header.site, main")
      ?.getBoundingClientRect();
    if (
      room &&
      !thing.closest("table, pre, .who, #remarks") &&
      (box.right > room.right + 1 || box.left < room.left - 1)
    )
      complaints.push(`overflows its container: ${name(thing)}`);
  }

  for (const thing of document.querySelectorAll(
    "button, a[href], summary, select, input:not([type=hidden], [type=checkbox]), textarea, label:has([type=checkbox])",
  )) {
    // Links within a sentence are only as high as their line. So are rule numbers, which exist to be copied.
    const inSentence = thing.localName === "a" && getComputedStyle(thing).display === "inline";
    if (!shown(thing) || inSentence || thing.matches("[tabindex='-1']")) continue;
    const box = thing.getBoundingClientRect();
    if (box.width && Math.min(box.width, box.height) + 0.5 < least)
      complaints.push(`${box.width.toFixed(0)} by ${box.height.toFixed(0)} px to hit: ${name(thing)}`);
  }

  if (document.documentElement.scrollWidth > window.innerWidth)
    complaints.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  return [...new Set(complaints)];
};
