/* The base of the Pingouin games: pictures of floes, and moves. */

import type { Seat } from "../../games/game.ts";
import {
  FLOE_PLACES,
  FLOE_TILES,
  floeAfter,
  type FloePosition,
  readPlaces,
  SEAT_LETTERS,
  seatOn,
  slides,
  standingOn,
  tileAt,
  tileLeft,
  tileName,
  tileOf,
} from "../../games/pingouin/position.ts";
import { say } from "../../language/messages.ts";
import type { BoardStep, BoardView, Cell } from "../../ui/board.ts";
import { type CustomProperties, setProperties, svgElement } from "../../ui/elements.ts";
import type { Step } from "../documents.ts";
import { hintStages, mistakeStages } from "../hints.ts";
import type { Frame, Hint, HintStage, PuzzleGame } from "../puzzle_game.ts";

/** A floe in a puzzle. */
export interface FloeState extends FloePosition {
  /** The slides made so far. */
  slides: Slide[];
}

export interface Slide {
  from: string;
  to: string;
  seat: Seat;
}

/** The contents of a tile that differ between puzzles. */
export interface TileContent {
  /** The number on it; 0 for none. */
  number: number;
  fishes: number;
  /** What screen readers say after its name. */
  label: string[];
}

const HEX_STEPS: Partial<Record<string, BoardStep>> = {
  "up-left": [-0.5, 1],
  "up-right": [0.5, 1],
  left: [-1, 0],
  right: [1, 0],
  "down-left": [-0.5, -1],
  "down-right": [0.5, -1],
};

/** The position of a floe as rows of text; `fish` are those that each player has. */
export function readFloe(rows: string[], fish: number[], toMove: Seat): FloeState {
  const { ice, penguins } = readPlaces(rows.flatMap((text) => text.match(/[.123][A-D]?/g) ?? []));
  const players = fish.map((number, seat) => ({
    fish: number,
    tiles: 0,
    toPlace: 0,
    penguins: penguins[seat],
  }));
  return { ice, players, toMove, slides: [] };
}

/** The floe after a slide `c4-c7`. */
export function afterSlide(position: FloeState, move: string): FloeState {
  const [from, to] = move.split("-");
  const slide = { from, to, seat: penguinOn(position, from) ?? 0 };
  return { ...floeAfter(position, move), slides: [...position.slides, slide] };
}

/** The places that the penguin on a place can slide to. */
export function slidesFrom({ ice, players }: FloePosition, place: string): string[] {
  return slides(ice, standingOn(players), tileAt(place)).map(tileName);
}

/** The places of a player's penguins. */
export function penguinsOf({ players }: FloePosition, seat: Seat): string[] {
  return players[seat].penguins.map(tileName);
}

/** The places that are left. */
export function placesLeft({ ice }: FloePosition): string[] {
  return FLOE_TILES.filter((tile) => ice[tile]).map(tileName);
}

export function fishOn({ ice }: FloePosition, place: string): number {
  return ice[tileAt(place)];
}

/** The seat of the penguin on a place; undefined if there is none. */
export function penguinOn(position: FloePosition, place: string): Seat | undefined {
  const tile = tileOf(place);
  const seat = tile === undefined ? -1 : seatOn(position, tile);
  return seat < 0 ? undefined : seat;
}

/* The picture. */

const FISH_PATH = "M-11 0C-7-6 3-6 7 0C3 6-7 6-11 0ZM5 0L12-5.5V5.5Z";
const SHOALS = [
  [],
  [[0, 0]],
  [
    [-5, -8],
    [5, 7],
  ],
  [
    [-7, -13],
    [7, -1],
    [-7, 11],
  ],
];

