/* The analyst with a fake worker. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { Analyst, type WorkerPort } from "../../src/board/analysis.ts";
import { PARTY } from "../../src/board/party/party.ts";
import { PINGOUIN } from "../../src/board/pingouin/pingouin.ts";
import { Study } from "../../src/board/study.ts";
import type {
  FromWorker,
  MoveSuggestion,
  SuggestRequest,
  SampleRequest,
  ToWorker,
} from "../../src/worker/messages.ts";
import { openDocument } from "../support/board_document.ts";
import { FLOE, ROUND, solvedStudy } from "../support/board_games.ts";

/** The smallest module: only its header. */
const MODULE = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

const SUGGEST: SuggestRequest = {
  work: "suggest",
  bytes: new Uint8Array(),
  most: 2000,
  milliseconds: Infinity,
};
const SUGGESTION: MoveSuggestion = { moves: [], line: [], depth: 3, proved: false, positions: 1900 };
const SAMPLE: SampleRequest = {
  work: "sample",
  bytes: new Uint8Array(),
  moves: [1],
  seed: 0n,
  first: 0,
  count: 8,
};

class FakeWorker implements WorkerPort {
  onmessage: WorkerPort["onmessage"] = null;
  onerror: WorkerPort["onerror"] = null;
  readonly sent: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Send a message to the page. */
  say(data: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  /** Throw an error that nobody catches. Returns true if the page handles it. */
  crash(): boolean {
    const details = { error: null, message: "", filename: "", lineno: 0, colno: 0 };
    const event = Object.assign(new Event("error", { cancelable: true }), details);
    this.onerror?.(event);
    return event.defaultPrevented;
  }

  /** The requests so far, without the opening. */
  get requests(): Exclude<ToWorker, { open: unknown }>[] {
    return this.sent.filter((message) => "id" in message);
  }

  get last(): Exclude<ToWorker, { open: unknown }> {
    return this.requests.at(-1)!;
  }
}

let workers: FakeWorker[];
let changed: Study<unknown>[];
let analyst: Analyst;

function openAnalyst(): Analyst {
  return new Analyst(
    MODULE,
    (study) => changed.push(study),
    () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    },
  );
}

beforeEach(() => {
  openDocument();
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  changed = [];
  analyst = openAnalyst();
});

afterEach(() => mock.timers.reset());

/** Begin to study the round; the worker is ready and has begun. */
function beginStudy(): { study: Study<typeof ROUND>; worker: FakeWorker; id: number } {
  const study = analyst.study(PARTY, ROUND);
  analyst.want(study);
  const [worker] = workers;
  const { id } = worker.last;
  worker.say({ ready: 256 });
  worker.say({ id, begun: true });
  return { study, worker, id };
}

