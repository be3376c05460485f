/* The rules of Penguin Party, with pictures. */

import { say } from "../../language/messages.ts";
import { EMPTY } from "../../games/party/position.ts";
import { element } from "../../ui/elements.ts";
import { cardPicture, chip } from "../../ui/party/cards.ts";
import { rulesPage } from "../../ui/rules_page.ts";

/** A small pyramid, from the top row down. A cell is a card, "." for nothing, or the colours that an open place takes in
    lower case; "any" takes all. */
function pyramid(...rows: string[][]): HTMLElement {
  const cellOf = (cell: string) => {
    if (cell === EMPTY) return element("span", { class: "mini" });
    if (cell === "any")
      return element("span", { class: "mini" }, element("span", { class: "hollow" }, say("page-any")));
    if (cell === cell.toUpperCase()) return element("span", { class: "mini" }, cardPicture(cell));
    const chips = [...cell.toUpperCase()].map((colour) => chip(colour));
    return element(
      "span",
      { class: "mini" },
      element("span", { class: "hollow" }, element("span", { class: "chips" }, ...chips)),
    );
  };
  const lines = rows.map((row) => element("div", { class: "mini-row" }, ...row.map(cellOf)));
  return element("div", { class: "figure" }, ...lines);
}

export function partyRulesPages(): Element[] {
  return [
    rulesPage(
      say("board-rules-party-pyramid"),
      pyramid(["R", "."], ["R", "G", "B"]),
      "A base of a red, a green and a blue card, with a red card above red and green",
      "In turn, everybody places one card from their hand. All cards are dealt; with two players, 14 each.",
    ),
    rulesPage(
      "The base row",
      pyramid(["any", "R", "G", "B", "any"]),
      say("board-rules-party-base-picture"),
      say("board-rules-party-base-text"),
    ),
    rulesPage(
      say("board-rules-party-above"),
      pyramid(["rg", "B"], ["R", "G", "B"]),
      "Above red and green is an open place that takes red or green; above green and blue lies a blue card",
      "A card may lie above two neighbours if it has the colour of at least one of them. Above two cards of the same colour, only that colour fits.",
    ),
    rulesPage(
      "Out",
      pyramid(["r", "r"], ["R", "R", "R"]),
      "Three red cards side by side; both places above take only red",
      "If you can place a card, you must. If you can't, you are out of the round, even if your colour fits again later. The others play on until nobody can place a card.",
    ),
    rulesPage(
      "Points",
      pyramid(["G", "Y", "P"]),
      "A green, a yellow and a purple card, left in a hand",
      "Every card left in your hand costs a point. With an empty hand you give back up to 2 points from earlier rounds.",
      "A game has as many rounds as players, and each round starts with the next player. The lowest total wins.",
    ),
  ];
}
