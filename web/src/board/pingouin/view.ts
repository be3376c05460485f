/* Pingouin on the board: hands, results and sentences. */

import { countText } from "../../games/format.ts";
import { fishHeld, type PingouinPosition } from "../../games/pingouin/position.ts";
import { element } from "../../ui/elements.ts";
import type { GameView } from "../board_game.ts";
import { FloeTable, penguinPicture } from "./table.ts";

export const PINGOUIN_VIEW: GameView<PingouinPosition, null, PingouinPosition> = {
  table: (callbacks) => new FloeTable(callbacks),
  marksAfter: () => null,

  handPicture(position, seat) {
    const { fish, tiles, toPlace, penguins } = position.players[seat];
    const words = [
      `${fish} fish`,
      countText(tiles, "tile"),
      toPlace ? `${toPlace} to place` : "",
      `${penguins.length} on the floe`,
    ];
    return element("span", { class: "chips holds" }, penguinPicture(seat), words.filter(Boolean).join(", "));
  },

  standing(position, seat) {
    const { toPlace, penguins } = position.players[seat];
    if (position.toMove === seat) return "to move";
    return penguins.length || toPlace ? "" : "out";
  },

  help: [],
  sureWords: "in Pingouin, the fewest fish they get",
  invitation:
    "Choose a penguin of the player to move, then a tile. To place a penguin, choose a tile with one fish.",
  rulesLine: ({ players }) => `${players.length} players`,
  taskText: (value) => `guarantee ${value} fish, whatever the others do.`,

  marginText(value, first, second) {
    if (!value) return `Margin: ${first} and ${second} come out even.`;
    return `Margin: ${value > 0 ? first : second} comes out ${Math.abs(value)} fish ahead if both play their best.`;
  },

  resultText(position) {
    const fish = position.players.map(({ name }, seat) => `${name} ${fishHeld(position, seat)}`);
    return `The game is over. Fish: ${fish.join(", ")}.`;
  },
};
