/* Answers the messages of the page. A search runs in slices, so that a new request can end it in between. */

import { Core } from "./core.ts";
import type { FromWorker, SearchOptions, SearchRequest, Task, ToWorker, Wants } from "./messages.ts";
import { playSelfishly, sampleViews } from "./party.ts";
import { suggestMove } from "./pingouin.ts";

type Search = SearchRequest & { id: number };

/** A task, and its line once that is found. */
type OpenTask = Task & { line?: number[] };

export class RequestHandler {
  private readonly post: (message: FromWorker) => void;
  private readonly pause: () => Promise<void>;
  private opening: Promise<Core> | null = null;
  /** The search in progress. */
  private current: Search | null = null;

  /** `post` sends a message to the page; `pause` lets waiting messages in. */
  constructor(post: (message: FromWorker) => void, pause: () => Promise<void>) {
    this.post = post;
    this.pause = pause;
  }

  /** Handle a message; an error becomes the message `failed`. */
  async handle(message: ToWorker): Promise<void> {
    try {
      if ("open" in message) {
        this.opening = Core.of(message.open, message.mebibytes);
        this.post({ ready: (await this.opening).mebibytes });
      } else {
        await this.answer(message);
      }
    } catch (error) {
      this.post({ failed: true, reason: String(error) });
    }
  }

  private async answer(request: Exclude<ToWorker, { open: unknown }>): Promise<void> {
    if (!this.opening) throw new Error("a request before the core was opened");
    const core = await this.opening;
    this.current = null;
    const { id } = request;
    this.post({ id, begun: true });
    switch (request.work) {
      case "search":
        this.current = request;
        await this.search(core, request);
        break;
      case "sample":
        this.post({ id, ...sampleViews(core, request), done: true });
        break;
      case "suggest":
        this.post({ id, ...suggestMove(core, request), done: true });
        break;
      case "selfish":
        this.post({ id, ...playSelfishly(core, request), done: true });
        break;
      case "none":
    }
  }

  /** Iterative deepening by nodes: each round allows a question four times as many positions as the last. */
  private async search(core: Core, search: Search): Promise<void> {
    const before = core.nodes;
    const tasks: OpenTask[] = search.tasks;
    const report = (number: number) => {
      const { low, high, line } = tasks[number];
      this.post({ id: search.id, number, low, high, line, nodes: core.nodes - before });
    };
    for (let most = search.firstSlice; most <= search.most; most *= 4) {
      let open = false;
      for (const [number, task] of tasks.entries()) {
        if (learnFromFirst(task, tasks[0], search.wants)) report(number);
        if (task.low < task.high) {
          await this.pause();
          if (this.current !== search) return;
          narrowTask(core, task, most, search);
          report(number);
        }
        if (task.low < task.high) open = true;
        else if (task.wantsLine && !task.line) {
          await this.pause();
          if (this.current !== search) return;
          task.line = core.line(task, task.low);
          report(number);
        }
      }
      if (!open) break;
    }
    if (this.current !== search) return;
    this.current = null;
    this.post({ id: search.id, done: true, nodes: core.nodes - before });
  }
}

/** Narrow a task's bounds, visiting about `most` positions. */
function narrowTask(
  core: Core,
  task: Task,
  most: number,
  { firstSlice, alsoFromAbove }: SearchOptions,
): void {
  Object.assign(task, core.narrow(task, task.low, task.high, most));
  // The search narrows from below. For long searches, also narrow from above while that succeeds.
  while (task.low < task.high && alsoFromAbove && most > firstSlice) {
    const { high } = task;
    const found = core.narrow(task, high - 1, high, most);
    if (found.low < found.high) return;
    if (found.low === high) task.low = high;
    else task.high = high - 1;
  }
}

/** Apply the result of the first task to a task after one of the same player's moves: no move is better than the best.
    Returns true if a bound changed. */
function learnFromFirst(task: Task, first: Task, wants: Wants): boolean {
  if (!task.afterMove) return false;
  const { low, high } = task;
  const ahead = first.taken - task.taken; // the core counts only what is still to be taken
  if (wants === "fewest") task.low = Math.min(Math.max(low, first.low + ahead), high);
  else task.high = Math.max(Math.min(high, first.high + ahead), low);
  return task.low > low || task.high < high;
}