function hexPicture(
  place: string,
  { number, fishes }: TileContent,
  seat: Seat | undefined,
  slide: CustomProperties | null,
): SVGSVGElement {
  const picture = svgElement("svg", { class: "hex", viewBox: "-30 -35 60 70", "aria-hidden": "true" });
  picture.append(
    svgElement("path", { class: "ice-side", d: "M0-29L28-13V19L0 35L-28 19V-13Z" }),
    svgElement("path", { class: "ice", d: "M0-33L28-17V15L0 31L-28 15V-17Z" }),
    svgElement("text", { class: "tile-name", x: 0, y: 25 }, place),
  );
  if (number) picture.append(" ", svgElement("text", { class: "number", x: 0, y: 4 }, `${number}`));
  if (seat === undefined) {
    picture.append(...SHOALS[fishes].map(([x, y]) => fishPicture(`translate(${x} ${y - 4})`)));
    return picture;
  }
  const group = svgElement("g", { class: slide ? "penguin slid" : "penguin" });
  if (slide) setProperties(group, slide);
  group.append(
    svgElement("use", { href: "#penguin", x: -19, y: -29, width: 38, height: 44, class: `seat-${seat}` }),
    svgElement("text", { class: "letter", x: 0, y: 4 }, SEAT_LETTERS[seat]),
  );
  picture.append(" ", group);
  for (let each = 0; each < fishes; each += 1) {
    picture.append(fishPicture(`translate(19 ${8 - 8 * each}) scale(0.5)`));
  }
  return picture;
}

function fishPicture(transform: string): SVGPathElement {
  return svgElement("path", { class: "fish", d: FISH_PATH, transform });
}

/** The offset at which the animation of a slide starts; a column is 60 units wide. */
function slideOffset({ from, to }: Slide): CustomProperties {
  const [start, end] = [tileAt(from), tileAt(to)];
  const rows = FLOE_PLACES[start].row - FLOE_PLACES[end].row;
  return { "--from-x": `${(tileLeft(start) - tileLeft(end)) * 60}px`, "--from-y": `${rows * 52}px` };
}

/** The slides that led to a position, as lines with numbers, in the frame of a view: `left` is the least `tileLeft`,
    `bottom` the lowest row. */
function trackPicture(
  position: FloeState,
  { left, bottom, width, height }: { left: number; bottom: number; width: number; height: number },
): SVGSVGElement {
  const tall = 52 * (height - 1) + 70; // as the tiles stand: 60 units wide, rows 52 units apart
  const picture = svgElement("svg", {
    class: "track",
    viewBox: `0 0 ${60 * width} ${tall}`,
    "aria-hidden": "true",
  });
  setProperties(picture, { "--width": width });
  const centre = (place: string) => {
    const tile = tileAt(place);
    return [60 * (tileLeft(tile) - left) + 30, tall - 52 * (bottom - FLOE_PLACES[tile].row) - 39] as const;
  };
  for (const kind of ["casing", "slide"]) {
    for (const { from, to, seat } of position.slides) {
      const [x1, y1] = centre(from);
      const [x, y] = centre(to);
      const short = penguinOn(position, to) === undefined ? 0 : 26 / Math.hypot(x - x1, y - y1);
      const [x2, y2] = [x + (x1 - x) * short, y + (y1 - y) * short]; // up to the penguin, not over it
      picture.append(svgElement("line", { class: `${kind} seat-${seat}`, x1, y1, x2, y2 }));
    }
  }
  const ends = new Set(position.slides.map(({ to }) => to));
  for (const { from, seat } of position.slides.filter((slide) => !ends.has(slide.from))) {
    const [cx, cy] = centre(from);
    picture.append(svgElement("circle", { class: `start seat-${seat}`, cx, cy, r: 7 }));
  }
  for (const [number, { to, seat }] of position.slides.entries()) {
    const aside = penguinOn(position, to) === undefined ? 0 : 20; // beside the penguin, not on it
    const [x, y] = centre(to);
    picture.append(
      svgElement("circle", { class: `seat-${seat}`, cx: x - aside, cy: y - aside, r: 12 }),
      svgElement("text", { x: x - aside, y: y - aside, dy: "0.35em" }, `${number + 1}`),
    );
  }
  return picture;
}

