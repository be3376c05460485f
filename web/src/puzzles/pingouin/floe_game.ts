/* The base of the Pingouin games: pictures of floes, and moves.

   A position is one of engine.js with { made, slid, melted }: the number of moves made, the last one as [from, to], and
   the tile that it left. */

import {
  FLOE_PLACES,
  FLOE_TILES,
  floeAfter,
  readPlaces,
  SEAT_LETTERS,
  seatOn,
  slides,
  standingOn,
  tileLeft,
  tileName,
  tileOf,
} from "../../games/pingouin/position.ts";
import { svgElement } from "../../ui/elements.ts";
import { hintStages, mistakeStages } from "../hints.ts";

/** Columns across and rows up. */
const HEX_STEPS = {
  "up-left": [-0.5, 1],
  "up-right": [0.5, 1],
  left: [-1, 0],
  right: [1, 0],
  "down-left": [-0.5, -1],
  "down-right": [0.5, -1],
};
export const FISH_WORDS = ["no fish", "one fish", "two fish", "three fish"];

/** The position of a floe as rows of text; `fish` are those that each player has. */
export function readFloe(rows, fish, toMove) {
  const { ice, penguins } = readPlaces(rows.flatMap((text) => text.match(/[.123][A-D]?/g)));
  const players = fish.map((number, seat) => ({
    fish: number,
    tiles: 0,
    toPlace: 0,
    penguins: penguins[seat],
  }));
  return { ice, players, toMove, made: 0, slid: null, melted: "" };
}

/** The floe after a slide `c4-c7`. */
export function afterSlide(position, move) {
  const [from, to] = move.split("-");
  return { ...floeAfter(position, move), made: position.made + 1, slid: [from, to], melted: from };
}

/** The places that the penguin on a place can slide to. */
export function slidesFrom({ ice, players }, place) {
  return slides(ice, standingOn(players), tileOf(place)).map(tileName);
}

export function penguinsOf({ players }, seat) {
  return players[seat].penguins.map(tileName);
}

/** The places that are left. */
export function placesLeft({ ice }) {
  return FLOE_TILES.filter((tile) => ice[tile]).map(tileName);
}

export function fishOn({ ice }, place) {
  return ice[tileOf(place)];
}

