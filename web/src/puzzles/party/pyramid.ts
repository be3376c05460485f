/* The pyramid: a logic puzzle. A move puts a card into a cell (`Rb2`), takes it back (`.b2`), or adds or removes the
   note of a possible colour (`rb2`). */

import { parsePlace, placeText, sentence } from "../../games/format.ts";
import { colourList, restsText } from "../../games/party/colours.ts";
import {
  cardAt,
  type CardMove,
  cardsBelow,
  EMPTY,
  parseMove,
  sortHand,
  withLetter,
  without,
} from "../../games/party/position.ts";
import { either, say } from "../../language/messages.ts";
import type { Cell } from "../../ui/board.ts";
import { cardCell } from "../../ui/party/cards.ts";
import type { KnownSolution, PuzzleData } from "../documents.ts";
import { mistakeStages, reasonParts } from "../hints.ts";
import type { PuzzleGame } from "../puzzle_game.ts";
import { cardGame, cardHint, stacksOf } from "./card_game.ts";

export interface PyramidTask {
  /** The rows from the base up, with the given cards. */
  givens: string[];
  /** The cards to place. */
  cards: string;
}

interface PyramidPosition {
  rows: string[];
  /** The cards still to be placed. */
  left: string;
  /** The noted colours, by place. */
  notes: Partial<Record<string, string>>;
}

