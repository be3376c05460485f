/* Penguin Party on the board: hands, results and sentences. */

import { countText } from "../../games/format.ts";
import { colourList } from "../../games/party/colours.ts";
import type { PartyPosition } from "../../games/party/position.ts";
import { rulesText } from "../../games/party/rules.ts";
import { element } from "../../ui/elements.ts";
import { chip } from "../../ui/party/cards.ts";
import { type Turns, withTurn } from "../../ui/party/growing.ts";
import type { GameView } from "../board_game.ts";
import { PartyTable, type PyramidDraft } from "./table.ts";

export const PARTY_VIEW: GameView<PartyPosition, Turns, PyramidDraft> = {
  table: (callbacks) => new PartyTable(callbacks),
  marksAfter: (turns, move) => (turns === null ? {} : withTurn({ turns }, move)),

  handPicture(position, seat, back) {
    const { hand } = position.players[seat];
    if (!hand) return element("span", { class: "nothing" }, "no cards");
    const cards = [...hand].map((card) =>
      back ? element("span", { class: "chip back", "aria-hidden": "true" }, "?") : chip(card),
    );
    const words = back ? countText(hand.length, "hidden card") : colourList(hand, "and");
    return element("span", { class: "chips", role: "img", "aria-label": words }, ...cards);
  },

  standing(position, seat) {
    const player = position.players[seat];
    if (position.toMove === seat) return "to move";
    if (player.out) return "out";
    return player.hand ? countText(player.hand.length, "card") : "done";
  },

  help: [
    "Use Set up to give cards to hands, deal at random, or open a position or a record.",
    "To play, choose a card of the player to move. Places where it may go light up. Then tap a place.",
  ],
  sureWords: "the most cards they are left with",
  invitation: "Choose a card of the player to move, then a place.",
  rulesLine({ rules }) {
    const named = rulesText(rules)
      .split(",")
      .filter((word) => !word.startsWith("base="));
    return [...named, `base ${rules.base}`].join(", ");
  },
  taskText: (value) =>
    `be left with ${value ? "at most " : ""}${countText(value, "card")}, whatever the others do.`,

  marginText(value, first, second) {
    if (!value) return `Margin: ${first} and ${second} come out even.`;
    const points = countText(Math.abs(value), "point");
    return `Margin: ${value > 0 ? first : second} comes out ${points} ahead if both play their best.`;
  },

  resultText(position) {
    const left = position.players.map(({ name, hand }) => `${name} ${hand.length}`);
    return `The round is over. Cards left: ${left.join(", ")}.`;
  },
};
