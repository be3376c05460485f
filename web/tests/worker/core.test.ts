import assert from "node:assert/strict";
import test from "node:test";
import { PARTY_SEARCH } from "../../src/board/party/search.ts";
import { PINGOUIN_SEARCH } from "../../src/board/pingouin/search.ts";
import { checkLayout, Core } from "../../src/worker/core.ts";
import { ANSWER_NUMBERS, LAYOUT_VERSION, RECORD_NAMES, recordSize } from "../../src/worker/layout.ts";
import { suggestMove } from "../../src/worker/pingouin.ts";
import {
  CORE_MODULE,
  partyPosition,
  floeQuestion,
  openCore,
  partyQuestion,
  SHORT_ROUND,
  SMALL_FLOE,
} from "../support/core.ts";

test("rounds of Penguin Party get their values and lines", async () => {
  const core = await openCore();
  for (const seat of [0, 1]) {
    assert.deepEqual(core.narrow(partyQuestion(SHORT_ROUND, "guaranteed", seat), 0, 3), { low: 2, high: 2 });
  }
  const question = partyQuestion(SHORT_ROUND, "guaranteed");
  assert.deepEqual(
    core.line(question, 2).map((move) => PARTY_SEARCH.moveText(move)),
    ["Gb2", "Gc1"],
  );
  assert.deepEqual(core.line(question, 1), []);
  assert.deepEqual(core.narrow(partyQuestion(SHORT_ROUND, "margin"), -3, 3), { low: 0, high: 0 });
  assert.ok(core.nodes > 0);
});

test("tokens count in the margin of Penguin Party", async () => {
  const core = await openCore();
  const position = partyPosition("iello-2024,base=3:RGB/R.:G,GPB:0");
  const marginWith = (tokens: number) => {
    const players = position.players.map((player) => ({ ...player, tokens }));
    const bytes = PARTY_SEARCH.pack({ ...position, players });
    return core.narrow({ game: "party", bytes, asked: "margin", seat: 0 }, -9, 9);
  };
  assert.deepEqual(marginWith(0), { low: 2, high: 2 });
  assert.deepEqual(marginWith(1), { low: 3, high: 3 });
});

test("floes get their values and lines", async () => {
  const core = await openCore();
  assert.deepEqual(core.narrow(floeQuestion(SMALL_FLOE, "guaranteed", 0), 0, 16), { low: 9, high: 9 });
  assert.deepEqual(core.narrow(floeQuestion(SMALL_FLOE, "guaranteed", 1), 0, 16), { low: 5, high: 5 });
  assert.deepEqual(core.narrow(floeQuestion(SMALL_FLOE, "margin"), -16, 16), { low: 4, high: 4 });
  assert.deepEqual(
    core.line(floeQuestion(SMALL_FLOE, "guaranteed"), 9).map((move) => PINGOUIN_SEARCH.moveText(move)),
    ["g1-g2", "c4-b4", "b5-c5", "b4-a4", "c5-d5", "g2-g3", "g3-g4"],
  );
});

test("a limit of positions leaves bounds open", async () => {
  const core = await openCore();
  const { low, high } = core.narrow(floeQuestion(SMALL_FLOE, "guaranteed"), 0, 16, 1);
  assert.ok(low <= 9 && 9 <= high && low < high);
});

test("bytes of another length are refused", async () => {
  const core = await openCore();
  const question = partyQuestion(SHORT_ROUND, "guaranteed");
  const size = recordSize("partyPosition");
  for (const length of [0, size - 1, size + 1, 256, 1000]) {
    const wrong = { ...question, bytes: new Uint8Array(length) };
    const message = new RegExp(`partyPosition has ${length} bytes instead of ${size}`);
    assert.throws(() => core.narrow(wrong, 0, 3), message);
    assert.throws(() => core.line(wrong, 2), message);
  }
  assert.throws(() => core.narrow({ ...question, game: "pingouin" }, 0, 3), /pingouinPosition has 107 bytes/);
  assert.throws(() => core.narrow({ ...question, game: "chess" }, 0, 3), /does not know the game chess/);
  assert.deepEqual(core.narrow(question, 0, 3), { low: 2, high: 2 });
});

test("impossible positions and seats are refused", async () => {
  const core = await openCore();
  const refusal = /the core refuses the position/;
  for (const question of [partyQuestion(SHORT_ROUND, "guaranteed"), floeQuestion(SMALL_FLOE, "guaranteed")]) {
    const bytes = new Uint8Array(question.bytes.length);
    for (const asked of ["guaranteed", "margin"] as const) {
      assert.throws(() => core.narrow({ ...question, bytes, asked }, 0, 3), refusal);
      assert.throws(() => core.line({ ...question, bytes, asked }, 2), refusal);
    }
    for (const seat of [-1, 2]) {
      assert.throws(() => core.narrow({ ...question, seat }, 0, 3), refusal);
      assert.throws(() => core.line({ ...question, seat }, 2), refusal);
    }
  }
  const bytes = new Uint8Array(recordSize("pingouinPosition"));
  assert.throws(
    () => suggestMove(core, { work: "suggest", bytes, most: 10, milliseconds: Infinity }),
    refusal,
  );
});

test("numbers beyond the buffer of answers are refused", async () => {
  const core = await openCore();
  core.putNumbers(new Array<number>(ANSWER_NUMBERS).fill(7));
  assert.equal(core.answer(ANSWER_NUMBERS).at(-1), 7);
  assert.throws(() => core.putNumbers(new Array<number>(ANSWER_NUMBERS + 1).fill(7)), /1025 numbers/);
  assert.throws(() => core.answer(ANSWER_NUMBERS + 1), /1025 numbers/);
});

test("a module with another layout is refused", async () => {
  const sizes = RECORD_NAMES.map(recordSize);
  const withSizes = (given: number[], version = LAYOUT_VERSION) => ({
    layout_version: () => version,
    layout_record_size: (number: number) => given[number] ?? 0,
  });
  checkLayout(withSizes(sizes));
  assert.throws(
    () => checkLayout(withSizes(sizes, LAYOUT_VERSION + 1)),
    new RegExp(`the core has layout version ${LAYOUT_VERSION + 1}, the page ${LAYOUT_VERSION}`),
  );
  assert.throws(() => checkLayout(withSizes(sizes.with(1, 99))), /partyView: .* different sizes/);
  assert.throws(() => checkLayout(withSizes(sizes.slice(0, -1))), /pingouinPosition: .* different sizes/);
  assert.throws(() => checkLayout(withSizes([...sizes, 1])), /more records/);
  const empty = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  await assert.rejects(Core.of(empty, 1), /the core has layout version none/);
});

test("a core needs a table", async () => {
  await assert.rejects(openCore(0), /no memory for a table/);
});

test("the module needs nothing from outside but a clock", () => {
  assert.deepEqual(WebAssembly.Module.imports(CORE_MODULE), [
    { module: "clock", name: "now", kind: "function" },
  ]);
});
