/* The queue: a solitaire with cards in a fixed order. Of equal cards in the window, the first is taken. */

import { placeText, sentence } from "../../games/format.ts";
import { cardList } from "../../games/party/colours.ts";
import { openSlots, parseMove, type PyramidRules, withCard, without } from "../../games/party/position.ts";
import { inOrder, say } from "../../language/messages.ts";
import { cardPicture } from "../../ui/party/cards.ts";
import {
  growingCells,
  type GrowingPyramid,
  placeAfter,
  slotRefusal,
  withTurn,
} from "../../ui/party/growing.ts";
import type { ByPosition, KnownSolution, PuzzleData, Step } from "../documents.ts";
import type { PuzzleGame, Tray } from "../puzzle_game.ts";
import { cardGame, cardHint, cardStack } from "./card_game.ts";
import { cardFirst, mistakeHint, plainStep } from "./growing_hints.ts";

export interface QueueTask {
  rules: PyramidRules;
  rows: string[];
  queue: string;
  /** The number of cards to choose from. */
  window: number;
}

/** The moves that keep a position winnable. */
export type QueueBook = ByPosition<string[]>;

interface QueuePosition extends GrowingPyramid {
  /** The cards still to come. */
  queue: string;
}

export function queueGame(
  puzzle: Pick<PuzzleData<QueueTask>, "task">,
  known: KnownSolution<QueueBook>,
): PuzzleGame<QueuePosition> {
  const { rows: startRows, queue: startQueue, window: reach, rules } = puzzle.task;
  const start: QueuePosition = { rows: startRows, queue: startQueue, turns: {} };
  const key = ({ rows, queue }: QueuePosition) => `${rows.join("/")}|${queue}`;
  const stepAt = new Map<string, Step>();

  function after(position: QueuePosition, move: string): QueuePosition {
    const { rows, queue } = position;
    const turns = withTurn(position, move);
    return { rows: withCard(rows, parseMove(move)), queue: without(queue, move[0]), turns };
  }

  function fittingCards({ rows, queue }: QueuePosition): string[] {
    const accepted = new Set(openSlots(rows, rules).flatMap((slot) => [...slot.accepts]));
    return [...queue.slice(0, reach)].filter((card) => accepted.has(card));
  }

  known.steps.reduce((position, step) => {
    stepAt.set(key(position), step);
    return after(position, step.move);
  }, start);

  /** The moves that keep a position winnable. */
  function winningMoves(position: QueuePosition): string[] {
    return known.book[key(position)] ?? [];
  }

  /** The number of moves before the first wrong one. */
  function rightMoves(moves: string[], positions: QueuePosition[]): number {
    const first = positions.findIndex(
      (position) => position.queue !== "" && winningMoves(position).length === 0,
    );
    return first < 0 ? moves.length : first - 1;
  }

  return cardGame({
    start,

    refusal({ rows, queue }, move) {
      const { colour, row, column } = parseMove(move);
      const place = placeText(row, column);
      if (!queue.slice(0, reach).includes(colour)) {
        return reach === 1 && queue
          ? say("page-queue-next-is", { colour: queue[0] })
          : say("page-queue-not-near", { colour, cards: reach });
      }
      return slotRefusal(rows, rules, colour, place);
    },

    spoils(position, move) {
      const good = winningMoves(position);
      return good.length > 0 && !good.includes(move);
    },

    frames(position, move) {
      const place = placeAfter(move);
      const said = sentence(say("page-put", { colour: move[0], place }));
      return [{ position: after(position, move), said, place }];
    },

    view: (position, chosen) => growingCells(position, rules, chosen),

    tray({ queue }) {
      const near = queue.slice(0, reach);
      return {
        title: say("page-queue-tray", { cards: near.length }),
        stacks: [...near].map((colour) => cardStack(colour, 1, { alone: true })),
        later: laterCards(queue.slice(reach)),
      };
    },

    progress: ({ queue }) => startQueue.length - queue.length,

    outcome(position) {
      const solved = position.queue === "";
      const stuck = !solved && fittingCards(position).length === 0;
      const cards = position.queue.slice(0, reach);
      if (!stuck) return { solved, lost: "" };
      const one = cards.length === 1;
      return {
        solved,
        lost: one ? say("page-queue-dead-end", { colour: cards }) : say("page-queue-dead-end-any"),
      };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      return { right, text: right ? say("page-queue-right") : say("page-queue-lost") };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return mistakeHint(moves, positions, right);
      const position = positions.at(-1)!;
      const good = winningMoves(position);
      const step = stepAt.get(key(position)) ?? plainStep(good);
      return { id: key(position), stages: cardHint(step, cardFirst(step)), move: step.move };
    },
  });
}

/** The cards after the window; undefined if there are none. */
function laterCards(cards: string): Tray["later"] {
  if (!cards) return undefined;
  return { words: cardList(cards, inOrder), pictures: [...cards].map((colour) => cardPicture(colour)) };
}
