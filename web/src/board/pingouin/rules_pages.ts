/* The rules of Pingouin, with pictures. */

import type { Seat } from "../../games/game.ts";
import { SEAT_LETTERS } from "../../games/pingouin/position.ts";
import { svgElement } from "../../ui/elements.ts";
import { rulesPage } from "../../ui/rules_page.ts";

/** The width of a tile. */
const UNIT = 34;

/** A row of tiles as text: fish, "." for a hole, a letter for the penguin on the tile before, "*" for a tile that can be
    reached. Every second row stands half a tile further right. */
function floe(...rows: string[]): SVGSVGElement {
  const width = UNIT * 5;
  const height = UNIT * (0.87 * (rows.length - 1) + 1.16);
  const picture = svgElement("svg", { class: "figure floe-figure", viewBox: `0 0 ${width} ${height}` });
  for (const [row, text] of rows.entries()) {
    const tiles = [...text.matchAll(/([.123])([A-D])?(\*)?/g)];
    for (const [column, [, fish, letter, reached]] of tiles.entries()) {
      if (fish === ".") continue;
      const x = UNIT * (column + 0.5 + (row % 2) / 2);
      const y = UNIT * (0.58 + 0.87 * row);
      picture.append(hexagon(x, y, reached !== undefined));
      if (letter) picture.append(...penguin(x, y, SEAT_LETTERS.indexOf(letter)));
      else picture.append(...shoal(x, y, Number(fish)));
    }
  }
  return picture;
}

function hexagon(x: number, y: number, reached: boolean): SVGElement {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(x + UNIT * 0.55 * Math.cos(angle)).toFixed(1)},${(y + UNIT * 0.55 * Math.sin(angle)).toFixed(1)}`;
  });
  return svgElement("polygon", { points: corners.join(" "), class: reached ? "ice reached-ice" : "ice" });
}

function shoal(x: number, y: number, fish: number): SVGElement[] {
  return Array.from({ length: fish }, (_, number) =>
    svgElement("use", {
      href: "#fish",
      class: "figure-fish",
      x: x - 6.5,
      y: y - 4 + (number - (fish - 1) / 2) * 8,
      width: 13,
      height: 8,
    }),
  );
}

function penguin(x: number, y: number, seat: Seat): SVGElement[] {
  const body = svgElement("use", { href: "#penguin", x: x - 11, y: y - 13, width: 22, height: 26 });
  const letter = svgElement("text", { x, y: y + 8, class: "figure-letter" }, SEAT_LETTERS[seat]);
  return [svgElement("g", { class: `penguin-${seat} figure-penguin` }, body, letter)];
}

export function floeRulesPages(): Element[] {
  return [
    rulesPage(
      "Penguins on ice",
      floe("1A23", "121B1", "1321"),
      "Tiles of ice with one, two or three fish, and two penguins",
      "First everybody places their penguins in turn, each on a free tile with exactly one fish: 4 penguins with two players, 3 with three, 2 with four.",
    ),
    rulesPage(
      "Slide and take",
      floe("1A2*1*3*", "2121", "1B132"),
      "A penguin at the left end of a row of tiles that it can reach",
      "Slide one of your penguins in a straight line as far as you like, over free tiles only. Then you take the tile that it left, with its fish.",
    ),
    rulesPage(
      "Out",
      floe(".1B.", "1A1B", ".1B."),
      "A penguin with no free tile beside it",
      "If you can move, you must. If you can't, your penguins leave the ice with the tiles below them, and the others play on.",
    ),
    rulesPage(
      "The most fish win",
      floe("32", "23"),
      "Tiles with two and three fish",
      "When nobody can move, everybody counts the fish on their tiles. If they are equal, more tiles win.",
    ),
  ];
}
