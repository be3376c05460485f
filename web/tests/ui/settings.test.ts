import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { part } from "../../src/ui/elements.ts";
import { openSettings } from "../../src/ui/settings.ts";
import { openPage } from "../support/page.ts";

const THEMES = ["auto", "light", "dark"].map(
  (name) => `<input type="radio" name="theme" id="theme-${name}">`,
);
const PAGE = `<button class="opens-settings"></button><dialog id="settings">${THEMES.join("")}</dialog>`;
const CLOCK = '<input type="checkbox" id="show-clock">';

beforeEach(() => openPage(PAGE + CLOCK));

function input(id: string): HTMLInputElement {
  return part(id, HTMLInputElement);
}

/** Press a radio button or a check box. */
function set(id: string, checked: boolean): void {
  input(id).checked = checked;
  input(id).dispatchEvent(new (part(id).ownerDocument.defaultView!.Event)("change"));
}

test("without stored settings the page follows the system and shows the clock", () => {
  openSettings();
  assert.equal(document.documentElement.dataset.theme, "light");
  assert.equal(input("theme-auto").checked, true);
  assert.equal(input("show-clock").checked, true);
  assert.equal(document.body.classList.contains("timeless"), false);
});

test("changes take effect at once and are stored", () => {
  openSettings();
  set("theme-dark", true);
  set("show-clock", false);
  assert.equal(document.documentElement.dataset.theme, "dark");
  assert.equal(document.body.classList.contains("timeless"), true);
  assert.equal(localStorage.getItem("ppsolve:settings"), '{"theme":"dark","clock":false}');
});

test("stored settings are applied; unknown ones are not", () => {
  localStorage.setItem("ppsolve:settings", '{"theme":"dark","clock":false}');
  openSettings();
  assert.equal(document.documentElement.dataset.theme, "dark");
  assert.equal(input("show-clock").checked, false);
  localStorage.setItem("ppsolve:settings", '{"theme":"pink"}');
  openSettings();
  assert.equal(input("theme-auto").checked, true);
});

test("a page without a clock has settings, too", () => {
  openPage(PAGE);
  openSettings();
  assert.equal(input("theme-auto").checked, true);
});

test("buttons open the settings", () => {
  openSettings();
  document.querySelector<HTMLElement>(".opens-settings")!.click();
  assert.equal(part("settings", HTMLDialogElement).open, true);
});