/** The seat of the penguin on a place; undefined if there is none. */
export function penguinOn(position, place) {
  const seat = seatOn(position, tileOf(place));
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

function hexPicture(place, fish, seat, number, slid) {
  const picture = svgElement("svg", { class: "hex", viewBox: "-30 -35 60 70", "aria-hidden": "true" });
  picture.append(
    svgElement("path", { class: "ice-side", d: "M0-29L28-13V19L0 35L-28 19V-13Z" }),
    svgElement("path", { class: "ice", d: "M0-33L28-17V15L0 31L-28 15V-17Z" }),
    svgElement("text", { class: "tile-name", x: 0, y: 25 }, place),
  );
  if (number) picture.append(svgElement("text", { class: "number", x: 0, y: 4 }, `${number}`));
  if (seat === undefined) {
    picture.append(...SHOALS[fish].map(([x, y]) => fishPicture(`translate(${x} ${y - 4})`)));
    return picture;
  }
  const group = svgElement("g", { class: slid ? "penguin slid" : "penguin", style: slid ?? "" });
  group.append(
    svgElement("use", { href: "#penguin", x: -19, y: -29, width: 38, height: 44, class: `seat-${seat}` }),
    svgElement("text", { class: "letter", x: 0, y: 4 }, SEAT_LETTERS[seat]),
  );
  picture.append(group);
  for (let each = 0; each < fish; each += 1) {
    picture.append(fishPicture(`translate(19 ${8 - 8 * each}) scale(0.5)`));
  }
  return picture;
}

function fishPicture(transform) {
  return svgElement("path", { class: "fish", d: FISH_PATH, transform });
}

/** The offset at which the animation of a slide starts; a column is 60 units wide. */
function slideStyle(slide) {
  const [start, end] = slide.map(tileOf);
  const rows = FLOE_PLACES[start].row - FLOE_PLACES[end].row;
  return `--from-x:${(tileLeft(start) - tileLeft(end)) * 60}px;--from-y:${rows * 52}px`;
}

/** The view of a floe in the frame of the `start` position. `contentOf(place)` returns { number, fishes, label }. */
export function floeView(start, position, chosen, contentOf) {
  const tiles = placesLeft(start).map(tileOf);
  const rows = tiles.map((tile) => FLOE_PLACES[tile].row);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const left = Math.min(...tiles.map(tileLeft));
  const mayMove = chosen && penguinOn(position, chosen) !== undefined;
  const targets = new Set(mayMove ? slidesFrom(position, chosen) : []);
  const places = placesLeft(position);
  if (position.melted && !places.includes(position.melted)) places.push(position.melted);
  const cells = places.map((place) => {
    const tile = tileOf(place);
    const { row, column } = FLOE_PLACES[tile];
    const gone = !position.ice[tile];
    const seat = penguinOn(position, place);
    const { number, fishes, label } = contentOf(place);
    const slid = position.slid?.[1] === place ? slideStyle(position.slid) : undefined;
    const words = gone ? [place, "melted"] : [place, ...label];
    if (place === chosen) words.push("chosen");
    if (targets.has(place)) words.push("can be reached");
    return {
      place,
      row: bottom - row,
      column,
      x: tileLeft(tile) - left,
      given: false,
      kind: gone ? "melted" : place === chosen ? "tile chosen" : "tile",
      fits: targets.has(place),
      label: words.join(", "),
      look: [seat, number, fishes, slid].join(),
      picture: () => hexPicture(place, fishes, seat, number, slid),
    };
  });
  return { cells, width: Math.max(...tiles.map(tileLeft)) - left + 1, height: bottom - top + 1 };
}

/** The stages of a hint for a slide. */
export function floeHint(step) {
  const explained = `${step.move.replace("-", " to ")}. ${step.reason}`;
  return hintStages(step, [explained], "slide", "make it");
}

/** A hint that a slide was wrong. */
export function wrongSlideHint(moves, right) {
  const place = moves[right].split("-")[1];
  const text = `Slide ${right + 1}, ${moves[right].replace("-", " to ")}, was the mistake.`;
  return { id: `wrong ${moves.join()}`, stages: mistakeStages(text, place), keep: right };
}

/** A game with the methods that all floe games share, and its `own`; `seat` is the player's. */
export function floeGame(start, seat, own) {
  return {
    start,

    chooses(position, place) {
      const mine = penguinsOf(position, seat);
      return mine.length > 1 && mine.includes(place) ? `The penguin on ${place} slides next.` : "";
    },

    keepChosen(position, chosen) {
      const mine = penguinsOf(position, seat);
      if (mine.length === 1) return mine[0];
      if (mine.includes(chosen)) return chosen;
      return mine.find((place) => position.slid?.[1] === place) ?? "";
    },

    moveAt: (position, place, chosen) => `${chosen}-${place}`,

    moveBack: () => "undo",

    refusal(position, move) {
      const [from, to] = move.split("-");
      if (!from) return "Choose a penguin first.";
      if (penguinOn(position, from) !== seat) return `You have no penguin on ${from}.`;
      if (from === to) return "The penguin is here already: press the tile that it should slide to.";
      if (slidesFrom(position, from).includes(to)) return "";
      if (penguinOn(position, to) !== undefined) return `There is a penguin on ${to}.`;
      return `You cannot slide from ${from} to ${to}.`;
    },

    hands: () => [],

    progress: ({ made }) => made,

    /** The shortcut "step": go to the next tile in one of six directions. */
    act(_name, direction, _play, board) {
      board.moveFocus(() => board.goBy(HEX_STEPS[direction]));
    },

    ...own,
  };
}
