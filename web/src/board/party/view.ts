/* Penguin Party on the board: hands, results and sentences. */

import { agree, countText, listText, winText } from "../../games/format.ts";
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
    if (!hand) return element("span", { class: "nothing" }, "no cards");
    const cards = [...hand].map((card) =>
      back || card === HIDDEN
        ? element("span", { class: "chip back", "aria-hidden": "true" }, HIDDEN)
        : chip(card),
    );
    const shown = back ? "" : shownCards(hand);
    const hidden = hand.length - shown.length;
    const parts = [...shown].map(colourName);
    if (hidden) parts.push(countText(hidden, "hidden card"));
    const words = listText(parts, "and");
    return element("span", { class: "chips", role: "img", "aria-label": words }, ...cards);
  },

  standing(position, seat) {
    const player = position.players[seat];
    if (position.toMove === seat) return "to move";
    if (player.out) return "out";
    return player.hand ? countText(player.hand.length, "card") : "done";
  },

  movePicture: (move) => shapedChip(move[0]),

  movePlace({ rows }, move) {
    const { row, column } = parseMove(move);
    if (row > 0) return move.slice(1);
    if (!rows.length) return "opens the base";
    return column < 0 ? "left end" : "right end";
  },

  moveWords(before, move) {
    const place = PARTY_VIEW.movePlace(before, move);
    const where = place.endsWith("end") ? `at the ${place}` : place === move.slice(1) ? `on ${place}` : place;
    return `${colourName(move[0])} ${where}`;
  },

  about: "Everybody builds one pyramid. Get rid of your cards.",
  writeWords:
    "Tap every card as it is placed, without knowing the hands. At the end tap what everybody has left; the hands follow, and you see what every move cost.",
  moreWords: "More: editions, house rules, seed",
  rulesPages: partyRulesPages,
  tips: [
    {
      id: "party-card",
      text: "Tap one of your cards, then a place that lights up. In the base, every colour fits at both ends.",
      applies: ({ rows }) => rows.length < 2 && (rows.at(0) ?? "").length < 3,
    },
    {
      id: "party-above",
      text: "Above two neighbours a card fits if it has the colour of one of them. Build where your own colours stay open.",
      applies: ({ rows }) => rows.length > 0 && rows[0].length >= 3,
    },
    {
      id: "party-full",
      text: "The base is full: from now on only the rows above are left. If you cannot place a card, you are out.",
      applies: ({ rows, rules }) => rows.length > 0 && rows[0].length === rules.base,
    },
    {
      id: "party-out",
      text: "Somebody is out and pays a point for each card left. The others play on.",
      applies: ({ players, toMove }) => toMove !== null && players.some(({ out }) => out),
    },
  ],
  help: [
    "To play, choose a card of the player to move. Places where it may go light up. Then tap a place.",
    "Set up gives cards to hands: tap them, type letters, or deal at random.",
  ],
  footer:
    "Values are exact and assume open hands. For the best that everybody can reach together, run ppsolve analyze on the command line.",
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
    const ahead = value > 0 ? first : second;
    return `Margin: ${ahead} ${agree(ahead, "comes", "come")} out ${points} ahead if both play their best.`;
  },

  resultOf: partyResult,
  alikeKey: partyKey,

  resultText({ players }) {
    const fewest = Math.min(...players.map(({ hand }) => hand.length));
    const best = players.filter(({ hand }) => hand.length === fewest).map(({ name }) => name);
    const others = players.filter(({ hand }) => hand.length > fewest);
    const left = others.map(({ name, hand }) => `${name} ${hand.length}`);
    const rest = left.length ? ` The others: ${left.join(", ")}.` : "";
    return `The round is over. ${winText(best, "this round")} with ${countText(fewest, "card")} left.${rest}`;
  },
};
