/* The board: every place is a button; arrow keys go from place to place. */

import { element, focusedData, labelPlace, partOf, setProperties } from "./elements.ts";

/** A place of the board as games describe it. */
export interface Cell {
  /** Its name, as in `b2`. */
  place: string;
  row: number;
  column: number;
  /** Its distance from the left edge, in cards. */
  x: number;
  /** The CSS class of its button; the arrow keys start from a `slot`. */
  kind: string;
  /** True if its card belongs to the puzzle. */
  given: boolean;
  /** True if the chosen card may go there. */
  fits: boolean;
  /** True if its name is shown below the lowest row. */
  named?: boolean;
  /** The label for screen readers: first the place, then a comma. */
  label: string;
  /** Changes whenever the picture does. */
  look: string;
  /** Draw the place; null for nothing. */
  picture(mark?: Mark): Element | null;
}

export interface BoardView {
  cells: Cell[];
  width: number;
  height: number;
  /** A picture over the cells. */
  track?: Element | null;
}

/** The place of a move, a premise of an argument, its contradiction; a mistake; the last move. */
export type Role = "target" | "because" | "clash" | "wrong" | "fresh";

/** A mark on a place. */
export interface Mark {
  role: Role;
  /** The numbers of the place in a chain of conclusions. */
  links?: number[];
  /** The colours that the chain leaves possible there. */
  colours?: string;
  /** The colours that are ruled out there. */
  struck?: string;
}

/** Marks by place. */
export type Marks = Map<string, Mark>;

/** Columns across and rows up. */
export type BoardStep = readonly [across: number, up: number];

const ARROW_STEPS: Partial<Record<string, BoardStep>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};

export class Board {
  /** The place that the arrow keys start from. */
  current = "";
  /** The element with the names of places and rows. */
  readonly floe: HTMLElement;
  private readonly home: HTMLElement;
  private readonly cellsHome: HTMLElement;
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private cells: Cell[] = [];
  private marks: Marks = new Map();
  private track: Element | null = null;
  private readonly listening = new AbortController();

  /** A board inside the element `home`; `tapped(place)` is called when a place is pressed. */
  constructor(home: HTMLElement, tapped: (place: string) => void) {
    this.home = home;
    this.cellsHome = partOf(home, ".cells");
    this.floe = partOf(home, ".floe-names");
    const { signal } = this.listening;
    const press = (event: Event) => {
      const place = placeOf(event);
      if (place) tapped(place);
    };
    this.cellsHome.addEventListener("click", press, { signal });
    this.cellsHome.addEventListener("focusin", (event) => this.makeCurrent(placeOf(event)), { signal });
  }

