/* Settings for all pages in this browser: the colour theme, and whether the clock is shown. */

import { part } from "./elements.ts";
import { storageOf } from "./storage.ts";

const THEMES = ["auto", "light", "dark"] as const;

/** Apply the stored theme on a page without settings. */
export function applyTheme(): void {
  const { theme } = storageOf("settings").load();
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** Apply the stored settings. Changes are stored and take effect immediately. */
export function openSettings(): void {
  const storage = storageOf("settings");
  const stored = storage.load();
  const settings = {
    theme: THEMES.find((theme) => theme === stored.theme) ?? "auto",
    clock: stored.clock !== false,
  };
  const clock = document.querySelector<HTMLInputElement>("#show-clock"); // only on pages with a clock
  const night = matchMedia("(prefers-color-scheme: dark)");

  function apply() {
    const dark = settings.theme === "auto" ? night.matches : settings.theme === "dark";
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.body.classList.toggle("timeless", !settings.clock);
    part(`theme-${settings.theme}`, HTMLInputElement).checked = true;
    if (clock) clock.checked = settings.clock;
  }

  function change(changed: Partial<typeof settings>) {
    Object.assign(settings, changed);
    storage.save(settings);
    apply();
  }

  for (const theme of THEMES) part(`theme-${theme}`).addEventListener("change", () => change({ theme }));
  clock?.addEventListener("change", () => change({ clock: clock.checked }));
  for (const button of document.querySelectorAll(".opens-settings")) {
    button.addEventListener("click", () => part("settings", HTMLDialogElement).showModal());
  }
  night.addEventListener("change", apply);
  apply();
}
