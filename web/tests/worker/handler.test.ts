import assert from "node:assert/strict";
import test from "node:test";
import { setImmediate } from "node:timers/promises";
import { RequestHandler } from "../../src/worker/handler.ts";
import type { FromWorker, Question, SearchRequest, Task } from "../../src/worker/messages.ts";
import { CORE_MODULE, floeQuestion, partyQuestion, SHORT_ROUND, SMALL_FLOE } from "../support/core.ts";

/** A handler with an open core, and everything that it posts. */
async function opened(): Promise<{ handler: RequestHandler; posted: FromWorker[] }> {
  const posted: FromWorker[] = [];
  const handler = new RequestHandler(
    (message) => posted.push(message),
    () => setImmediate(),
  );
  await handler.handle({ open: CORE_MODULE, mebibytes: 1 });
  assert.deepEqual(posted.splice(0), [{ ready: 1 }]);
  return { handler, posted };
}

function task(question: Question, low: number, high: number, more: Partial<Task> = {}): Task {
  return { ...question, low, high, taken: 0, ...more };
}

function search(tasks: Task[], options: Partial<SearchRequest> = {}): SearchRequest {
  return {
    work: "search",
    tasks,
    wants: "most",
    firstSlice: 64,
    most: 2 ** 20,
    alsoFromAbove: false,
    ...options,
  };
}

/** The positions visited, which the messages count. */
function withoutNodes(messages: FromWorker[]): object[] {
  return messages.map((message) => ("nodes" in message ? { ...message, nodes: undefined } : message));
}

test("a search proves values and reports bounds on the way", async () => {
  const { handler, posted } = await opened();
  const tasks = [
    task(floeQuestion(SMALL_FLOE, "guaranteed"), 0, 16, { wantsLine: true }),
    task(floeQuestion(SMALL_FLOE, "margin"), -16, 16),
  ];
  await handler.handle({ id: 3, ...search(tasks, { firstSlice: 1 }) });
  assert.deepEqual(posted[0], { id: 3, begun: true });
  const found = posted.filter((message) => "number" in message);
  assert.ok(found.length > 3, "several slices");
  let nodes = 0;
  for (const [number, value] of [9, 4].entries()) {
    const bounds = found.filter((one) => one.number === number);
    assert.ok(bounds.every(({ low, high }) => low <= value && value <= high));
    const { low, high } = bounds[bounds.length - 1];
    assert.deepEqual([low, high], [value, value]);
  }
  for (const one of found) {
    assert.ok(one.nodes >= nodes);
    ({ nodes } = one);
  }
  assert.equal(found.find(({ line }) => line)?.line?.length, 7);
  assert.deepEqual(posted.at(-1), { id: 3, done: true, nodes });
});

test("long searches also narrow from above", async () => {
  const { handler, posted } = await opened();
  const tasks = [task(floeQuestion(SMALL_FLOE, "guaranteed"), 0, 16)];
  await handler.handle({ id: 1, ...search(tasks, { firstSlice: 1, alsoFromAbove: true }) });
  const last = posted.findLast((message) => "number" in message);
  assert.deepEqual([last?.low, last?.high], [9, 9]);
});

test("a task after a move learns from the first one", async () => {
  const { handler, posted } = await opened();
  const first = task(partyQuestion(SHORT_ROUND, "guaranteed"), 2, 2);
  // No move leaves fewer than the two cards that are proved; this one has a card that is taken already.
  const after = { ...first, low: 0, high: 1, taken: 1, afterMove: true };
  await handler.handle({ id: 1, ...search([first, after], { wants: "fewest" }) });
  assert.deepEqual(withoutNodes(posted), [
    { id: 1, begun: true },
    { id: 1, number: 1, low: 1, high: 1, line: undefined, nodes: undefined },
    { id: 1, done: true, nodes: undefined },
  ]);
});

test("a search stops at its limit of positions", async () => {
  const { handler, posted } = await opened();
  const tasks = [task(floeQuestion(SMALL_FLOE, "guaranteed"), 0, 16)];
  await handler.handle({ id: 1, ...search(tasks, { firstSlice: 1, most: 1 }) });
  const [, found, done] = posted;
  assert.equal(posted.length, 3);
  assert.ok("low" in found && found.low < found.high);
  assert.ok("done" in done);
});

test("a new request ends the search in progress", async () => {
  const { handler, posted } = await opened();
  const tasks = [task(floeQuestion(SMALL_FLOE, "guaranteed"), 0, 16)];
  const searching = handler.handle({ id: 1, ...search(tasks, { firstSlice: 1 }) });
  while (!posted.some((message) => "number" in message)) await setImmediate();
  await handler.handle({ id: 2, work: "none" });
  const before = posted.length;
  assert.deepEqual(posted.at(-1), { id: 2, begun: true });
  await searching;
  assert.equal(posted.length, before, "nothing is reported any more");
});

test("requests that arrive before the core is open wait for it", async () => {
  const posted: FromWorker[] = [];
  const handler = new RequestHandler(
    (message) => posted.push(message),
    () => setImmediate(),
  );
  const opening = handler.handle({ open: CORE_MODULE, mebibytes: 1 });
  const { bytes } = floeQuestion(SMALL_FLOE, "guaranteed");
  const request = { id: 5, work: "suggest", bytes, most: 1e4, milliseconds: Infinity } as const;
  await Promise.all([opening, handler.handle(request)]);
  assert.deepEqual(
    posted.filter((message) => !("suggestion" in message)),
    [{ ready: 1 }, { id: 5, begun: true }],
  );
  const found = posted.find((message) => "suggestion" in message)!;
  assert.equal(found.suggestion.moves[0].margin, 400);
  assert.equal(found.suggestion.proved, true);
});

test("errors become messages, and the handler goes on", async () => {
  const { handler, posted } = await opened();
  const wrong = { ...floeQuestion(SMALL_FLOE, "guaranteed"), bytes: new Uint8Array(300) };
  await handler.handle({ id: 1, ...search([task(wrong, 0, 16)]) });
  const reason = "Error: pingouinPosition has 300 bytes instead of 82";
  assert.deepEqual(posted.splice(0), [
    { id: 1, begun: true },
    { failed: true, reason },
  ]);
  const view = { bytes: new Uint8Array(10), moves: [0], seed: 0n, first: 0, count: 4 };
  await handler.handle({ id: 2, work: "sample", ...view });
  assert.deepEqual(posted.splice(0).at(-1), {
    failed: true,
    reason: "Error: the core refuses the view of a player",
  });
  await handler.handle({ id: 3, ...search([task(floeQuestion(SMALL_FLOE, "margin"), -16, 16)]) });
  assert.ok("done" in posted[posted.length - 1]);
});

test("a core that cannot be opened is a failure, and so are requests to it", async () => {
  const posted: FromWorker[] = [];
  const handler = new RequestHandler(
    (message) => posted.push(message),
    () => setImmediate(),
  );
  await handler.handle({ id: 1, work: "none" });
  await handler.handle({ open: CORE_MODULE, mebibytes: 0 });
  await handler.handle({ id: 2, work: "none" });
  assert.deepEqual(posted, [
    { failed: true, reason: "Error: a request before the core was opened" },
    { failed: true, reason: "Error: no memory for a table" },
    { failed: true, reason: "Error: no memory for a table" },
  ]);
});
