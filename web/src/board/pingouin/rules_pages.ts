/* The rules of Pingouin, with pictures. */

import { say } from "../../language/messages.ts";
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
      say("board-rules-pingouin-place"),
      floe("1A23", "121B1", "1321"),
      say("board-rules-pingouin-place-picture"),
      say("board-rules-pingouin-place-text"),
    ),
    rulesPage(
      say("board-rules-pingouin-slide"),
      floe("1A2*1*3*", "2121", "1B132"),
      say("board-rules-pingouin-slide-picture"),
      say("board-rules-pingouin-slide-text"),
    ),
    rulesPage(
      say("board-rules-party-out"),
      floe(".1B.", "1A1B", ".1B."),
      say("board-rules-pingouin-out-picture"),
      say("board-rules-pingouin-out-text"),
    ),
    rulesPage(
      say("board-rules-pingouin-win"),
      floe("32", "23"),
      say("board-rules-pingouin-win-picture"),
      say("board-rules-pingouin-win-text"),
    ),
  ];
}
