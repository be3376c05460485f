/* Penguin Party on the board: hands, results and sentences. */

import { shownName, winnersOf } from "../../games/format.ts";
import { listed, say } from "../../language/messages.ts";
import { colourName } from "../../games/party/colours.ts";
import { HIDDEN, shownCards } from "../../games/party/hidden.ts";
import { parseMove, type PartyPosition } from "../../games/party/position.ts";
import { rulesText } from "../../games/party/rules.ts";
import { element } from "../../ui/elements.ts";
import { chip, shapedChip } from "../../ui/party/cards.ts";
import { type Turns, withTurn } from "../../ui/party/growing.ts";
import type { GameView } from "../board_game.ts";
import { partyKey, partyResult } from "./results.ts";
import { partyRulesPages } from "./rules_pages.ts";
import { PartyTable, type PyramidDraft } from "./table.ts";

export const PARTY_VIEW: GameView<PartyPosition, Turns, PyramidDraft> = {
  table: (callbacks) => new PartyTable(callbacks),
  marksAfter: (turns, move) => (turns === null ? {} : withTurn({ turns }, move)),

  handPicture(position, seat, back) {
    const { hand } = position.players[seat];
    if (!hand) return element("span", { class: "nothing" }, say("page-cards", { cards: 0 }));
    const cards = [...hand].map((card) =>
      back || card === HIDDEN
        ? element("span", { class: "chip back", "aria-hidden": "true" }, HIDDEN)
        : chip(card),
    );
    const shown = back ? "" : shownCards(hand);
    const hidden = hand.length - shown.length;
    const parts = [...shown].map(colourName);
    if (hidden) parts.push(say("board-hidden-cards", { cards: hidden }));
    const words = parts.length ? listed(parts) : "";
    return element("span", { class: "chips", role: "img", "aria-label": words }, ...cards);
  },

  standing(position, seat) {
    const player = position.players[seat];
    if (position.toMove === seat) return "to move";
    if (player.out) return "out";
    return player.hand ? "" : "done";
  },

  standingText(position, seat) {
    const cards = position.players[seat].hand.length;
    const standing = PARTY_VIEW.standing(position, seat);
    if (standing === "done") return say("board-done");
    return standing
      ? say("page-standing", { standing: standing.replace(" ", "-") })
      : say("page-cards", { cards });
  },

  movePicture: (move) => shapedChip(move[0]),

  movePlace({ rows }, move) {
    const { row, column } = parseMove(move);
    if (row > 0) return move.slice(1);
    if (!rows.length) return say("board-opens-the-base");
    return column < 0 ? say("page-spot-left-end") : say("page-spot-right-end");
  },

  moveWords(before, move) {
    const { row, column } = parseMove(move);
    const end = before.rows.length ? (column < 0 ? "left" : "right") : "opens";
    return say("board-move-card", { colour: move[0], where: row > 0 ? move.slice(1) : end });
  },

  about: "board-party-about",
  writeWords: "board-party-write",
  moreWords: "board-party-more",
  rulesPages: partyRulesPages,
  tips: [
    {
      id: "party-card",
      text: "board-party-tip-card",
      applies: ({ rows }) => rows.length < 2 && (rows.at(0) ?? "").length < 3,
    },
    {
      id: "party-above",
      text: "board-party-tip-above",
      applies: ({ rows }) => rows.length > 0 && rows[0].length >= 3,
    },
    {
      id: "party-full",
      text: "board-party-tip-full",
      applies: ({ rows, rules }) => rows.length > 0 && rows[0].length === rules.base,
    },
    {
      id: "party-out",
      text: "board-party-tip-out",
      applies: ({ players, toMove }) => toMove !== null && players.some(({ out }) => out),
    },
  ],
  help: ["board-party-help-play", "board-party-help-setup"],
  footer: "board-party-footer",
  invitation: "board-party-invitation",
  rulesLine({ rules }) {
    const named = rulesText(rules)
      .split(",")
      .filter((word) => !word.startsWith("base="));
    return [...named, say("board-base", { cards: rules.base })].join(", ");
  },

  marginText(value, first, second) {
    if (!value) return say("board-margin-even", { first: shownName(first), second: shownName(second) });
    return say("board-margin", {
      player: value > 0 ? first : second,
      unit: "points",
      amount: Math.abs(value),
    });
  },

  resultOf: partyResult,
  alikeKey: partyKey,

  resultText({ players }) {
    const fewest = Math.min(...players.map(({ hand }) => hand.length));
    const best = players.filter(({ hand }) => hand.length === fewest).map(({ name }) => name);
    const others = players.filter(({ hand }) => hand.length > fewest);
    const left = others.map(({ name, hand }) => `${shownName(name)} ${hand.length}`);
    return say("board-party-result", {
      ...winnersOf(best),
      cards: fewest,
      others: left.length ? left.join(", ") : "none",
    });
  },
};
