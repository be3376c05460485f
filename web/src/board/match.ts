/* The rounds on the board: a single one, or those of a whole game, with the points carried over. */

import type { Json } from "../games/game.ts";
import { checkFields, checkType, Refusal } from "../games/input.ts";
import { gameRecord, type GameRecord, type RoundRecord } from "../games/records.ts";
import type { PlayedRound } from "../games/rounds.ts";
import type { AnyBoardGame, NextRound, OpenedGame } from "./board_game.ts";
import { Line } from "./history.ts";

/** How the rounds came to the board: played against the engine, written down without hands, with hands that were laid
    open first, or opened to be analysed. */
const ORIGINS = ["play", "write", "hands", "analyse"] as const;
export type Origin = (typeof ORIGINS)[number];

export class Match {
  readonly game: AnyBoardGame;
  readonly origin: Origin;
  /** True if the rounds make up a game, so that another one may follow. */
  readonly whole: boolean;
  readonly lines: Line<unknown, unknown>[];
  /** The index of the round on the board. */
  current: number;

  constructor(game: AnyBoardGame, origin: Origin, lines: Line<unknown, unknown>[], whole: boolean) {
    this.game = game;
    this.origin = origin;
    this.lines = lines;
    this.whole = whole && game.rounds !== undefined;
    this.current = lines.length - 1;
  }

  /** The rounds of something that was read or set up. */
  static of({ game, position, moves, earlier }: OpenedGame, origin: Origin): Match {
    const rounds = [...(earlier ?? []), { position, moves }];
    const lines = rounds.map((round) => new Line(game, round.position, round.moves));
    if (earlier) return new Match(game, "write", lines, true);
    // A game begins without points.
    const fresh = game.rounds?.totals(position).every((points) => points === 0) ?? false;
    return new Match(game, origin, lines, origin !== "analyse" && fresh);
  }

  get line(): Line<unknown, unknown> {
    return this.lines[this.current];
  }

  /** The round that is due; null if a round is unfinished, or the game is over. */
  get next(): NextRound | null {
    const { rounds } = this.game;
    const ends = this.lines.map(({ end }) => end);
    if (!this.whole || !rounds || !ends.every((end) => this.game.over(end)) || !rounds.goesOn(ends))
      return null;
    return {
      before: ends.at(-1),
      totals: rounds.totals(ends.at(-1)),
      starter: rounds.starter(this.lines[0].first.position, ends.length),
      number: ends.length + 1,
    };
  }

  /** True if all rounds of a whole game are over. */
  get finished(): boolean {
    return this.whole && this.next === null && this.lines.every(({ end }) => this.game.over(end));
  }

  /** Add a round and go to it. */
  add({ position, moves }: PlayedRound<unknown>): void {
    this.lines.push(new Line(this.game, position, moves));
    this.current = this.lines.length - 1;
  }

  /** The record of the game, or of the round if there is only one. */
  record(): RoundRecord | GameRecord {
    const rounds = this.lines.map(({ round }) => round);
    return rounds.length > 1 ? gameRecord(this.game, rounds) : this.line.record();
  }

  /** The record in text form. */
  text(): string {
    const rounds = this.lines.map(({ round }) => round);
    return this.game.recordText(rounds, rounds.length > 1);
  }

  keep(): Json {
    const { game, origin, whole, lines, current } = this;
    return { game: game.name, origin, whole, lines: lines.map((line) => line.keep()), current };
  }

  /** The rounds that were kept. Throws a Refusal if they are none. */
  static from(games: readonly AnyBoardGame[], kept: Json): Match {
    const fields = checkFields(kept, "", ["game", "origin", "whole", "lines", "current"], []);
    const game = games.find(({ name }) => name === fields.game);
    const origin = ORIGINS.find((one) => one === fields.origin);
    const lines = checkType(fields.lines, "list", "lines");
    const current = checkType(fields.current, "whole", "current");
    if (!game || !origin || !(current in lines)) throw new Refusal("", "nothing that was kept");
    const whole = checkType(fields.whole, "boolean", "whole");
    const match = new Match(
      game,
      origin,
      lines.map((line) => Line.from(game, line)),
      whole,
    );
    match.current = current;
    return match;
  }
}
