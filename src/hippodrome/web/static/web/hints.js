// Hints: the three best answers are marked wherever they can be given, on their buttons, the board and the hand.
function mark() {
  for (const old of document.querySelectorAll("[data-hint]")) old.removeAttribute("data-hint");
  for (const line of document.querySelectorAll("[data-hinted]")) {
    const word = line.dataset.hinted;
    const button = document.getElementById(`w-${word.replaceAll(" ", "+")}`);
    const things = [button, button?.closest("details:not([open])")?.querySelector("summary"), ...document.querySelectorAll(`#live [data-word="${CSS.escape(word)}"]`)];
    for (const thing of things) if (thing && !thing.dataset.hint) thing.dataset.hint = line.dataset.rank;
  }
}

document.addEventListener("htmx:after:swap", () => setTimeout(mark, 0));
mark();
