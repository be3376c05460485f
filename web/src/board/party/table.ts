/* The pyramid on the board, with the values of moves on it, and the cards of the player to move beside it. */

import { placeText } from "../../games/format.ts";
import { colourList, colourName } from "../../games/party/colours.ts";
import { COLOURS, countOf, openSlots, placements } from "../../games/party/position.ts";
import { Board } from "../../ui/board.ts";
import { part } from "../../ui/elements.ts";
import { cardButton, chip } from "../../ui/party/cards.ts";
import { growingCells, placeAfter, slotRefusal } from "../../ui/party/growing.ts";
import { sizeGround } from "../setup_panel.ts";
import { valueWords, worthsPicture } from "../values.ts";
import { PARTY_SEARCH } from "./search.ts";

/** The board of the puzzle pages, with values on places. */
class ValuedBoard extends Board {
  show(view, columns, rows) {
    super.show(view, columns, rows);
    sizeGround(columns, rows);
  }

  update(button, cell) {
    const before = button.dataset.state;
    super.update(button, cell);
    const worths = cell.worths ?? [];
    const shown = JSON.stringify(worths);
    if (before === button.dataset.state && button.dataset.worths === shown) return;
    button.dataset.worths = shown;
    const hollow = button.querySelector(".hollow");
    if (!hollow) return;
    hollow.querySelector(".worths")?.remove();
    hollow.classList.toggle("valued", worths.length > 0);
    if (!worths.length) return;
    const marked = worths.map((worth) => ({ ...worth, mark: () => chip(worth.colour) }));
    hollow.append(worthsPicture(marked, PARTY_SEARCH.wants));
    const words = worths.map(
      ({ colour, bounds, best }) => `${colourName(colour)} ${valueWords(bounds, best)}`,
    );
    button.setAttribute("aria-label", `${cell.label}, worth: ${words.join("; ")}`);
  }
}

export class PartyTable {
  /** Callbacks: `tapped(place)` for every tap, returns true if it handled the tap; `played(move)` for a move,
      `say(text, tone)` for a message, `redraw()` when another card was chosen. */
  constructor({ tapped, played, say, redraw }) {
    Object.assign(this, { played, say, redraw });
    this.chosen = "";
    this.board = new ValuedBoard(part("board"), (place) => tapped(place) || this.press(place));
  }

  /** Show a position; `study` is null while values are hidden. */
  show({ position, marks, last, study, mayMove, backs, hint }) {
    this.position = position;
    this.mayMove = mayMove;
    const mover = position.toMove === null ? null : position.players[position.toMove];
    const hidden = position.toMove !== null && backs.has(position.toMove);
    if (!mover?.hand.includes(this.chosen) || !mayMove) this.chosen = "";
    const view = growingCells({ rows: position.rows, turns: marks }, position.rules, this.chosen);
    const best = study?.best ?? [];
    for (const cell of view.cells) {
      if (cell.kind !== "slot" || !study || hidden) continue;
      const colours = this.chosen ? [this.chosen] : [...COLOURS];
      cell.worths = colours
        .map((colour) => ({ colour, move: colour + cell.place }))
        .filter(({ move }) => study.worth.has(move))
        .map(({ colour, move }) => ({ colour, bounds: study.worth.get(move), best: best.includes(move) }));
    }
    const roles = new Map();
    if (last) roles.set(placeAfter(last), { role: "fresh", links: [] });
    if (hint) roles.set(hint.slice(1), { role: "target", links: [], colours: hint[0] });
    this.board.mark(roles);
    const widest = Math.max(view.width, Math.min(position.rules.base, 7));
    this.board.show(view, widest, Math.max(view.height, 4));
    this.showTray(mover, hidden);
  }

  showTray(mover, hidden) {
    const focused = document.activeElement?.dataset?.colour;
    part("tray-title").textContent = mover ? `${mover.name} to move` : "The round is over";
    const stacks = mover && !hidden ? stackColours(mover.hand) : [];
    part("stacks").replaceChildren(...stacks.map(({ colour, count }) => this.stackButton(colour, count)));
    if (focused) part("stacks").querySelector(`[data-colour=${focused}]`)?.focus();
  }

  stackButton(colour, count) {
    const button = cardButton(colour, count, this.chosen === colour);
    button.disabled = !this.mayMove || !placements(this.position).some((move) => move[0] === colour);
    button.addEventListener("click", () => this.choose(colour));
    return button;
  }

  choose(colour) {
    this.chosen = this.chosen === colour ? "" : colour;
    this.redraw();
  }

  /** Handle a tap on a place. If no card is chosen and only one fits, play it. */
  press(place) {
    const { position } = this;
    if (position.toMove === null || !this.mayMove) return;
    const fitting = placements(position).filter((move) => move.slice(1) === place);
    const move = this.chosen ? this.chosen + place : fitting.length === 1 ? fitting[0] : "";
    if (move && fitting.includes(move)) this.played(move);
    else if (!this.chosen && fitting.length)
      this.say(
        `Choose a card first: ${place} takes ${colourList(
          fitting.map((one) => one[0]),
          "or",
        )}.`,
      );
    else this.refuse(place);
  }

  refuse(place) {
    const { position, chosen } = this;
    const open = openSlots(position.rows, position.rules).some(
      ({ row, column }) => placeText(row, column) === place,
    );
    const mover = position.players[position.toMove].name;
    if (chosen || !open) this.say(slotRefusal(position.rows, position.rules, chosen, place), "refused");
    else this.say(`${mover} has no card that fits on ${place}.`, "refused");
    this.board.refuse(place);
  }

  /** Handle a keyboard shortcut: "go" to the next place, or choose or play a "card". */
  act(name, argument) {
    if (name === "go") this.board.moveFocus(() => this.board.step(argument));
    else if (this.mayMove && this.position.players[this.position.toMove]?.hand.includes(argument)) {
      if (!this.board.hasFocus()) return this.choose(argument);
      this.chosen = argument;
      this.press(this.board.current);
    }
    return undefined;
  }

  close() {
    this.board.clear();
    this.board.floe.replaceChildren();
  }
}

/** Every colour of a hand, with its count. */
function stackColours(hand) {
  return [...COLOURS]
    .filter((colour) => hand.includes(colour))
    .map((colour) => ({ colour, count: countOf(hand, colour) }));
}
