/* What a player can set for all pages on this device: the colours, and where there is a clock whether it is seen. */

const THEMES = ["auto", "light", "dark"];

/** The settings as they were kept; changes are kept, and take effect at once. */
function openSettings() {
  const memory = memoryOf("settings");
  const kept = memory.recall();
  const settings = { theme: THEMES.includes(kept.theme) ? kept.theme : "auto", clock: kept.clock !== false };
  const clock = part("show-clock");
  const night = matchMedia("(prefers-color-scheme: dark)");

  function apply() {
    const dark = settings.theme === "auto" ? night.matches : settings.theme === "dark";
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.body.classList.toggle("timeless", !settings.clock);
    part(`theme-${settings.theme}`).checked = true;
    if (clock) clock.checked = settings.clock;
  }

  function change(setting, value) {
    settings[setting] = value;
    memory.keep(settings);
    apply();
  }

  for (const theme of THEMES) part(`theme-${theme}`).addEventListener("change", () => change("theme", theme));
  clock?.addEventListener("change", () => change("clock", clock.checked));
  for (const button of document.querySelectorAll(".opens-settings")) {
    button.addEventListener("click", () => part("settings").showModal());
  }
  night.addEventListener("change", apply);
  apply();
}
