/* Creates and finds elements. Text is never parsed as markup, so names may contain any letters. */

const SVG = "http://www.w3.org/2000/svg";

/** The element with an ID. */
export function part(id) {
  return document.getElementById(id);
}

/** Create an element with attributes and children; a string becomes a text node. */
export function element(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** Create an SVG element likewise. */
export function svgElement(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Copy the text of `area` and confirm it in `said` for four seconds. Calls `reveal` if the text must be visible. */
export async function copyFrom(area, said, reveal = () => {}) {
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
