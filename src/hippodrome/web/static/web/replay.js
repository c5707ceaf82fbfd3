// Replay: a slider through the moments of a game; buttons and log lines move it, too.
import { live } from "./live.js";

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
