/* The duel: the player against the best defence, which comes from a book. After the player's move, the others reply
   until it is the player's turn again. A wrong move is refuted on the board: everybody plays their best until the loss
   is obvious. */

import { placeText } from "../../games/format.ts";
import { cardList, colourList } from "../../games/party/colours.ts";
import type { Seat } from "../../games/game.ts";
import {
  parseMove,
  placements,
  type Player,
  positionAfter,
  positionKey,
  settle,
  type TurnRules,
  type Turns,
} from "../../games/party/position.ts";
import { either, say } from "../../language/messages.ts";
import { chip } from "../../ui/party/cards.ts";
import {
  growingCells,
  type GrowingPyramid,
  placeAfter,
  slotRefusal,
  withTurn,
} from "../../ui/party/growing.ts";
import type { ByPosition, KnownSolution, PuzzleData, Step } from "../documents.ts";
import { countRight, type NamedMove, refutationLine, shortStep } from "../hints.ts";
import type { Frame, PuzzleGame } from "../puzzle_game.ts";
import { cardGame, cardHint, stacksOf } from "./card_game.ts";
import { cardFirst, mistakeHint, plainStep } from "./growing_hints.ts";

type DuelPlayer = Pick<Player, "name" | "hand" | "out">;

export interface DuelTask {
  rules: TurnRules;
  rows: string[];
  players: DuelPlayer[];
  /** The seat of the player who solves the puzzle. */
  toMove: Seat;
  /** The most cards that the player may be left with. */
  limit: number;
}

/** Moves in every position that can arise against the best defence, by `positionKey`. */
export interface DuelBook {
  /** The best defence, where another player is to move. */
  replies: Record<string, string>;
  /** The moves that keep the limit, where there are some. */
  good: ByPosition<string[]>;
  /** The reason, where the player is still in the round but holds too many dead cards. */
  why: ByPosition<string>;
  /** The player's best moves, explained. */
  steps: ByPosition<Step>;
}

interface DuelPosition extends Turns<DuelPlayer, TurnRules>, Pick<GrowingPyramid, "turns"> {}

