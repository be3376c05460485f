/* The results for one position. */

import type { Seat } from "../games/game.ts";
import type { Asked, Bounds, Task } from "../worker/messages.ts";
import type { Opinion, StudiedGame } from "./board_game.ts";
import { bestOf, isProved, meet } from "./bounds.ts";

/** The value that a task asks for. */
type Value = { of: "seat"; seat: Seat } | { of: "margin" } | { of: "move"; move: string };

/** Where the answer to a task belongs. `taken` are the points that the core does not count. */
export type Place = Value & { taken: number };

export class Study<Position> {
  readonly game: StudiedGame<Position>;
  readonly position: Position;
  /** Bounds on each player's guaranteed result. */
  readonly sure: Bounds[];
  /** Bounds on the margin; null unless there are two players. */
  margin: Bounds | null;
  /** Bounds on the guaranteed result of the player to move after every move. */
  readonly worth: Map<string, Bounds>;
  /** The best line of the player to move, once it is found. */
  line: string[] | null = null;
  /** The engine's opinion; null until it arrives. */
  opinion: Opinion | null = null;
  /** Positions visited so far. */
  nodes = 0;
  /** The limit of positions of the last search that ended. */
  effort = 0;

  constructor(game: StudiedGame<Position>, position: Position) {
    this.game = game;
    this.position = position;
    const seats = [...game.names(position).keys()];
    this.sure = seats.map((seat) => game.bounds(position, seat));
    this.margin = seats.length === 2 ? game.marginBounds(position) : null;
    const mover = game.toMove(position);
    this.worth = new Map(
      mover === null
        ? []
        : game.moves(position).map((move) => [move, game.bounds(game.after(position, move), mover)]),
    );
  }

  get proved(): boolean {
    const all = [...this.sure, ...this.worth.values(), ...(this.margin ? [this.margin] : [])];
    return all.every(isProved) && (this.line !== null || this.game.over(this.position));
  }

  /** The moves that are proved to keep the guaranteed result of the player to move. */
  get best(): string[] {
    const seat = this.game.toMove(this.position);
    if (seat === null || !isProved(this.sure[seat])) return [];
    const sure = this.game.wants === "fewest" ? "high" : "low";
    return [...this.worth].filter(([, found]) => found[sure] === this.sure[seat].low).map(([move]) => move);
  }

  /** The open questions as `tasks` for the worker, and the place of each answer. */
  tasks(): { tasks: Task[]; places: Place[] } {
    const { game, position } = this;
    const mover = game.toMove(position);
    if (mover === null) return { tasks: [], places: [] };
    const tasks: Task[] = [];
    const places: Place[] = [];
    const ask = (
      value: Value,
      known: Bounds,
      question: { position: Position; asked: Asked; seat: Seat },
      options: Pick<Task, "wantsLine" | "afterMove">,
    ) => {
      const { asked, seat } = question;
      const taken = game.countTaken(question.position, asked, seat);
      const bytes = game.pack(question.position);
      const bounds = { low: known.low - taken, high: known.high - taken };
      tasks.push({ game: game.name, bytes, asked, seat, taken, ...bounds, ...options });
      places.push({ ...value, taken });
    };
    for (const seat of new Set([mover, ...this.sure.keys()])) {
      const question = { position, asked: "guaranteed" as const, seat };
      ask({ of: "seat", seat }, this.sure[seat], question, { wantsLine: seat === mover });
    }
    if (this.margin) ask({ of: "margin" }, this.margin, { position, asked: "margin", seat: 0 }, {});
    for (const [move, known] of this.worth) {
      const after = game.after(position, move);
      const question = { position: after, asked: "guaranteed" as const, seat: mover };
      ask({ of: "move", move }, known, question, { afterMove: true });
    }
    return { tasks, places };
  }

  /** Store an answer. */
  learn(place: Place, { low, high, line }: Bounds & { line?: number[] | undefined }): void {
    const found = { low: low + place.taken, high: high + place.taken };
    if (place.of === "margin") {
      this.margin = found;
      return;
    }
    if (place.of === "move") this.worth.set(place.move, found);
    else {
      this.sure[place.seat] = found;
      if (line) this.line = line.map((number) => this.game.moveText(number));
    }
    const mover = this.game.toMove(this.position);
    if (mover === null || !this.worth.size) return;
    this.sure[mover] = meet(this.sure[mover], bestOf([...this.worth.values()], this.game.wants));
  }
}
