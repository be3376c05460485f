/* Elements of the page. Every text goes in as text, never as markup, so names may hold any letters. */

const SVG = "http://www.w3.org/2000/svg";

/** The part of the page with that id. */
function part(id) {
  return document.getElementById(id);
}

/** A new element with attributes and children; a child that is a string becomes text. */
function element(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** The same for pictures. */
function svgElement(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

function furnish(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Copy the text of an area, and say so for a while; `reveal` is called where it has to be seen for that. */
async function copyFrom(area, said, reveal = () => {}) {
  try {
    await navigator.clipboard.writeText(area.value);
  } catch {
    // No clipboard for pages without an origin, as some browsers treat files: the older way.
    reveal();
    area.focus();
    area.select();
    document.execCommand("copy");
  }
  said.textContent = "Copied.";
  setTimeout(() => (said.textContent = ""), 4000);
}

/** A line of the list of keys: what stands in brackets is a key, as in `[U], with Shift`. */
function keyLine([keys, meaning]) {
  const words = keys.split(/\[(.+?)\]/).map((text, number) => (number % 2 ? element("kbd", {}, text) : text));
  return element("div", { class: "own-key" }, element("dt", {}, ...words), element("dd", {}, meaning));
}