describe("studies", () => {
  test("are kept by position", () => {
    const study = analyst.study(PARTY, ROUND);
    assert.equal(analyst.study(PARTY, structuredClone(ROUND)), study);
    assert.notEqual(analyst.study(PARTY, PARTY.after(ROUND, "Ra1")), study);
    assert.equal(analyst.study(PINGOUIN, FLOE).game, PINGOUIN);
  });

  test("start no worker before one is wanted", () => {
    analyst.study(PARTY, ROUND);
    analyst.want(null);
    analyst.wantLater([]);
    assert.equal(workers.length, 0);
  });

  test("are sent to the worker after the core is opened", () => {
    const study = analyst.study(PARTY, ROUND);
    analyst.want(study);
    assert.deepEqual(workers[0].sent, [
      { open: MODULE, mebibytes: 256 },
      {
        id: 1,
        work: "search",
        tasks: study.tasks().tasks,
        most: PARTY.mostPositions,
        wants: "fewest",
        firstSlice: PARTY.firstSlice,
        alsoFromAbove: true,
      },
    ]);
    assert.equal(analyst.busyWith(study), true);
  });

  test("need less memory on small devices", () => {
    Object.defineProperty(navigator, "deviceMemory", { value: 2 });
    const small = openAnalyst();
    small.want(small.study(PARTY, ROUND));
    assert.deepEqual(workers[0].sent[0], { open: MODULE, mebibytes: 64 });
  });

  test("learn what the worker finds, and report every change", () => {
    const { study, worker, id } = beginStudy();
    worker.say({ id, number: 0, low: 1, high: 2, nodes: 70 });
    assert.deepEqual(study.sure[0], { low: 1, high: 2 });
    worker.say({ id, number: 1, low: 3, high: 3, nodes: 90 });
    assert.deepEqual(study.sure[1], { low: 3, high: 3 });
    assert.equal(study.nodes, 90);
    assert.deepEqual(changed, [study, study, study]);
  });

  test("count the positions of all their searches", () => {
    const { study, worker, id } = beginStudy();
    worker.say({ id, number: 0, low: 1, high: 2, nodes: 70 });
    analyst.want(null);
    analyst.want(study);
    worker.say({ id: worker.last.id, number: 0, low: 1, high: 1, nodes: 5 });
    assert.equal(study.nodes, 75);
  });

  test("end at their limit, and are not begun again", () => {
    const { study, worker, id } = beginStudy();
    worker.say({ id, done: true, nodes: 100 });
    assert.equal(study.effort, PARTY.mostPositions);
    assert.equal(analyst.busyWith(study), false);
    analyst.want(study);
    assert.equal(worker.requests.length, 1);
  });

  test("are asked for once while they last", () => {
    const { study, worker } = beginStudy();
    analyst.want(study);
    analyst.want(study);
    assert.equal(worker.requests.length, 1);
  });

  test("stop when nothing is wanted", () => {
    const { study, worker } = beginStudy();
    analyst.want(null);
    assert.deepEqual(worker.last, { id: 2, work: "none" });
    assert.equal(analyst.busyWith(study), false);
  });

  test("give way to another, and late answers are ignored", () => {
    const { study, worker, id } = beginStudy();
    const other = analyst.study(PARTY, PARTY.after(ROUND, "Ra1"));
    analyst.want(other);
    assert.deepEqual(worker.last, { ...worker.last, id: 2, work: "search", tasks: other.tasks().tasks });
    worker.say({ id, number: 0, low: 1, high: 1, nodes: 7 });
    for (const one of [study, other]) {
      assert.deepEqual(one.sure, new Study(PARTY, one.position).sure);
      assert.equal(one.nodes, 0);
    }
  });
});

describe("the studies of a review", () => {
  /** The position of the search that the worker has. */
  function searched(studies: Study<unknown>[]): number {
    const { last } = workers.at(-1)!;
    assert.equal(last.work, "search");
    return studies.findIndex((study) => {
      const { tasks } = study.tasks();
      return JSON.stringify([...tasks[0].bytes]) === JSON.stringify([...last.tasks[0].bytes]);
    });
  }

  function partyStudies(): Study<typeof ROUND>[] {
    const second = PARTY.after(ROUND, "Ra1");
    return [ROUND, second, PARTY.after(second, "Ga2")].map((position) => analyst.study(PARTY, position));
  }

  test("come after the one on the board, in order, with a sixteenth of its limit", () => {
    const studies = partyStudies();
    const [first, second, third] = studies;
    analyst.want(third);
    analyst.wantLater([second, first]);
    assert.equal(searched(studies), 2);
    for (const [next, limit] of [
      [1, PARTY.mostPositions],
      [0, PARTY.mostPositions / 16],
    ]) {
      const [worker] = workers;
      const { last } = worker;
      assert.equal(last.work === "search" && last.most, limit);
      worker.say({ id: last.id, done: true, nodes: 1 });
      assert.equal(searched(studies), next);
    }
  });

  test("leave out what is proved", async () => {
    const [first, second] = partyStudies();
    const solved = await solvedStudy(PARTY, first.position);
    analyst.wantLater([solved, second]);
    assert.equal(searched([solved, second]), 1);
  });

  test("stop in Pingouin at an unproved position, because earlier ones are harder", () => {
    const end = PINGOUIN.after(FLOE, PINGOUIN.moves(FLOE)[0]);
    const [last, first] = [end, FLOE].map((position) => analyst.study(PINGOUIN, position));
    analyst.wantLater([last, first]);
    const [worker] = workers;
    worker.say({ id: worker.last.id, done: true, nodes: 1 });
    assert.equal(worker.requests.length, 1);
    assert.equal(analyst.busyWith(first), false);
  });

  test("go on in Penguin Party after an unproved position", () => {
    const [first, second] = partyStudies();
    analyst.wantLater([second, first]);
    const [worker] = workers;
    worker.say({ id: worker.last.id, done: true, nodes: 1 });
    assert.equal(analyst.busyWith(first), true);
  });
});

