/* The worker: answers questions of the page, a slice at a time, so that it hears when something else is asked. */

let core;
let job = null;

/** Lets messages come in. */
const channel = new MessageChannel();
let waiting = null;
channel.port1.onmessage = () => waiting?.();
function breath() {
  return new Promise((resolve) => {
    waiting = resolve;
    channel.port2.postMessage(0);
  });
}

/** Narrow a task's bounds at the price of about so many positions. */
function narrowTask(task, most, { firstSlice, alsoFromAbove }) {
  Object.assign(task, core.narrow(task, task.low, task.high, most));
  // The search begins from below; what takes long may be asked from above, too, as long as that goes well.
  while (task.low < task.high && alsoFromAbove && most > firstSlice) {
    const { high } = task;
    const found = core.narrow(task, high - 1, high, most);
    if (found.low < found.high) return;
    if (found.low === high) task.low = high;
    else task.high = high - 1;
  }
}

/** What the first task found out holds for those that ask about the moves of the same player: none is better than
    the best. Says whether that told something new. */
function learnFromFirst(task, first, wants) {
  if (!task.afterMove) return false;
  const { low, high } = task;
  const ahead = first.taken - task.taken; // the core counts what is still to be taken
  if (wants === "fewest") task.low = Math.min(Math.max(low, first.low + ahead), high);
  else task.high = Math.max(Math.min(high, first.high + ahead), low);
  return task.low > low || task.high < high;
}

async function work(mine) {
  const before = core.nodes;
  const tell = (number) => {
    const { low, high, line } = mine.tasks[number];
    postMessage({ id: mine.id, number, low, high, line, nodes: core.nodes - before });
  };
  // Each question may cost so many positions in the first round, four times as many in the next, and so on.
  for (let most = mine.firstSlice; most <= mine.most; most *= 4) {
    let open = false;
    for (const [number, task] of mine.tasks.entries()) {
      if (learnFromFirst(task, mine.tasks[0], mine.wants)) tell(number);
      if (task.low < task.high) {
        await breath();
        if (job !== mine) return;
        narrowTask(task, most, mine);
        tell(number);
      }
      if (task.low < task.high) open = true;
      else if (task.wantsLine && !task.line) {
        await breath();
        if (job !== mine) return;
        task.line = core.line(task, task.low);
        tell(number);
      }
    }
    if (!open) break;
  }
  if (job !== mine) return;
  job = null;
  postMessage({ id: mine.id, done: true, nodes: core.nodes - before });
}

/** What games ask of the core besides: by its name, a function of the core and the request that gives the answer. */
const OWN_WORK = {};

/** Made when the page sends the module; what is asked before waits for it. */
let opening;

async function answer(data) {
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
  else if (data.work in OWN_WORK) postMessage({ id: data.id, ...OWN_WORK[data.work](core, data), done: true });
}

onmessage = ({ data }) => {
  answer(data).catch(() => postMessage({ failed: true }));
};
