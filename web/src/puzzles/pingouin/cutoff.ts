/* The cutoff: the player against the best defence, which comes from a book. A wrong move is refuted on the floe: both
   play on until the loss is obvious. The puzzle is solved when all moves are right to the end of the book. */

import type { Seat } from "../../games/game.ts";
import { fishHeld, type FloePlayer, floeRows } from "../../games/pingouin/position.ts";
import type { Role } from "../../ui/board.ts";
import type { ByPosition, KnownSolution, PuzzleData, Step } from "../documents.ts";
import { countRight, marksOf, type NamedMove, refutationLine, shortStep } from "../hints.ts";
import type { Frame, PuzzleGame } from "../puzzle_game.ts";
import {
  afterSlide,
  FISH_WORDS,
  fishOn,
  floeGame,
  floeHint,
  type FloeState,
  floeView,
  penguinOn,
  penguinsOf,
  readFloe,
  slideRefusal,
  wrongSlideHint,
} from "./floe_game.ts";

export interface CutoffTask {
  rows: string[];
  players: (Pick<FloePlayer, "fish"> & { name: string })[];
  /** The seat of the player who solves the puzzle. */
  toMove: Seat;
  /** The number of fish to collect. */
  target: number;
}

/** Moves in the positions that come soonest against the best defence. */
export interface CutoffBook {
  /** The moves that keep the target, where the player is to move. */
  good: ByPosition<string[]>;
  /** The best defence, where the rival is to move. */
  replies: Record<string, string>;
  /** After a wrong move: the line until the failure is plain, the reason, and the marks for what is cut off. */
  refuted: Record<string, string[]>;
  why: Record<string, string>;
  cut: Record<string, Record<string, Role>>;
  /** The player's best moves, explained. */
  steps: Record<string, Step>;
}

interface CutoffPosition extends FloeState {
  /** The reason and the marks after a wrong move was refuted. */
  why?: string;
  cut?: Record<string, Role>;
}

export function cutoffGame(
  puzzle: Pick<PuzzleData<CutoffTask>, "task">,
  known: KnownSolution<CutoffBook>,
): PuzzleGame<CutoffPosition> {
  const { rows, players, toMove: seat, target } = puzzle.task;
  const { good, replies, refuted, why, cut, steps } = known.book;
  const otherSeat = 1 - seat;
  const rival = players[otherSeat].name;
  const start: CutoffPosition = readFloe(
    rows,
    players.map((player) => player.fish),
    seat,
  );
  const has = (position: CutoffPosition) => fishHeld(position, seat);

  function key(position: CutoffPosition): string {
    const fish = position.players.map((player) => player.fish);
    return `${floeRows(position).join("/")}|${fish.join()}|${position.toMove ?? "-"}`;
  }

  function isGood(position: CutoffPosition, move: string): boolean {
    return good[key(position)]?.includes(move) ?? false;
  }

  function frame(position: CutoffPosition, move: string): Frame<CutoffPosition> {
    const [from, to] = move.split("-");
    const who = penguinOn(position, from) === seat ? "You slide" : `${rival} slides`;
    return { position: afterSlide(position, move), said: `${who} from ${from} to ${to}.`, place: to };
  }

  function isSolved(position: CutoffPosition): boolean {
    if (position.why) return false;
    if (has(position) >= target || position.toMove === null) return true;
    return position.slides.length > 0 && !(key(position) in (position.toMove === seat ? good : replies));
  }

  function nameOf(move: string): NamedMove {
    return { words: move.replace("-", " to "), place: move.split("-")[1] };
  }

  function rightMoves(moves: string[], positions: CutoffPosition[]): number {
    return countRight(moves, (move, number) => isGood(positions[number], move));
  }

  const game: PuzzleGame<CutoffPosition> = floeGame(start, seat, {
    spoils: (position, move) => !isGood(position, move),

    frames(position, move) {
      const frames = [frame(position, move)];
      const last = () => frames.at(-1)!;
      const answer = (text: string) => frames.push(frame(last().position, text));
      if (isGood(position, move)) {
        while (!isSolved(last().position) && last().position.toMove !== seat) {
          answer(replies[key(last().position)]);
        }
        return frames;
      }
      const after = key(last().position);
      for (const text of refuted[after]) answer(text);
      last().position = { ...last().position, why: why[after], cut: cut[after] };
      return frames;
    },

    view(position, chosen, traced) {
      const contentOf = (place: string) => {
        const fishes = fishOn(position, place);
        const owner = penguinOn(position, place);
        const whose = owner === seat ? "your penguin" : `penguin of ${rival}`;
        const label = [...(owner === undefined ? [] : [whose]), FISH_WORDS[fishes]];
        return { number: 0, fishes, label };
      };
      return floeView(start, position, position.why ? "" : chosen, contentOf, traced);
    },

    tray: (position) => ({ title: `Your fish: ${has(position)} of ${target}` }),

    hands(position) {
      const isIn = penguinsOf(position, otherSeat).length > 0;
      const standing = position.toMove === otherSeat ? "to move" : isIn ? "" : "out";
      return [{ name: rival, standing, words: `${fishHeld(position, otherSeat)} fish` }];
    },

    refusal(position, move) {
      if (position.why) return "That move has failed. Take it back and try again.";
      return slideRefusal(position, seat, move);
    },

    outcome(position) {
      const { why: lost = "", cut: marks } = position;
      return { solved: isSolved(position), lost, marks: marks && marksOf({ marks }) };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      if (!moves.length) return { right, text: "You have not moved yet." };
      const fine = "Right so far: you can still succeed against any defence.";
      return { right, text: right ? fine : "You can no longer succeed against the best defence." };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return wrongSlideHint(moves, right);
      const position = positions.at(-1)!;
      const id = key(position);
      const step = shortStep(steps[id]);
      const line = refutationLine(game, position, step, nameOf);
      return { id, stages: floeHint(step, line), move: step.move };
    },
  });
  return game;
}
