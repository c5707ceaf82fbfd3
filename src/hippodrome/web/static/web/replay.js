// Replay: buttons, a slider, keys and log lines step through a game.
import { live, state } from "./live.js";
import { bringIntoView } from "./zoom.js";

const slider = () => document.getElementById("slider");
const STEP = 1100; // milliseconds between two words that left a line in the log
const QUIET = 150;

if (slider()) {
  const base = slider().dataset.replay;
  let now = Number(slider().value);
  let wanted = null;
  let running = false;
  let playing = 0;

  const show = async () => {
    running = true;
    while (wanted !== null) {
      const words = wanted;
      wanted = null;
      live.dataset.live &&= `${base}${words}/`;
      await window.htmx.ajax("GET", `${base}${words}/`, { target: "#live", swap: "none" });
      now = words;
      history.replaceState(null, "", `${base}${words}/`);
    }
    running = false;
  };
  const go = (words) => {
    wanted = Math.min(Number(slider().max), Math.max(0, words));
    slider().value = wanted;
    if (!running) return show();
  };
  const at = () => wanted ?? now;

  const play = (yes) => {
    clearTimeout(playing);
    playing = 0;
    document.getElementById("go-play")?.setAttribute("aria-pressed", String(yes));
    if (!yes) return;
    const quiet = !document.querySelector("#happened [data-trail], #happened li:not(.soft)");
    playing = setTimeout(
      async () => {
        if (at() >= Number(slider().max)) return play(false);
        await go(at() + 1);
        if (playing) play(true);
      },
      quiet ? QUIET : STEP,
    );
  };

  const showMoment = () => {
    slider().hidden = false;
    const button = document.getElementById("go-play");
    if (button) {
      button.hidden = false;
      button.setAttribute("aria-pressed", String(playing !== 0));
    }
    const words = Number(state().dataset.words);
    let last = null;
    for (const line of document.querySelectorAll("#log-lines [data-moment]")) {
      const moment = Number(line.dataset.moment);
      line.classList.toggle("now", moment === words);
      line.classList.toggle("later", moment > words);
      if (moment <= words) last = line;
    }
    const panel = document.getElementById("log-panel") ?? document.getElementById("log-lines");
    if (last)
      panel.scrollTop += last.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientHeight / 2;
    const place = document.querySelector("#happened [data-place]")?.dataset.place;
    const thing = place ? document.getElementById(`b-${place}`) : null;
    if (thing) bringIntoView(thing);
  };

  document.addEventListener("input", (event) => {
    if (event.target !== slider()) return;
    play(false);
    go(Number(slider().value));
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#go-play")) return play(!playing);
    const line = event.target.closest?.("[data-moment], [data-to]");
    const step = event.target.closest?.("[data-step]");
    if (line && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      play(false);
      go(Number(line.dataset.moment ?? line.dataset.to));
    }
    if (step) go(at() + Number(step.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, textarea, select, dialog"))
      return;
    if (event.key === " " && event.target.closest?.("button, summary, a")) return;
    const turn = Number(document.getElementById("go-turn")?.dataset.to ?? at());
    const to = { ArrowLeft: at() - 1, ArrowRight: at() + 1, PageDown: turn, Home: 0, End: Number(slider().max) }[
      event.key
    ];
    if (to === undefined && event.key !== " ") return;
    event.preventDefault();
    if (event.key === " ") return play(!playing);
    play(false);
    go(to);
  });
  document.addEventListener("htmx:after:swap", () => setTimeout(showMoment, 0));
  document.addEventListener("change", (event) => {
    if (event.target.name === "tab") showMoment();
  });
  showMoment();
}
