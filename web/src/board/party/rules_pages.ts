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
      say("board-rules-party-pyramid-picture"),
      say("board-rules-party-pyramid-text"),
    ),
    rulesPage(
      say("board-rules-party-base"),
      pyramid(["any", "R", "G", "B", "any"]),
      say("board-rules-party-base-picture"),
      say("board-rules-party-base-text"),
    ),
    rulesPage(
      say("board-rules-party-above"),
      pyramid(["rg", "B"], ["R", "G", "B"]),
      say("board-rules-party-above-picture"),
      say("board-rules-party-above-text"),
    ),
    rulesPage(
      say("board-rules-party-out"),
      pyramid(["r", "r"], ["R", "R", "R"]),
      say("board-rules-party-out-picture"),
      say("board-rules-party-out-text"),
    ),
    rulesPage(
      say("board-points"),
      pyramid(["G", "Y", "P"]),
      say("board-rules-party-points-picture"),
      say("board-rules-party-points-text"),
      say("board-rules-party-points-more"),
    ),
  ];
}
