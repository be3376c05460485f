/* A worker without a thread: it answers messages in this process. */

import type { WorkerPort } from "../../src/board/analysis.ts";
import { Rater } from "../../src/board/rater.ts";
import type { Study } from "../../src/board/study.ts";
import type { JudgedGame, Rating } from "../../src/board/yardsticks.ts";
import { RequestHandler } from "../../src/worker/handler.ts";

import { CORE_MODULE } from "./core.ts";

export function localWorker(): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void handler.handle(message),
    terminate: () => undefined,
  };
  const handler = new RequestHandler(
    (data) => port.onmessage?.(new MessageEvent("message", { data })),
    () => Promise.resolve(),
  );
  return port;
}

/** The finished rating of a position. */
export function ratingOf<Position>(study: Study<Position>, game: JudgedGame<Position>): Promise<Rating> {
  return new Promise((resolve) => {
    const rater = new Rater(CORE_MODULE, changed, localWorker);
    function changed(): void {
      const rating = rater.rating(study, game);
      if (rating?.done) resolve(rating);
    }
    rater.want(study, game);
    changed();
  });
}
