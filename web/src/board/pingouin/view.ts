/* Pingouin on the board: hands, results and sentences. */

import { agree, countText, winText } from "../../games/format.ts";
import { fishHeld, isPlacing, type PingouinPosition } from "../../games/pingouin/position.ts";
import { element } from "../../ui/elements.ts";
import type { GameView } from "../board_game.ts";
import { pingouinResult } from "./results.ts";
import { floeRulesPages } from "./rules_pages.ts";
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

  movePicture: () => null,
  movePlace: (_before, move) => move.replace("-", " to "),
  moveWords: (_before, move) =>
    move.includes("-") ? `penguin from ${move.replace("-", " to ")}` : `penguin on ${move}`,

  about: "Penguins slide over melting ice. Take the most fish.",
  writeWords: "Set up the floe with its fish, then tap every move as it is played, and see what it cost.",
  moreWords: "More: seed",
  rulesPages: floeRulesPages,
  tips: [
    {
      id: "pingouin-place",
      text: "Place your penguins one by one, each on a free tile with one fish. Look for room and for threes nearby.",
      applies: isPlacing,
    },
    {
      id: "pingouin-slide",
      text: "Tap one of your penguins, then a tile in a straight line. You take the tile it leaves.",
      applies: (position) => !isPlacing(position),
    },
  ],
  help: [
    "To move, choose a penguin of the player to move, then a tile. To place one, choose a tile with one fish.",
    "A number with ~ is the likely lead at the end, by the engine; an estimate. With three or more players, and beside a player, it is the likely number of fish. It stands where nothing is proved yet.",
    "Set up puts fish, holes and penguins on tiles, or deals a floe at random.",
  ],
  footer:
    "Values are exact once enough of the ice is gone; until then the engine estimates them. For a longer search, run ppsolve analyze on the command line.",
  sureWords: "the fewest fish they get",
  invitation:
    "Choose a penguin of the player to move, then a tile. To place a penguin, choose a tile with one fish.",
  rulesLine: ({ players }) => `${players.length} players`,
  taskText: (value) => `guarantee ${value} fish, whatever the others do.`,

  marginText(value, first, second) {
    if (!value) return `Margin: ${first} and ${second} come out even.`;
    const ahead = value > 0 ? first : second;
    return `Margin: ${ahead} ${agree(ahead, "comes", "come")} out ${Math.abs(value)} fish ahead if both play their best.`;
  },

  resultOf: pingouinResult,
  alikeKey: (position) => JSON.stringify(position),

  resultText(position) {
    const { players } = position;
    const scores = players.map(({ tiles, penguins }, seat) => ({
      fish: fishHeld(position, seat),
      tiles: tiles + penguins.length,
    }));
    const best = [...scores].sort((one, other) => other.fish - one.fish || other.tiles - one.tiles)[0];
    const winners = players.filter(
      (_, seat) => scores[seat].fish === best.fish && scores[seat].tiles === best.tiles,
    );
    const won = winText(
      winners.map(({ name }) => name),
      "the game",
    );
    const fish = players.map(({ name }, seat) => `${name} ${scores[seat].fish}`);
    const equal = scores.filter(({ fish: held }) => held === best.fish).length > winners.length;
    const tiles = equal ? ` With equal fish, the tiles count: ${best.tiles}.` : "";
    return `The game is over. ${won}. Fish: ${fish.join(", ")}.${tiles}`;
  },
};
