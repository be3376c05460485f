/* The pyramid on the board, with the values of moves on it, and the cards of the player to move beside it. */

import { placeText, shownName } from "../../games/format.ts";
import { colourList, colourName } from "../../games/party/colours.ts";
import {
  COLOURS,
  countOf,
  openSlots,
  type PartyPosition,
  type Player,
  placements,
  type PyramidRules,
} from "../../games/party/position.ts";
import { Board, type BoardView, type Cell, type Mark } from "../../ui/board.ts";
import { either, say } from "../../language/messages.ts";
import { element, focusedData, labelPlace, part, redraw } from "../../ui/elements.ts";
import { cardButton, chip } from "../../ui/party/cards.ts";
import { growingCells, placeAfter, slotRefusal, type Turns } from "../../ui/party/growing.ts";
import type { GameTable, Shown, TableCallbacks } from "../board_game.ts";
import { sizeGround } from "../ground.ts";
import { type Worth, worthsPicture, worthWords } from "../values.ts";
import { PARTY_SEARCH } from "./search.ts";

/** The value of placing a card of a colour. */
type CardWorth = Worth & { colour: string };

/** A cell with the values of the cards that may go there. */
interface ValuedCell extends Cell {
  worths?: CardWorth[];
}

/** A pyramid that is being set up. */
export interface PyramidDraft {
  rows: string[];
  rules: PyramidRules;
  /** The colour to lay next, or "". */
  chosen: string;
  /** The turns in which the cards were placed, if they are known, and the last move. */
  turns?: Turns;
  last?: string;
  /** A move that is advised. */
  advised?: string;
}

/** The board of the puzzle pages, with values on places. */
class ValuedBoard extends Board {
  override show(view: BoardView, columns: number, rows: number): void {
    super.show(view, columns, rows);
    sizeGround(columns, rows);
  }

  override update(button: HTMLButtonElement, cell: ValuedCell): void {
    const before = button.dataset.state;
    super.update(button, cell);
    const worths = cell.worths ?? [];
    const shown = JSON.stringify(worths);
    if (before === button.dataset.state && button.dataset.worths === shown) return;
    button.dataset.worths = shown;
    const hollow = button.querySelector(".hollow");
    if (!hollow) return;
    hollow.querySelectorAll(".worths, .unseen").forEach((part) => part.remove());
    hollow.classList.toggle("valued", worths.length > 0);
    if (!worths.length) {
      hollow.setAttribute("aria-hidden", "true");
      labelPlace(button, cell.label);
      return;
    }
    const marked = worths.map((worth) => ({ ...worth, mark: () => chip(worth.colour) }));
    hollow.append(worthsPicture(marked, PARTY_SEARCH.wants));
    const words = worths.map(({ colour, ...worth }) => `${colourName(colour)} ${worthWords(worth)}`);
    hollow.removeAttribute("aria-hidden");
    // The values that are shown depend on the room for them, so the content is the label.
    hollow.append(
      element(
        "span",
        { class: "unseen" },
        say("board-worths", { label: cell.label, values: words.join("; ") }),
      ),
    );
    button.removeAttribute("aria-label");
  }

  /** Show a pyramid in a room that is high enough for four rows. */
  showPyramid(view: BoardView, { base }: PyramidRules): void {
    this.show(view, Math.max(view.width, Math.min(base, 7)), Math.max(view.height, 4));
  }
}

export class PartyTable implements GameTable<PartyPosition, Turns, PyramidDraft> {
  private readonly callbacks: TableCallbacks;
  private readonly board: ValuedBoard;
  private position: PartyPosition | null = null;
  private mayMove = false;
  /** The colour of the chosen card, or "". */
  private chosen = "";

  constructor(callbacks: TableCallbacks) {
    this.callbacks = callbacks;
    this.board = new ValuedBoard(part("board"), (place) => {
      if (!callbacks.tapped(place)) this.press(place);
    });
  }

  /** The player to move; null when the round is over. */
  private get mover(): Player | null {
    const seat = this.position?.toMove ?? null;
    return this.position && seat !== null ? this.position.players[seat] : null;
  }

  show({ position, marks, last, values, mayMove, backs, hint }: Shown<PartyPosition, Turns>): void {
    this.position = position;
    this.mayMove = mayMove;
    const { mover } = this;
    const hidden = position.toMove !== null && backs.has(position.toMove);
    if (!mover?.hand.includes(this.chosen) || !mayMove) this.chosen = "";
    const view = growingCells({ rows: position.rows, turns: marks }, position.rules, this.chosen);
    const cells = hidden ? view.cells : view.cells.map((cell) => this.withWorths(cell, values));
    this.markMoves(last, hint);
    this.board.showPyramid({ ...view, cells }, position.rules);
    this.showTray(mover, hidden);
  }

