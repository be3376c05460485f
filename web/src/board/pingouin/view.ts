/* Pingouin on the board: hands, results and sentences. */

import { shownName, winnersOf } from "../../games/format.ts";
import { say } from "../../language/messages.ts";
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
      say("board-fish", { fish }),
      say("board-tile-count", { tiles }),
      toPlace ? say("board-penguins-to-place", { penguins: toPlace }) : "",
      say("board-on-the-floe", { penguins: penguins.length }),
    ];
    return element("span", { class: "chips holds" }, penguinPicture(seat), words.filter(Boolean).join(", "));
  },

  standing(position, seat) {
    const { toPlace, penguins } = position.players[seat];
    if (position.toMove === seat) return "to move";
    return penguins.length || toPlace ? "" : "out";
  },

  standingText(position, seat) {
    const standing = PINGOUIN_VIEW.standing(position, seat);
    return standing && say("page-standing", { standing: standing.replace(" ", "-") });
  },

  movePicture: () => null,
  movePlace: (_before, move) => {
    const [from, to] = move.split("-");
    return to ? say("page-move-slide", { from, to }) : move;
  },
  moveWords: (_before, move) => {
    const [from, to] = move.split("-");
    return to ? say("board-move-slide", { from, to }) : say("board-move-penguin", { place: move });
  },

  about: "board-pingouin-about",
  writeWords: "board-pingouin-write",
  moreWords: "board-pingouin-more",
  rulesPages: floeRulesPages,
  tips: [
    {
      id: "pingouin-place",
      text: "board-pingouin-tip-place",
      applies: isPlacing,
    },
    {
      id: "pingouin-slide",
      text: "board-pingouin-tip-slide",
      applies: (position) => !isPlacing(position),
    },
  ],
  help: ["board-pingouin-help-move", "board-pingouin-help-estimates", "board-pingouin-help-setup"],
  footer: "board-pingouin-footer",
  invitation: "board-pingouin-invitation",
  rulesLine: ({ players }) => say("board-player-count", { players: players.length }),

  marginText(value, first, second) {
    if (!value) return say("board-margin-even", { first: shownName(first), second: shownName(second) });
    return say("board-margin", { player: value > 0 ? first : second, unit: "fish", amount: Math.abs(value) });
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
    const fish = players.map(({ name }, seat) => `${shownName(name)} ${scores[seat].fish}`);
    const equal = scores.filter(({ fish: held }) => held === best.fish).length > winners.length;
    return say("board-pingouin-result", {
      ...winnersOf(winners.map(({ name }) => name)),
      fish: fish.join(", "),
      tiles: equal ? best.tiles : 0,
    });
  },
};
