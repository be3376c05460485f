/* Creates and finds elements. Text is never parsed as markup, so names may contain any letters. */

const SVG = "http://www.w3.org/2000/svg";

/** The element with an ID. */
function part(id) {
  return document.getElementById(id);
}

/** Create an element with attributes and children; a string becomes a text node. */
function element(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** Create an SVG element likewise. */
function svgElement(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Copy the text of `area` and confirm it in `said` for four seconds. Calls `reveal` if the text must be visible. */
async function copyFrom(area, said, reveal = () => {}) {
  try {
    await navigator.clipboard.writeText(area.value);
  } catch {
    // Some browsers deny the clipboard to local files. Fall back to execCommand.
    reveal();
    area.focus();
    area.select();
    document.execCommand("copy");
  }
  said.textContent = "Copied.";
  setTimeout(() => (said.textContent = ""), 4000);
}

/** A line in the list of shortcuts. Keys are in square brackets: `[U] or [Ctrl]+[Z]`. */
function keyLine([keys, meaning]) {
  const words = keys.split(/\[(.+?)\]/).map((text, number) => (number % 2 ? element("kbd", {}, text) : text));
  return element("div", {}, element("dt", {}, ...words), element("dd", {}, meaning));
}

/** The action of a key press and its argument, as in ["go", "left"]; undefined if there is none. `actions` is the
    table of shortcuts, written in reports/shared/keyboard.py. */
function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }, actions) {
  if (altKey) return undefined;
  const held = ctrlKey || metaKey ? `Ctrl+${shiftKey ? "Shift+" : ""}` : "";
  const name = held ? held + key.toLowerCase() : key;
  return Object.hasOwn(actions, name) ? actions[name].split(" ") : undefined;
}
