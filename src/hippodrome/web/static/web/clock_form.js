// The time control in the form for a new table: its fields show what a preset means, and can then be changed.
const choice = document.getElementById("clock");

function show() {
  const { minutes, seconds, days } = choice.selectedOptions[0].dataset;
  for (const [name, value] of Object.entries({ minutes, seconds, days })) {
    choice.form.elements[`clock-${name}`].value = value ?? "";
  }
}

if (choice) {
  choice.addEventListener("change", show);
  show();
}

// Which weekend it is depends on where one is, so the site may know the time zone of this browser.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `zone=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`;
const zones = document.getElementById("zone");
if (zones && !zones.dataset.chosen && [...zones.options].some((option) => option.value === zone)) zones.value = zone;