  /** Show the cells of a view, centred in `columns` columns and `rows` rows. */
  show({ cells, width, height, track = null }: BoardView, columns: number, rows: number): void {
    this.cells = cells;
    this.track?.remove();
    this.track = track;
    if (track) this.home.append(track);
    setProperties(this.home, {
      "--columns": columns,
      "--rows": rows,
      "--filled-rows": height,
      "--margin": (columns - width) / 2,
    });
    const places = new Set(cells.map((cell) => cell.place));
    const focused = focusedData("place");
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
      const there = this.cellsHome.children.item(number);
      if (there !== button) this.cellsHome.insertBefore(button, there);
    }
    if (!places.has(this.current)) this.current = this.startingPlace();
    this.makeCurrent(this.current);
    if (focused && !places.has(focused)) this.focus(this.current);
    this.nameRows();
  }

  /** Empty the board and stop listening, so that another one can be made in its place. */
  close(): void {
    this.listening.abort();
    this.clear();
    this.floe.replaceChildren();
  }

  /** Remove all cells before another puzzle is shown. */
  clear(): void {
    this.current = "";
    this.marks = new Map();
    this.track?.remove();
    this.cellsHome.replaceChildren();
    this.buttons.clear();
  }

  private newButton(place: string): HTMLButtonElement {
    const button = element("button", { type: "button", "data-place": place });
    this.buttons.set(place, button);
    return button;
  }

  /** Draw a cell on its button, if it looks different from before. */
  protected update(button: HTMLButtonElement, cell: Cell): void {
    const mark = this.marks.get(cell.place);
    const state = JSON.stringify([cell.kind, cell.given, cell.fits, cell.label, cell.look, mark]);
    setProperties(button, { "--x": cell.x, "--row": cell.row });
    if (button.dataset.state === state) return;
    button.dataset.state = state;
    const classes = ["cell", cell.kind, cell.given && "given", cell.fits && "fits", mark?.role];
    button.className = classes.filter(Boolean).join(" ");
    const picture = cell.picture(mark);
    button.replaceChildren(...(picture ? [picture] : []));
    if (mark?.links?.length) button.append(" ", element("span", { class: "link" }, mark.links.join(" ")));
    labelPlace(button, cell.label);
  }

  /** Label the base places on the floe, and the other rows with their letters. */
  private nameRows(): void {
    const base = this.cells.filter((cell) => cell.row === 0);
    const names = base.map(({ x, named, place }) => {
      const name = element("span", {}, named ? place : "");
      setProperties(name, { "--x": x });
      return name;
    });
    const firsts = new Map<number, Cell>();
    for (const cell of this.cells) {
      if (cell.row > 0 && cell.x < (firsts.get(cell.row)?.x ?? Infinity)) firsts.set(cell.row, cell);
    }
    const letters = [...firsts.values()].map(({ place, row, x }) => {
      const letter = element("span", { class: "row-letter" }, place[0]);
      setProperties(letter, { "--x": x, "--row": row });
      return letter;
    });
    this.floe.replaceChildren(...names, ...letters);
  }

  /** Replace the marks on places; drawn by the next `show`. */
  mark(marks: Marks): void {
    this.marks = marks;
  }

  /** Scroll a place into view on small screens. */
  reveal(place: string): void {
    this.buttons.get(place)?.scrollIntoView({ block: "nearest" });
  }

  /** Shake a place where a move was refused. */
  refuse(place: string): void {
    const button = this.buttons.get(place);
    if (!button) return;
    button.classList.remove("refused");
    button.getBoundingClientRect(); // lets the animation begin again
    button.classList.add("refused");
  }

  /** The first slot from the base up, or else the first place. */
  private startingPlace(): string {
    return (this.cells.find((cell) => cell.kind === "slot") ?? this.cells.at(0))?.place ?? "";
  }

  /** Make a place the only one in the tab order (roving tabindex); arrow keys reach the others. */
  private makeCurrent(place: string): void {
    if (!this.buttons.has(place)) return;
    this.current = place;
    for (const [name, button] of this.buttons) button.tabIndex = name === place ? 0 : -1;
  }

  focus(place: string): void {
    this.makeCurrent(place);
    this.buttons.get(place)?.focus();
  }

  hasFocus(): boolean {
    return this.cellsHome.contains(document.activeElement);
  }

  /** Call `move` to move the focus; if the board has no focus yet, focus the current place instead. */
  moveFocus(move: () => void): void {
    if (this.hasFocus()) move();
    else this.focus(this.current);
  }

  /** Focus the nearest place straight ahead in steps of `across` columns and `up` rows. */
  goBy([across, up]: BoardStep): void {
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
  step(direction: string): void {
    const from = this.cells.find((cell) => cell.place === this.current);
    const step = ARROW_STEPS[direction];
    if (!from || !step) return;
    const [across, up] = step;
    const ahead = this.cells.filter((cell) =>
      up ? (cell.row - from.row) * up > 0 : cell.row === from.row && (cell.x - from.x) * across > 0,
    );
    const distance = (cell: Cell) => 10 * Math.abs(cell.row - from.row) + Math.abs(cell.x - from.x);
    // Of two places that are as near, the left one upwards and the right one downwards: a step back leads back.
    const nearer = (one: Cell, other: Cell) =>
      distance(one) - distance(other) || (one.x - other.x) * (up || 1);
    const nearest = ahead.sort(nearer).at(0);
    if (nearest) this.focus(nearest.place);
  }
}

/** The place of the button that an event happened on, or "". */
function placeOf({ target }: Event): string {
  const button = target instanceof Element ? target.closest("button") : null;
  return button?.dataset.place ?? "";
}