/** The view of a floe in the frame of the `start` position; if `traced`, with the slides made so far. */
export function floeView(
  start: FloeState,
  position: FloeState,
  chosen: string,
  contentOf: (place: string) => TileContent,
  traced = false,
): BoardView {
  const tiles = placesLeft(start).map(tileAt);
  const rows = tiles.map((tile) => FLOE_PLACES[tile].row);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const left = Math.min(...tiles.map(tileLeft));
  const mayMove = penguinOn(position, chosen) !== undefined;
  const targets = new Set(mayMove ? slidesFrom(position, chosen) : []);
  const last = position.slides.at(-1);
  const ends = new Map(position.slides.map(({ to }, number) => [to, number + 1]));
  const places = placesLeft(traced ? start : position);
  if (!traced && last) places.push(last.from);
  const cells = places.map((place): Cell => {
    const tile = tileAt(place);
    const { row, column } = FLOE_PLACES[tile];
    const gone = !position.ice[tile];
    const seat = penguinOn(position, place);
    const content = contentOf(place);
    const slide = last?.to === place ? slideOffset(last) : null;
    const words = gone ? [place, say("page-tile-melted")] : [place, ...content.label];
    if (traced && ends.has(place)) words.push(say("page-tile-end", { number: ends.get(place)! }));
    if (traced && gone && penguinOn(start, place) !== undefined) words.push(say("page-tile-start"));
    if (place === chosen) words.push(say("page-tile-chosen"));
    if (targets.has(place)) words.push(say("page-tile-reached"));
    return {
      place,
      row: bottom - row,
      column,
      x: tileLeft(tile) - left,
      given: false,
      kind: gone ? (traced ? "melted shown" : "melted") : place === chosen ? "tile chosen" : "tile",
      fits: targets.has(place),
      label: words.join(", "),
      look: JSON.stringify([seat, content.number, content.fishes, slide]),
      picture: () => hexPicture(place, content, seat, slide),
    };
  });
  const frame = { width: Math.max(...tiles.map(tileLeft)) - left + 1, height: bottom - top + 1 };
  return { cells, ...frame, track: traced ? trackPicture(position, { left, bottom, ...frame }) : null };
}

/** The stages of a hint for a slide; `line` are moves to step through. */
export function floeHint<Position>(step: Step, line?: Frame<Position>[]): HintStage<Position>[] {
  const [from, to] = step.move.split("-");
  const explained = `${say("page-hint-slide", { from, to })} ${step.reason}`;
  return hintStages(step, [explained], "slide", line);
}

/** A hint that a slide was wrong. */
export function wrongSlideHint<Position>(moves: string[], right: number): Hint<Position> {
  const [from, to] = moves[right].split("-");
  const text = say("page-hint-slide-mistake", { number: right + 1, from, to });
  return { id: `wrong ${moves.join()}`, stages: mistakeStages(text, to), keep: right };
}

/** Why a player cannot make a slide, or "". */
export function slideRefusal(position: FloeState, seat: Seat, move: string): string {
  const [from, to] = move.split("-");
  if (!from) return say("page-choose-penguin-first");
  if (penguinOn(position, from) !== seat) return say("page-no-penguin-there", { place: from });
  if (from === to) return say("page-penguin-here");
  if (slidesFrom(position, from).includes(to)) return "";
  if (penguinOn(position, to) !== undefined) return say("page-penguin-there", { place: to });
  return say("page-no-slide", { from, to });
}

type Shared =
  "start" | "chooses" | "keepChosen" | "moveAt" | "moveBack" | "refusal" | "hands" | "progress" | "act";

/** The methods of one floe game: those that the games do not share, and any that differ. */
type OwnMethods<Position> = Omit<PuzzleGame<Position>, Shared> & Partial<Pick<PuzzleGame<Position>, Shared>>;

/** A game with the methods that all floe games share, and its `own`; `seat` is the player's. */
export function floeGame<Position extends FloeState>(
  start: Position,
  seat: Seat,
  own: OwnMethods<Position>,
): PuzzleGame<Position> {
  return {
    start,

    chooses(position, place) {
      const mine = penguinsOf(position, seat);
      return mine.length > 1 && mine.includes(place) ? say("page-slides-next", { place }) : "";
    },

    keepChosen(position, chosen) {
      const mine = penguinsOf(position, seat);
      if (mine.length === 1) return mine[0];
      if (mine.includes(chosen)) return chosen;
      return mine.find((place) => position.slides.at(-1)?.to === place) ?? "";
    },

    moveAt: (_position, place, chosen) => `${chosen}-${place}`,

    moveBack: () => "undo",

    refusal: (position, move) => slideRefusal(position, seat, move),

    hands: () => [],

    progress: ({ slides }) => slides.length,

    /** The shortcut "step": go to the next tile in one of six directions. */
    act(_name, direction, _play, board) {
      const step = HEX_STEPS[direction];
      if (step) board.moveFocus(() => board.goBy(step));
    },

    ...own,
  };
}
