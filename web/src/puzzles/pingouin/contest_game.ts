/* Contests on floes: the player against the best defence, which comes from a book. A wrong move is refuted on the floe:
   both play on until the failure is obvious. */

import type { Seat } from "../../games/game.ts";
import { type FloePlayer, floeRows } from "../../games/pingouin/position.ts";
import { say } from "../../language/messages.ts";
import type { Role } from "../../ui/board.ts";
import type { ByPosition, Step } from "../documents.ts";
import { countRight, marksOf, type NamedMove, refutationLine, shortStep } from "../hints.ts";
import type { Frame, OtherHand, PuzzleGame, Tray } from "../puzzle_game.ts";
import {
  afterSlide,
  floeGame,
  floeHint,
  type FloeState,
  floeView,
  penguinOn,
  penguinsOf,
  readFloe,
  slideRefusal,
  type TileContent,
  wrongSlideHint,
} from "./floe_game.ts";

export interface ContestTask {
  rows: string[];
  players: (Pick<FloePlayer, "fish"> & { name: string })[];
  /** The seat of the player who solves the puzzle. */
  toMove: Seat;
}

/** Moves in the positions that come soonest against the best defence. */
export interface ContestBook {
  /** The moves that keep the goal, where the player is to move. */
  good: ByPosition<string[]>;
  /** The best defence, where the rival is to move. */
  replies: Record<string, string>;
  /** After a wrong move: the line until the failure is plain, the reason, and the marks that show it. */
  refuted: Record<string, string[]>;
  why: Record<string, string>;
  cut: Record<string, Record<string, Role>>;
  /** The player's best moves, explained. */
  steps: Record<string, Step>;
}

export interface ContestPosition extends FloeState {
  /** The reason and the marks after a wrong move was refuted. */
  why?: string;
  cut?: Record<string, Role>;
}

/** What kinds of contests do not share. */
interface ContestRules {
  /** True if the player has reached the goal; `inBook` if the book goes on from there. */
  isSolved(position: ContestPosition, inBook: boolean): boolean;
  /** The fish that are shown on a tile, and its words after those on a penguin. */
  content(position: ContestPosition, place: string): Pick<TileContent, "fishes" | "label">;
  tray(position: ContestPosition): Tray;
  /** The text beside the floe about the rival. */
  rivalText(position: ContestPosition): string;
}

export function contestGame(
  task: ContestTask,
  book: ContestBook,
  rules: ContestRules,
): PuzzleGame<ContestPosition> {
  const { rows, players, toMove: seat } = task;
  const { good, replies, refuted, why, cut, steps } = book;
  const otherSeat = 1 - seat;
  const rival = players[otherSeat].name;
  const start: ContestPosition = readFloe(
    rows,
    players.map((player) => player.fish),
    seat,
  );

  function key(position: ContestPosition): string {
    const fish = position.players.map((player) => player.fish);
    return `${floeRows(position).join("/")}|${fish.join()}|${position.toMove ?? "-"}`;
  }

  function isGood(position: ContestPosition, move: string): boolean {
    return good[key(position)]?.includes(move) ?? false;
  }

  function frame(position: ContestPosition, move: string): Frame<ContestPosition> {
    const [from, to] = move.split("-");
    const player = penguinOn(position, from) === seat ? "you" : rival;
    return { position: afterSlide(position, move), said: say("page-slid", { player, from, to }), place: to };
  }

  function isSolved(position: ContestPosition): boolean {
    if (position.why) return false;
    return rules.isSolved(position, key(position) in (position.toMove === seat ? good : replies));
  }

  function nameOf(move: string): NamedMove {
    const [from, to] = move.split("-");
    return { words: say("page-move-slide", { from, to }), place: to };
  }

  function rightMoves(moves: string[], positions: ContestPosition[]): number {
    return countRight(moves, (move, number) => isGood(positions[number], move));
  }

  const game: PuzzleGame<ContestPosition> = floeGame(start, seat, {
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
        const { fishes, label } = rules.content(position, place);
        const owner = penguinOn(position, place);
        const whose =
          owner === seat ? say("page-tile-your-penguin") : say("page-tile-penguin-of", { player: rival });
        return { number: 0, fishes, label: [...(owner === undefined ? [] : [whose]), ...label] };
      };
      return floeView(start, position, position.why ? "" : chosen, contentOf, traced);
    },

    tray: (position) => rules.tray(position),

    hands(position): OtherHand[] {
      const isIn = penguinsOf(position, otherSeat).length > 0;
      const standing = position.toMove === otherSeat ? "to move" : isIn ? "" : "out";
      return [{ name: rival, standing, words: rules.rivalText(position) }];
    },

    refusal(position, move) {
      if (position.why) return say("page-move-has-failed");
      return slideRefusal(position, seat, move);
    },

    outcome(position) {
      const { why: lost = "", cut: marks } = position;
      return { solved: isSolved(position), lost, marks: marks && marksOf({ marks }) };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      if (!moves.length) return { right, text: say("page-not-moved-yet") };
      return { right, text: right ? say("page-contest-right") : say("page-contest-lost") };
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
