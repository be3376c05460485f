/* Small positions on the board, values by brute force, and studies solved by the core. */

import type { Analyst } from "../../src/board/analysis.ts";
import type { BoardGame } from "../../src/board/board_game.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { Study } from "../../src/board/study.ts";
import type { Seat } from "../../src/games/game.ts";
import type { Core } from "../../src/worker/core.ts";
import type { SampleRequest, Samples, Suggested, SuggestRequest } from "../../src/worker/messages.ts";
import { sampleViews } from "../../src/worker/party.ts";
import { suggestMove } from "../../src/worker/pingouin.ts";
import { openCore, SMALL_FLOE } from "./core.ts";

/** A round in which every card counts: small enough for brute force. */
export const ROUND_LINE = "iello-2024,base=3:-:RRGY,RGPB:0";
export const ROUND = PARTY.fromLine(ROUND_LINE);
export const FLOE = PINGOUIN.fromLine(SMALL_FLOE);

/** A player's guaranteed result by brute force. */
export function guaranteed<Position>(game: BoardGame<Position>, position: Position, seat: Seat): number {
  if (game.over(position)) return game.bounds(position, seat).low;
  const values = game.moves(position).map((move) => guaranteed(game, game.after(position, move), seat));
  const wantsMost = (game.wants === "most") === (game.toMove(position) === seat);
  return wantsMost ? Math.max(...values) : Math.min(...values);
}

/** The study of a position, solved by the core. */
export async function solvedStudy<Position>(
  game: BoardGame<Position>,
  position: Position,
): Promise<Study<Position>> {
  const study = new Study(game, position);
  const core = await openCore();
  const { tasks, places } = study.tasks();
  for (const [number, task] of tasks.entries()) {
    const bounds = core.narrow(task, task.low, task.high);
    study.learn(places[number], {
      ...bounds,
      line: task.wantsLine ? core.line(task, bounds.low) : undefined,
    });
  }
  return study;
}

/** An analyst that asks the core directly. */
export function coreAnalyst(core: Core): Pick<Analyst, "ask"> {
  function ask(request: SampleRequest): Promise<Samples>;
  function ask(request: SuggestRequest): Promise<Suggested>;
  function ask(request: SampleRequest | SuggestRequest): Promise<Samples | Suggested> {
    return Promise.resolve(
      request.work === "sample" ? sampleViews(core, request) : suggestMove(core, request),
    );
  }
  return { ask };
}
