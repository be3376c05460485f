/* The tree of positions played on the board. A line goes through every position: back to the first one, and on along
   the moves that were visited last. */

import type { Json } from "../games/game.ts";
import { checkFields, checkType, Refusal, stringsFrom } from "../games/input.ts";
import { type RoundRecord, roundRecord } from "../games/records.ts";
import type { PlayedRound } from "../games/rounds.ts";
import type { BoardGame } from "./board_game.ts";

export class Spot<Position, Marks> {
  readonly position: Position;
  readonly parent: Spot<Position, Marks> | null;
  /** The move that leads here from the parent, or "". */
  readonly move: string;
  readonly children: Spot<Position, Marks>[] = [];
  /** The child that was visited last. */
  next: Spot<Position, Marks> | null = null;
  readonly depth: number;
  readonly marks: Marks;

  constructor(
    game: Pick<BoardGame<Position, Marks>, "marksAfter">,
    position: Position,
    parent: Spot<Position, Marks> | null = null,
    move = "",
  ) {
    this.position = position;
    this.parent = parent;
    this.move = move;
    this.depth = parent ? parent.depth + 1 : 0;
    this.marks = game.marksAfter(parent?.marks ?? null, move);
  }
}

/** A move of a line, from one spot to the next. */
export interface Step<Position, Marks> {
  from: Spot<Position, Marks>;
  to: Spot<Position, Marks>;
}

export class Line<Position, Marks> {
  readonly game: BoardGame<Position, Marks>;
  readonly first: Spot<Position, Marks>;
  here: Spot<Position, Marks>;

  /** A line from `position` along `moves`, all of them legal. */
  constructor(game: BoardGame<Position, Marks>, position: Position, moves: readonly string[] = []) {
    this.game = game;
    this.first = new Spot(game, position);
    this.here = this.first;
    for (const move of moves) this.play(move);
  }

  get position(): Position {
    return this.here.position;
  }

  /** The spots of the line, from the first to the last. */
  get spots(): Spot<Position, Marks>[] {
    const found = this.path;
    for (let spot = this.here.next; spot; spot = spot.next) found.push(spot);
    return found;
  }

  /** The spots of the line up to here. */
  get path(): Spot<Position, Marks>[] {
    return pathTo(this.here);
  }

  get steps(): Step<Position, Marks>[] {
    const { spots } = this;
    return spots.slice(1).map((to, number) => ({ from: spots[number], to }));
  }

  get moves(): string[] {
    return this.steps.map(({ to }) => to.move);
  }

  /** Make a move; a move that was made before leads to its existing spot. */
  play(move: string): void {
    let next = this.here.children.find((child) => child.move === move);
    if (!next) {
      next = new Spot(this.game, this.game.after(this.position, move), this.here, move);
      this.here.children.push(next);
    }
    this.here.next = next;
    this.here = next;
  }

  back(): void {
    if (this.here.parent) this.here = this.here.parent;
  }

  /** Go to a spot; the line now leads through it. */
  go(spot: Spot<Position, Marks>): void {
    this.here = spot;
    for (let one = spot; one.parent; one = one.parent) one.parent.next = one;
  }

  /** The first position, and the moves of the line. */
  get round(): PlayedRound<Position> {
    return { position: this.first.position, moves: this.moves };
  }

  /** The last position of the line. */
  get end(): Position {
    return this.spots.at(-1)!.position;
  }

  record(): RoundRecord {
    return roundRecord(this.game, this.round);
  }

  /** The line as text for the address: the first position, and the moves up to here. */
  address(): string {
    const moves = this.path.slice(1).map(({ move }) => move);
    const start = this.game.line(this.first.position);
    return moves.length ? `${start};${moves.join(",")}` : start;
  }

  // Keeping it on the device: all lines, and the place in them.

  keep(): Json {
    return {
      start: this.game.line(this.first.position),
      here: this.path.slice(1).map(({ move }) => move),
      tree: keptSpot(this.first),
    };
  }

  /** The line that was kept. Throws a Refusal if it is none. */
  static from<Position, Marks>(game: BoardGame<Position, Marks>, kept: Json): Line<Position, Marks> {
    const fields = checkFields(kept, "", ["start", "here", "tree"], []);
    const line = new Line(game, game.fromLine(checkType(fields.start, "string", "start")));
    line.grow(fields.tree);
    line.here = line.first;
    for (const move of stringsFrom(fields.here, "here")) line.play(line.readKept(move));
    return line;
  }

  /** Add the moves of a kept spot here, and come back. */
  private grow(kept: Json): void {
    const here = this.here;
    const fields = checkFields(kept, "tree", ["moves", "next"], []);
    const children = checkType(fields.moves, "list", "moves");
    for (const child of children) {
      const [move, below] = checkType(child, "list", "moves");
      this.play(this.readKept(checkType(move, "string", "move")));
      this.grow(below);
      this.here = here;
    }
    here.next = here.children.at(checkType(fields.next, "whole", "next")) ?? null;
  }

  private readKept(move: string): string {
    if (this.game.over(this.position)) throw new Refusal("", "it was over before");
    return this.game.readMove(this.position, move, "");
  }
}

/** The spots from the start to one of them. */
export function pathTo<Position, Marks>(spot: Spot<Position, Marks>): Spot<Position, Marks>[] {
  return spot.parent ? [...pathTo(spot.parent), spot] : [spot];
}

/** A spot as `Line.keep` writes it: its children, each with its move, and the number of the one visited last. */
function keptSpot<Position, Marks>({ children, next }: Spot<Position, Marks>): Json {
  return {
    moves: children.map((child) => [child.move, keptSpot(child)]),
    next: next ? children.indexOf(next) : children.length,
  };
}