export function duelGame(
  puzzle: Pick<PuzzleData<DuelTask>, "task">,
  known: KnownSolution<DuelBook>,
): PuzzleGame<DuelPosition> {
  const { rules, players, rows: startRows, toMove: seat, limit } = puzzle.task;
  const { replies, good, why, steps } = known.book;
  const start: DuelPosition = { ...settle(rules, players, startRows, seat), turns: {} };
  const mine = (position: Pick<DuelPosition, "players">) => position.players[seat];
  const stepAt = new Map<string, Step>();

  known.steps.reduce((position, step) => {
    if (position.toMove === seat) stepAt.set(positionKey(position), step);
    return after(position, step.move);
  }, start);

  function after(position: DuelPosition, move: string): DuelPosition {
    return { ...positionAfter(position, move), turns: withTurn(position, move) };
  }

  function isWaiting(position: DuelPosition): boolean {
    return position.toMove !== null && position.toMove !== seat && !isDecided(position);
  }

  /** True if the result of the player is certain, as far as the task asks. */
  function isDecided(position: DuelPosition): boolean {
    const { out, hand } = mine(position);
    return position.toMove === null || out || hand.length <= limit || positionKey(position) in why;
  }

  function standing(player: DuelPlayer, moves: boolean): string {
    if (player.out) return "out";
    if (player.hand === "") return "finished";
    return moves ? "to move" : "";
  }

  /** The message about a move: who placed what, and who is out because of it. */
  function moveMessage(before: DuelPosition, next: DuelPosition, move: string): string {
    const mover = before.toMove!;
    const nameOf = (number: Seat) => (number === seat ? "you" : before.players[number].name);
    const out = [...next.players.keys()].filter(
      (number) => next.players[number].out && !before.players[number].out,
    );
    const placed = { player: nameOf(mover), colour: move[0], place: placeAfter(move) };
    const stuck = out.map((number) => say("page-duel-stuck", { player: nameOf(number) }));
    return [say("page-duel-placed", placed), ...stuck].join(" ");
  }

  function frame(position: DuelPosition, move: string): Frame<DuelPosition> {
    const next = after(position, move);
    return { position: next, said: moveMessage(position, next, move), place: placeAfter(move) };
  }

  /** The move of whoever is to move: the defence from the book, or the move that leaves the losing player the fewest
      cards. */
  function bestTry(position: Turns<DuelPlayer, TurnRules>): string {
    if (position.toMove !== seat) return replies[positionKey(position)];
    const ends = placements(position).map((move) => ({
      move,
      left: cardsLeft(positionAfter(position, move)),
    }));
    return ends.reduce((best, end) => (end.left < best.left ? end : best)).move;
  }

  /** The number of cards the player is left with in the end, from a lost position. */
  const knownEnds = new Map<string, number>();
  function cardsLeft(position: Turns<DuelPlayer, TurnRules>): number {
    const { out, hand } = mine(position);
    if (position.toMove === null || out || hand === "") return hand.length;
    const key = positionKey(position);
    const left = knownEnds.get(key) ?? cardsLeft(positionAfter(position, bestTry(position)));
    knownEnds.set(key, left);
    return left;
  }

  function isGood(position: DuelPosition, move: string): boolean {
    return (good[positionKey(position)] ?? []).includes(move);
  }

  /** Why the player has failed: the reason in the book, or the colours that no place takes. */
  function whyLost(position: DuelPosition): string {
    const held = [...new Set(mine(position).hand)].join("");
    return why[positionKey(position)] ?? say("page-duel-no-place", { colours: colourList(held, either) });
  }

  function nameOf(move: string): NamedMove {
    const place = move.slice(1);
    return { words: say("page-move-card", { colour: move[0], place }), place };
  }

  function rightMoves(moves: string[], positions: DuelPosition[]): number {
    return countRight(moves, (move, number) => isGood(positions[number], move));
  }

  const game: PuzzleGame<DuelPosition> = cardGame({
    start,

    refusal(position, move) {
      const { colour, row, column } = parseMove(move);
      if (isDecided(position)) return say("page-duel-over");
      if (!mine(position).hand.includes(colour)) return say("page-duel-hold-none", { colour });
      return slotRefusal(position.rows, rules, colour, placeText(row, column));
    },

    spoils: (position, move) => !isGood(position, move),

    frames(position, move) {
      const goesOn = isGood(position, move) ? isWaiting : (last: DuelPosition) => !isDecided(last);
      const frames = [frame(position, move)];
      let last = frames[0].position;
      while (goesOn(last)) {
        const next = frame(last, bestTry(last));
        frames.push(next);
        last = next.position;
      }
      return frames;
    },

    view: (position, chosen) => growingCells(position, rules, chosen),

    tray(position) {
      const { hand } = mine(position);
      const over = isDecided(position);
      const stacks = stacksOf(players[seat].hand, hand);
      return {
        title: say(over ? "page-duel-left" : "page-duel-hand", { cards: hand.length }),
        stacks: stacks.map((stack) => ({ ...stack, ready: stack.ready && !over })),
      };
    },

    /** The other hands in turn order after the player. */
    hands(position) {
      const { players: all, toMove } = position;
      const over = isDecided(position);
      return [...all.keys()]
        .slice(1)
        .map((step) => (seat + step) % all.length)
        .map((number) => ({
          name: all[number].name,
          standing: standing(all[number], !over && toMove === number),
          words: cardList(all[number].hand) || say("page-cards", { cards: 0 }),
          pictures: [...all[number].hand].map((card) => chip(card)),
        }));
    },

    progress: (position) => players[seat].hand.length - mine(position).hand.length,

    outcome(position) {
      const left = mine(position).hand.length;
      if (!isDecided(position)) return { solved: false, lost: "" };
      if (left <= limit) return { solved: true, lost: "" };
      const sure = mine(position).out || position.toMove === null ? "no" : "yes";
      const end = say("page-duel-failed", { sure, cards: cardsLeft(position), limit });
      return { solved: false, lost: `${whyLost(position)} ${end}` };
    },

    check(moves, positions) {
      const right = rightMoves(moves, positions) === moves.length;
      if (!moves.length) return { right, text: say("page-no-card-placed") };
      return { right, text: right ? say("page-contest-right") : say("page-contest-lost") };
    },

    hint(moves, positions) {
      const right = rightMoves(moves, positions);
      if (right < moves.length) return mistakeHint(moves, positions, right);
      const position = positions.at(-1)!;
      const id = positionKey(position);
      const step = shortStep(stepAt.get(id) ?? steps[id] ?? plainStep(good[id]!));
      const line = refutationLine(game, position, step, nameOf);
      return { id, stages: cardHint(step, cardFirst(step), line), move: step.move };
    },
  });
  return game;
}
