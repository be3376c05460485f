/* The worker: answers questions of the page in slices, so that it can react to new messages in between. */

import { Core } from "./core.ts";
import { sampleViews } from "./party.ts";
import { guessFish } from "./pingouin.ts";

export let core;
let job = null;

/** Used by `breath` to let waiting messages in. */
const channel = new MessageChannel();
export let waiting = null;
channel.port1.onmessage = () => waiting?.();
function breath() {
  return new Promise((resolve) => {
    waiting = resolve;
    channel.port2.postMessage(0);
  });
}

/** Narrow a task's bounds, visiting about `most` positions. */
function narrowTask(task, most, { firstSlice, alsoFromAbove }) {
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
function learnFromFirst(task, first, wants) {
  if (!task.afterMove) return false;
  const { low, high } = task;
  const ahead = first.taken - task.taken; // the core counts only what is still to be taken
  if (wants === "fewest") task.low = Math.min(Math.max(low, first.low + ahead), high);
  else task.high = Math.max(Math.min(high, first.high + ahead), low);
  return task.low > low || task.high < high;
}

export async function work(mine) {
  const before = core.nodes;
  const report = (number) => {
    const { low, high, line } = mine.tasks[number];
    postMessage({ id: mine.id, number, low, high, line, nodes: core.nodes - before });
  };
  // Iterative deepening by nodes: each round allows a question four times as many positions as the last.
  for (let most = mine.firstSlice; most <= mine.most; most *= 4) {
    let open = false;
    for (const [number, task] of mine.tasks.entries()) {
      if (learnFromFirst(task, mine.tasks[0], mine.wants)) report(number);
      if (task.low < task.high) {
        await breath();
        if (job !== mine) return;
        narrowTask(task, most, mine);
        report(number);
      }
      if (task.low < task.high) open = true;
      else if (task.wantsLine && !task.line) {
        await breath();
        if (job !== mine) return;
        task.line = core.line(task, task.low);
        report(number);
      }
    }
    if (!open) break;
  }
  if (job !== mine) return;
  job = null;
  postMessage({ id: mine.id, done: true, nodes: core.nodes - before });
}

/** Other requests of games: by name, a function of the core and the request that returns the answer. */
const OWN_WORK = { sample: sampleViews, guess: guessFish };

/** The promise of the core, made when the page sends the module; requests wait for it. */
export let opening;

export async function answer(data) {
  if (data.open) {
    opening = Core.of(data.open, data.mebibytes);
    core = await opening;
    postMessage({ ready: core.mebibytes });
    return;
  }
  await opening;
  job = null;
  postMessage({ id: data.id, begun: true });
  if (data.work === "search") await work((job = data));
  else if (data.work in OWN_WORK)
    postMessage({ id: data.id, ...OWN_WORK[data.work](core, data), done: true });
}

onmessage = ({ data }) => {
  answer(data).catch(() => postMessage({ failed: true }));
};
