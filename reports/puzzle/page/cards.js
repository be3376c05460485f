/* Elements and cards. Every text goes in as text, never as markup, so names may hold any letters. */

const SVG = "http://www.w3.org/2000/svg";

/** The part of the page with that id. */
function part(id) {
  return document.getElementById(id);
}

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

/** A penguin of a colour on its card, with letter and shape; a given one has snow on it, and one that was
    placed the number of its turn. */
function cardPicture(colour, given = false, turn = 0) {
  const picture = drawn("svg", { class: `face card-${colour}`, viewBox: "0 0 60 70", "aria-hidden": "true" });
  picture.append(
    drawn("rect", { class: "paper", x: 1, y: 1, width: 58, height: 68, rx: 10 }),
    drawn("use", { href: "#penguin", width: 60, height: 70, class: "body" }),
    drawn("use", { href: `#shape-${colour}`, x: 3.5, y: 54.5, width: 11.5, height: 11.5, class: "body" }),
    drawn("text", { x: 30, y: 44.5, dy: "0.35em", class: "letter" }, colour),
  );
  if (given) picture.append(drawn("use", { href: "#snow", width: 60, height: 70 }));
  if (turn) picture.append(drawn("text", { x: 56.5, y: 16.5, class: "turn" }, `${turn}`));
  return picture;
}

/** A small chip of a colour, for hands and for what a place accepts; a colour that is out is struck. */
function chip(colour, struck = false) {
  const classes = `chip card-${colour}${struck ? " struck" : ""}`;
  return element("span", { class: classes, "aria-hidden": "true" }, colour);
}

/** What stands in an empty place: its name, and the colours it accepts, that are noted there, or that a hint
    leaves to it or strikes there. */
function slotPicture({ place, accepts, any }, mark) {
  const name = element("span", { class: "place" }, place);
  const slot = element("span", { class: "hollow", "aria-hidden": "true" }, name);
  const left = [...(mark?.colours ?? "")].map((one) => chip(one));
  const hinted = [...left, ...[...(mark?.struck ?? "")].map((one) => chip(one, true))];
  if (hinted.length) slot.append(element("span", { class: "chips told" }, ...hinted));
  else if (any) slot.append(element("span", { class: "any" }, "any"));
  else if (accepts) slot.append(element("span", { class: "chips" }, ...[...accepts].map((one) => chip(one))));
  return slot;
}