  /** A cell with the values of the chosen card, or of all cards, if it is open. */
  private withWorths(cell: Cell, values: ReadonlyMap<string, Worth>): ValuedCell {
    if (cell.kind !== "slot") return cell;
    const worths = [...(this.chosen || COLOURS)].flatMap((colour) => {
      const worth = values.get(colour + cell.place);
      return worth ? [{ colour, ...worth }] : [];
    });
    return { ...cell, worths };
  }

  /** Show a pyramid with slots for the chosen card. */
  showDraft({ rows, rules, chosen, turns = {}, last = "", advised = "" }: PyramidDraft): void {
    this.markMoves(last, advised);
    this.board.showPyramid(growingCells({ rows, turns }, rules, chosen), rules);
  }

  /** Mark the last move and an advised one. */
  private markMoves(last: string, advised: string): void {
    const roles = new Map<string, Mark>();
    if (last) roles.set(placeAfter(last), { role: "fresh" });
    if (advised) roles.set(advised.slice(1), { role: "target", colours: advised[0] });
    this.board.mark(roles);
  }

  private showTray(mover: Player | null, hidden: boolean): void {
    const focused = focusedData("colour");
    part("tray-title").textContent = mover
      ? say("board-player-to-move", { player: shownName(mover.name) })
      : say("board-round-over");
    const stacks = mover && !hidden ? stackColours(mover.hand) : [];
    redraw(part("stacks"), [this, this.position, this.chosen, this.mayMove, hidden], () =>
      stacks.map(({ colour, count }) => this.stackButton(colour, count)),
    );
    if (focused) part("stacks").querySelector<HTMLElement>(`[data-colour=${focused}]`)?.focus();
  }

  private stackButton(colour: string, count: number): HTMLButtonElement {
    const button = cardButton(colour, count, this.chosen === colour);
    const moves = this.position ? placements(this.position) : [];
    button.disabled = !this.mayMove || !moves.some((move) => move.startsWith(colour));
    button.addEventListener("click", () => this.choose(colour));
    return button;
  }

  private choose(colour: string): void {
    this.chosen = this.chosen === colour ? "" : colour;
    this.callbacks.redraw();
  }

  /** Handle a tap on a place. If no card is chosen and only one fits, play it. */
  private press(place: string): void {
    const { position, mover } = this;
    if (!position || !mover || !this.mayMove) return;
    const fitting = placements(position).filter((move) => move.slice(1) === place);
    const move = this.chosen ? this.chosen + place : fitting.length === 1 ? fitting[0] : "";
    const colours = fitting.map((one) => one[0]);
    if (move && fitting.includes(move)) {
      this.chosen = "";
      this.callbacks.played(move);
    } else if (!this.chosen && fitting.length)
      this.callbacks.say(say("board-choose-card-first", { place, colours: colourList(colours, either) }));
    else this.refuse(position, mover, place);
  }

  private refuse({ rows, rules }: PartyPosition, mover: Player, place: string): void {
    const open = openSlots(rows, rules).some(({ row, column }) => placeText(row, column) === place);
    if (this.chosen || !open) this.callbacks.say(slotRefusal(rows, rules, this.chosen, place), "refused");
    else this.callbacks.say(say("board-no-card-fits", { player: shownName(mover.name), place }), "refused");
    this.board.refuse(place);
  }

  /** Handle a keyboard shortcut: "go" to the next place, or choose or play a "card". */
  act(name: string, argument: string): void {
    if (name === "go") this.board.moveFocus(() => this.board.step(argument));
    else if (this.mayMove && this.mover?.hand.includes(argument)) {
      if (!this.board.hasFocus()) {
        this.choose(argument);
        return;
      }
      this.chosen = argument;
      this.press(this.board.current);
    }
  }

  focusedPlace(): string {
    return this.board.hasFocus() ? this.board.current : "";
  }

  close(): void {
    this.board.close();
  }
}

/** Every colour of a hand, with its count. */
function stackColours(hand: string): { colour: string; count: number }[] {
  return [...COLOURS]
    .filter((colour) => hand.includes(colour))
    .map((colour) => ({ colour, count: countOf(hand, colour) }));
}
