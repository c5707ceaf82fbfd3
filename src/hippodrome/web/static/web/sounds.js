// Sounds: short, synthesised and optional: your turn, dice, game over.
import { state } from "./live.js";

const KEY = "hippodrome-sounds";
const box = document.getElementById("sounds");
let audio = null;
let before = null;

const wanted = () => localStorage.getItem(KEY) === "yes";

// A plucked string that fades out within `length` seconds.
function pluck(frequency, after, length, loud) {
  const start = audio.currentTime + after;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

// A die hitting the table: a short burst of noise.
function knock(after, loud) {
  const start = audio.currentTime + after;
  const noise = audio.createBuffer(1, audio.sampleRate * 0.04, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 3;
  const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = 1800;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}

const SOUNDS = {
  turn: () => [392, 587.3].forEach((note, place) => pluck(note, place * 0.13, 0.5, 0.14)),
  dice: () => [0, 0.09, 0.16, 0.27, 0.33, 0.46].forEach((when, place) => knock(when, 0.5 - place * 0.06)),
  end: () => [293.7, 370, 440, 587.3].forEach((note, place) => pluck(note, place * 0.16, 1.4 - place * 0.1, 0.13)),
};

export function sound(name) {
  if (!wanted()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  SOUNDS[name]();
  document.dispatchEvent(new CustomEvent("hippodrome:sound", { detail: name }));
}

export function freshSounds() {
  const told = state()?.dataset;
  if (!box || !told) return;
  const dice = [...document.querySelectorAll("#stage .dice")].map((one) => one.id).join(" ");
  const now = { turn: told.turn === "yes", over: told.status === "over", dice };
  if (before) {
    if (now.over && !before.over) sound("end");
    else if (now.dice && now.dice !== before.dice) sound("dice");
    else if (now.turn && !before.turn) sound("turn");
  }
  before = now;
}

if (box) {
  box.hidden = false;
  box.checked = wanted();
  box.addEventListener("change", () => {
    localStorage.setItem(KEY, box.checked ? "yes" : "no");
    sound("turn"); // play a sample of what was switched on
  });
}