export function pyramidGame(
  puzzle: Pick<PuzzleData<PyramidTask>, "task">,
  known: Pick<KnownSolution, "solution" | "steps">,
): PuzzleGame<PyramidPosition> {
  const { givens, cards } = puzzle.task;
  const { solution, steps } = known;

  function isGiven(row: number, column: number): boolean {
    return cardAt(givens, row, column) !== EMPTY;
  }

  function isNote(colour: string): boolean {
    return colour !== EMPTY && colour === colour.toLowerCase();
  }

  /** Why a card does not fit the cards around a cell, or "". */
  function mismatch(rows: string[], colour: string, row: number, column: number): string {
    const [left, right] = cardsBelow(rows, row, column);
    if (row > 0 && left !== EMPTY && right !== EMPTY && left !== colour && right !== colour) {
      const place = placeText(row, column);
      if (left === right) return say("page-pyramid-rests-two", { place, below: left, colour });
      return say("page-pyramid-rests", { place, left, right, colour });
    }
    for (const [upper, beside] of [
      [column - 1, column - 1],
      [column, column + 1],
    ]) {
      const above = cardAt(rows, row + 1, upper);
      const other = cardAt(rows, row, beside);
      if (above !== EMPTY && other !== EMPTY && above !== other && above !== colour) {
        const places = { above: placeText(row + 1, upper), beside: placeText(row, beside) };
        return say("page-pyramid-above", { ...places, needed: above, other });
      }
    }
    return "";
  }

  /** The places, from the base up, whose card differs from the solution. */
  function mistakes(rows: string[]): string[] {
    return rows.flatMap((text, row) =>
      [...text].flatMap((card, column) =>
        card === EMPTY || card === solution[row][column] ? [] : [placeText(row, column)],
      ),
    );
  }

  /** The position after a card was placed or taken back. */
  function withChange(
    { rows, left, notes }: PyramidPosition,
    { colour, row, column }: CardMove,
  ): PyramidPosition {
    const lay = cardAt(rows, row, column).replace(EMPTY, "");
    const changed = rows.map((text, number) => (number === row ? withLetter(text, column, colour) : text));
    return { rows: changed, left: sortHand(without(left, colour) + lay), notes };
  }

  /** The position after a note was added or removed. */
  function withNote(position: PyramidPosition, colour: string, place: string): PyramidPosition {
    const before = position.notes[place] ?? "";
    const after = before.includes(colour) ? without(before, colour) : sortHand(before + colour);
    return { ...position, notes: { ...position.notes, [place]: after } };
  }

  function cellAt({ rows, notes }: PyramidPosition, row: number, column: number): Cell {
    const card = cardAt(rows, row, column).replace(EMPTY, "");
    const place = placeText(row, column);
    const given = isGiven(row, column);
    const noted = card ? "" : (notes[place] ?? "");
    const label = card
      ? [place, say("page-spot-card", { colour: card }), given && say("page-spot-given")]
      : [
          place,
          say("page-spot-empty"),
          noted && say("page-spot-noted", { colours: colourList(noted, either) }),
          restsText(rows, row, column),
        ];
    return cardCell({
      place,
      row,
      column,
      x: column + row / 2,
      card,
      turn: 0,
      given,
      accepts: noted,
      any: false,
      kind: card ? "card" : "slot",
      fits: false,
      label: label.filter(Boolean).join(", "),
    });
  }

  /** Why a move is not possible, or "". */
  function refusal({ rows, left }: PyramidPosition, move: string): string {
    const { colour, row, column } = parseMove(move);
    const place = placeText(row, column);
    const lies = rows[row]?.[column];
    if (!lies) return say("page-pyramid-no-place", { place });
    if (isGiven(row, column)) return say("page-pyramid-is-given", { place });
    if (isNote(colour)) {
      return lies === EMPTY ? "" : say("page-pyramid-has-card", { place });
    }
    if (colour === EMPTY) return lies === EMPTY ? say("page-pyramid-is-empty", { place }) : "";
    if (lies === colour) return say("page-pyramid-is-already", { place, colour });
    if (!left.includes(colour)) return say("page-pyramid-none-left", { colour });
    return mismatch(rows, colour, row, column);
  }

  /** True if some card that is left fits the cards around some empty place. */
  function someCardFits(position: PyramidPosition): boolean {
    const colours = [...new Set(position.left)];
    return position.rows.some((text, row) =>
      [...text].some(
        (lies, column) =>
          lies === EMPTY && colours.some((colour) => !refusal(position, colour + placeText(row, column))),
      ),
    );
  }

  /** The number of cards that are placed although their step comes after step `number`. */
  function cardsAhead({ rows }: PyramidPosition, number: number): number {
    return steps.slice(number + 1).filter(({ place }) => {
      const { row, column } = parsePlace(place);
      return cardAt(rows, row, column) !== EMPTY;
    }).length;
  }

  return cardGame({
    start: { rows: givens, left: cards, notes: {} },
    notes: {
      begun: say("page-pyramid-notes-on"),
      ended: say("page-pyramid-notes-off"),
      of: (colour) => colour.toLowerCase(),
    },
    refusal,

    spoils(_position, move) {
      const { colour, row, column } = parseMove(move);
      return colour !== EMPTY && !isNote(colour) && colour !== solution[row][column];
    },

    frames(position, text) {
      const move = parseMove(text);
      const place = text.slice(1);
      if (isNote(move.colour)) {
        const noted = withNote(position, move.colour.toUpperCase(), place);
        const colours = colourList(noted.notes[place] ?? "", either);
        const said = colours
          ? say("page-pyramid-noted", { place, colours })
          : say("page-pyramid-noted-nothing", { place });
        return [{ position: noted, said, place: "" }];
      }
      const after = withChange(position, move);
      if (move.colour === EMPTY) {
        return [{ position: after, said: say("page-empty-again", { place }), place: "" }];
      }
      return [{ position: after, said: sentence(say("page-put", { colour: move.colour, place })), place }];
    },

    /** The move of pressing a place: a card of another colour replaces the one there. */
    moveAt({ rows }, place, chosen) {
      const { row, column } = parsePlace(place);
      const lies = cardAt(rows, row, column);
      const takesBack = lies !== EMPTY && (chosen === "" || chosen === lies || isNote(chosen));
      return (takesBack ? EMPTY : chosen) + place;
    },

    /** The move that takes back the card of a place. */
    moveBack(place) {
      return EMPTY + place;
    },

    view(position) {
      const { rows } = position;
      const cells = rows.flatMap((text, row) => [...text].map((_, column) => cellAt(position, row, column)));
      return { cells, width: rows[0].length, height: rows.length };
    },

    tray({ left }) {
      return { title: say("page-pyramid-tray"), stacks: stacksOf(cards, left) };
    },

    progress: ({ left }) => cards.length - left.length,

    outcome(position) {
      const { rows, left } = position;
      if (left === "") {
        const solved = mistakes(rows).length === 0;
        return { solved, lost: solved ? "" : say("page-pyramid-all-placed") };
      }
      return {
        solved: false,
        lost: someCardFits(position) ? "" : say("page-pyramid-none-fits"),
      };
    },

    check(_moves, positions) {
      const { rows, left } = positions.at(-1)!;
      const wrong = mistakes(rows).length;
      if (wrong) return { right: false, text: say("page-pyramid-wrong", { cards: wrong }) };
      const text = say("page-pyramid-right", { cards: left.length });
      return { right: true, text: left === cards ? say("page-no-card-placed") : text };
    },

    hint(_moves, positions) {
      const position = positions.at(-1)!;
      const [wrong] = mistakes(position.rows);
      if (wrong) {
        const stages = mistakeStages<PyramidPosition>(say("page-pyramid-fix", { place: wrong }), wrong);
        return { id: `wrong ${wrong}`, stages, move: EMPTY + wrong };
      }
      const number = steps.findIndex(({ place }) => {
        const { row, column } = parsePlace(place);
        return cardAt(position.rows, row, column) === EMPTY;
      });
      const step = steps[number];
      // A reason holds for the cards of the steps before it. Say so if the player has placed others.
      const ahead = cardsAhead(position, number);
      const [reason, ...others] = reasonParts(step);
      const first = ahead ? say("page-pyramid-ignoring", { cards: ahead, reason }) : reason;
      return { id: step.move, stages: cardHint(step, [first, ...others]), move: step.move };
    },
  });
}
