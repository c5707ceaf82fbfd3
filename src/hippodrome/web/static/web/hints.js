// Hints: the three best answers are marked wherever they can be given, on their buttons, the board and the hand.
// On a phone they would lie below the answers, out of sight.
function bringUp() {
  const [found, answers] = [document.querySelector(".hints"), document.getElementById("answers")];
  if (!found || found.dataset.seen || !answers) return;
  found.dataset.seen = "yes";
  if (answers.scrollHeight > answers.clientHeight) answers.scrollTop += found.getBoundingClientRect().top - answers.getBoundingClientRect().top - 4;
}

function mark() {
  for (const old of document.querySelectorAll("[data-hint]")) old.removeAttribute("data-hint");
  for (const line of document.querySelectorAll("[data-hinted]")) {
    const word = line.dataset.hinted;
    const button = document.getElementById(`w-${word.replaceAll(" ", "+")}`);
    const things = [button, button?.closest("details:not([open])")?.querySelector("summary"), ...document.querySelectorAll(`#live [data-word="${CSS.escape(word)}"]`)];
    for (const thing of things) if (thing && !thing.dataset.hint) thing.dataset.hint = line.dataset.rank;
  }
}

function show() {
  mark();
  bringUp();
}

document.addEventListener("htmx:after:swap", () => setTimeout(show, 0));
show();