describe("a worker that is silent", () => {
  test("has ten seconds to open the core", () => {
    analyst.want(analyst.study(PARTY, ROUND));
    mock.timers.tick(9999);
    assert.equal(workers.length, 1);
    mock.timers.tick(1);
    assert.equal(workers.length, 2);
    assert.equal(workers[0].ended, true);
  });

  test("is replaced after a quarter of a second once it was ready, and the search is repeated", () => {
    const { worker, study } = beginStudy();
    analyst.want(analyst.study(PARTY, PARTY.after(ROUND, "Ra1")));
    analyst.want(study);
    mock.timers.tick(249);
    assert.equal(worker.ended, false);
    mock.timers.tick(1);
    assert.equal(worker.ended, true);
    const [, fresh] = workers;
    assert.deepEqual(fresh.sent[0], { open: MODULE, mebibytes: 256 });
    assert.equal(fresh.last.work === "search" && fresh.last.tasks.length, study.tasks().tasks.length);
    fresh.say({ id: fresh.last.id, number: 0, low: 2, high: 2, nodes: 1 });
    assert.deepEqual(study.sure[0], { low: 2, high: 2 });
  });

  test("may search as long as it likes once it has begun", () => {
    const { worker } = beginStudy();
    mock.timers.tick(3_600_000);
    assert.equal(worker.ended, false);
    assert.equal(workers.length, 1);
  });

  test("is not excused by an answer to an older message", () => {
    const { worker, id } = beginStudy();
    analyst.want(null);
    worker.say({ id, number: 0, low: 1, high: 1, nodes: 7 });
    mock.timers.tick(250);
    assert.equal(worker.ended, true);
  });
});

describe("a worker that fails", () => {
  test("is replaced by one with half the memory, down to 1 MiB", () => {
    analyst.want(analyst.study(PARTY, ROUND));
    const sizes = [];
    for (let number = 0; number < 12; number += 1) {
      const worker = workers.at(-1)!;
      const [opening] = worker.sent;
      if (!worker.ended) sizes.push("open" in opening ? opening.mebibytes : 0);
      worker.say({ failed: true, reason: "no memory for a table" });
    }
    assert.deepEqual(sizes.slice(0, 9), [256, 128, 64, 32, 16, 8, 4, 2, 1]);
    assert.equal(workers.length, 9);
  });

  test("may also fail with an error that nobody catches", () => {
    beginStudy();
    assert.equal(workers[0].crash(), true);
    assert.equal(workers[0].ended, true);
    assert.deepEqual(workers[1].sent[0], { open: MODULE, mebibytes: 128 });
    assert.equal(workers[1].last.work, "search");
  });
});

describe("a request with a single answer", () => {
  test("interrupts the study, which goes on after the answer", async () => {
    const { study, worker } = beginStudy();
    const answer = analyst.ask(SUGGEST);
    const { id } = worker.last;
    assert.deepEqual(worker.last, { id, ...SUGGEST });
    worker.say({ id, begun: true });
    assert.equal(worker.last.id, id);
    worker.say({ id, done: true, suggestion: SUGGESTION });
    assert.deepEqual((await answer).suggestion, SUGGESTION);
    assert.equal(worker.last.work, "search");
    assert.equal(analyst.busyWith(study), true);
  });

  test("is repeated under its number by a new worker", async () => {
    const { worker } = beginStudy();
    const answer = analyst.ask(SAMPLE);
    const { id } = worker.last;
    mock.timers.tick(250);
    const [, fresh] = workers;
    assert.deepEqual(fresh.sent, [
      { open: MODULE, mebibytes: 256 },
      { id, ...SAMPLE },
    ]);
    const samples = { cards: Uint8Array.of(1), outlooks: Uint16Array.of(2) };
    fresh.say({ id, done: true, samples });
    assert.deepEqual((await answer).samples, samples);
    assert.equal(fresh.last.work, "search");
  });
});

describe("while the analyst is held", () => {
  test("nothing is studied between requests; afterwards the study goes on", async () => {
    const { study, worker } = beginStudy();
    const found = analyst.hold(async () => {
      const { suggestion } = await analyst.ask(SUGGEST);
      assert.equal(worker.last.work, "suggest");
      analyst.want(study);
      analyst.wantLater([study]);
      assert.equal(worker.last.work, "suggest");
      assert.equal(analyst.busyWith(study), false);
      return suggestion;
    });
    worker.say({ id: worker.last.id, done: true, suggestion: SUGGESTION });
    assert.equal(await found, SUGGESTION);
    assert.equal(worker.last.work, "search");
  });

  test("the study goes on after an error, too", async () => {
    const { study } = beginStudy();
    await assert.rejects(
      analyst.hold(() => Promise.reject(new Error("no move"))),
      /no move/,
    );
    assert.equal(analyst.busyWith(study), true);
  });
});
