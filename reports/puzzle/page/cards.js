/* Elements and cards. Every text goes in as text, never as markup, so names may hold any letters. */

const SVG = "http://www.w3.org/2000/svg";

/** A new element with attributes and children; a child that is a string becomes text. */
function element(tag, attributes = {}, ...children) {
  return furnished(document.createElement(tag), attributes, children);
}

function drawn(tag, attributes = {}, ...children) {
  return furnished(document.createElementNS(SVG, tag), attributes, children);
}

function furnished(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A penguin of a colour on its card, with letter and shape; a given one has snow on it. */
function cardPicture(colour, given = false) {
  const picture = drawn("svg", { class: `face card-${colour}`, viewBox: "0 0 60 70", "aria-hidden": "true" });
  picture.append(
    drawn("rect", { class: "paper", x: 1, y: 1, width: 58, height: 68, rx: 10 }),
    drawn("use", { href: "#penguin", width: 60, height: 70, class: "body" }),
    drawn("use", { href: `#shape-${colour}`, x: 3.5, y: 54.5, width: 11.5, height: 11.5, class: "body" }),
    drawn("text", { x: 30, y: 44.5, dy: "0.35em", class: "letter" }, colour),
  );
  if (given) picture.append(drawn("use", { href: "#snow", width: 60, height: 70 }));
  return picture;
}

/** A small chip of a colour, for hands and for what a place accepts. */
function chip(colour) {
  return element("span", { class: `chip card-${colour}`, "aria-hidden": "true" }, colour);
}

/** What stands in an empty place: its name, and the colours it accepts or that are noted there. */
function slotPicture({ place, accepts, any }) {
  const name = element("span", { class: "place" }, place);
  const slot = element("span", { class: "hollow", "aria-hidden": "true" }, name);
  if (any) slot.append(element("span", { class: "any" }, "any"));
  else if (accepts) slot.append(element("span", { class: "chips" }, ...[...accepts].map(chip)));
  return slot;
}
