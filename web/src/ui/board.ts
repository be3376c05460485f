/* The board: every place is a button; arrow keys go from place to place. */

import { element } from "./elements.ts";

/* A cell as games describe it:
     place     its name, as in "b2"
     row, column
     x         its distance from the left edge, in cards
     kind      the CSS class of its button; the arrow keys start from a "slot"
     given     whether its card belongs to the puzzle
     fits      whether the chosen card may go there
     named     whether its name is shown below the lowest row
     picture   a function of a mark that returns its picture, or null
     look      a string that changes whenever the picture does
     label     the label for screen readers */

export class Board {
  /** A board inside the element `home`; `tapped(place)` is called when a place is pressed. */
  constructor(home, tapped) {
    this.home = home;
    this.cellsHome = home.querySelector(".cells");
    this.floe = home.querySelector(".floe-names");
    this.tapped = tapped;
    this.buttons = new Map();
    this.cells = [];
    this.current = "";
    this.marks = new Map();
    this.cellsHome.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.tapped(button.dataset.place);
    });
    this.cellsHome.addEventListener("focusin", (event) => this.makeCurrent(event.target.dataset.place));
  }

  /** Show the cells of a view, centred in `columns` columns and `rows` rows. */
  show({ cells, width, height }, columns, rows) {
    this.cells = cells;
    this.home.style.setProperty("--columns", columns);
    this.home.style.setProperty("--rows", rows);
    this.home.style.setProperty("--filled-rows", height);
    this.home.style.setProperty("--margin", (columns - width) / 2);
    const places = new Set(cells.map((cell) => cell.place));
    const focused = document.activeElement?.dataset?.place;
    for (const [place, button] of this.buttons) {
      if (!places.has(place)) {
        button.remove();
        this.buttons.delete(place);
      }
    }
    // From the top row down, so that the tab order is the reading order.
    const read = [...cells].sort((one, other) => other.row - one.row || one.column - other.column);
    for (const [number, cell] of read.entries()) {
      const button = this.buttons.get(cell.place) ?? this.newButton(cell.place);
      this.update(button, cell);
      const there = this.cellsHome.children[number];
      if (there !== button) this.cellsHome.insertBefore(button, there ?? null);
    }
    if (!places.has(this.current)) this.current = this.startingPlace();
    this.makeCurrent(this.current);
    if (focused && !places.has(focused)) this.focus(this.current);
    this.nameRows();
  }

  /** Remove all cells before another puzzle is shown. */
  clear() {
    this.current = "";
    this.marks = new Map();
    this.cellsHome.replaceChildren();
    this.buttons.clear();
  }

  newButton(place) {
    const button = element("button", { type: "button", "data-place": place });
    this.buttons.set(place, button);
    return button;
  }

  update(button, cell) {
    const mark = this.marks.get(cell.place);
    const seen = [cell.kind, cell.given, cell.fits, cell.label, cell.look];
    const state = JSON.stringify([...seen, mark]);
    button.style.setProperty("--x", cell.x);
    button.style.setProperty("--row", cell.row);
    if (button.dataset.state === state) return;
    button.dataset.state = state;
    const classes = ["cell", cell.kind, cell.given && "given", cell.fits && "fits", mark?.role];
    button.className = classes.filter(Boolean).join(" ");
    button.setAttribute("aria-label", cell.label);
    button.replaceChildren(...[cell.picture(mark)].filter(Boolean));
    if (mark?.links.length) button.append(element("span", { class: "link" }, mark.links.join(" ")));
  }

  /** Label the base places on the floe, and the other rows with their letters. */
  nameRows() {
    const base = this.cells.filter((cell) => cell.row === 0);
    const names = base.map((cell) =>
      element("span", { style: `--x:${cell.x}` }, cell.named ? cell.place : ""),
    );
    const firsts = new Map();
    for (const cell of this.cells) {
      if (cell.row > 0 && cell.x < (firsts.get(cell.row)?.x ?? Infinity)) firsts.set(cell.row, cell);
    }
    const letters = [...firsts.values()].map(({ place, row, x }) =>
      element("span", { class: "row-letter", style: `--x:${x};--row:${row}` }, place[0]),
    );
    this.floe.replaceChildren(...names, ...letters);
  }

  /** Replace the marks on places; drawn by the next `show`. */
  mark(marks) {
    this.marks = marks;
  }

  /** Scroll a place into view on small screens. */
  reveal(place) {
    this.buttons.get(place)?.scrollIntoView({ block: "nearest" });
  }

  /** Shake a place where a move was refused. */
  refuse(place) {
    const button = this.buttons.get(place);
    if (!button) return;
    button.classList.remove("refused");
    button.getBoundingClientRect(); // lets the animation begin again
    button.classList.add("refused");
  }

  /** The place that the arrow keys start from: the first slot from the base up. */
  startingPlace() {
    return (this.cells.find((cell) => cell.kind === "slot") ?? this.cells[0])?.place ?? "";
  }

  /** Make a place the only one in the tab order (roving tabindex); arrow keys reach the others. */
  makeCurrent(place) {
    if (!place || !this.buttons.has(place)) return;
    this.current = place;
    for (const [name, button] of this.buttons) button.tabIndex = name === place ? 0 : -1;
  }

  focus(place) {
    this.makeCurrent(place);
    this.buttons.get(place)?.focus();
  }

  hasFocus() {
    return this.cellsHome.contains(document.activeElement);
  }

  /** Call `move` to move the focus; if the board has no focus yet, focus the current place instead. */
  moveFocus(move) {
    if (this.hasFocus()) move();
    else this.focus(this.current);
  }

  /** Focus the nearest place straight ahead in steps of `across` columns and `up` rows. */
  goBy([across, up]) {
    const from = this.cells.find((cell) => cell.place === this.current);
    for (let steps = 1; from && steps <= this.cells.length; steps += 1) {
      const there = this.cells.find(
        (cell) => cell.row === from.row + steps * up && cell.x === from.x + steps * across,
      );
      if (there) {
        this.focus(there.place);
        return;
      }
    }
  }

  /** Focus the nearest place to the "left" or "right", "up" or "down". */
  step(direction) {
    const from = this.cells.find((cell) => cell.place === this.current);
    if (!from) return;
    const [across, up] = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] }[direction];
    const ahead = this.cells.filter((cell) =>
      up ? (cell.row - from.row) * up > 0 : cell.row === from.row && (cell.x - from.x) * across > 0,
    );
    const distance = (cell) => 10 * Math.abs(cell.row - from.row) + Math.abs(cell.x - from.x);
    const nearest = ahead.sort((one, other) => distance(one) - distance(other) || one.x - other.x)[0];
    if (nearest) this.focus(nearest.place);
  }
}
