/* The tree of positions played on the board. A line goes through every position: back to the first one, and on along
   the moves that were visited last. */

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

/** A round as `ppsolve review` reads it. */
export interface RoundRecord {
  schema: "ppsolve.record/1";
  deal: object;
  moves: { player: string; move: string }[];
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
    const found = [this.here];
    for (let spot = this.here.parent; spot; spot = spot.parent) found.unshift(spot);
    return found;
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

  record(): RoundRecord {
    const { game } = this;
    const moves = this.steps.map(({ from, to }) => {
      const seat = game.toMove(from.position)!;
      return { player: game.names(from.position)[seat], move: to.move };
    });
    return { schema: "ppsolve.record/1", deal: game.document(this.first.position), moves };
  }

  /** The line as text for the address: the first position, and the moves up to here. */
  address(): string {
    const moves = this.path.slice(1).map(({ move }) => move);
    const start = this.game.line(this.first.position);
    return moves.length ? `${start};${moves.join(",")}` : start;
  }
}
