import assert from "node:assert/strict";
import { test } from "node:test";
import { SplitMix64 } from "../../src/games/random.ts";
import { addDays } from "../../src/site/dates.ts";
import { type Progress, toStored } from "../../src/site/progress.ts";
import {
  fromFile,
  fromLink,
  hasProgress,
  ImportError,
  LONG_LINK,
  toFile,
  toLink,
} from "../../src/site/transfer.ts";
import { randomProgress, solved } from "./samples.ts";

const PAGE = "https://example.org/penguins/en/statistics/";

test("a file and a link bring the same progress back", async () => {
  const random = new SplitMix64(4n);
  for (let round = 0; round < 30; round++) {
    const progress = randomProgress(random);
    assert.deepEqual(toStored(fromFile(toFile(progress))), toStored(progress));
    const link = await toLink(progress, `${PAGE}#months`);
    assert.ok(link.startsWith(`${PAGE}#progress=`) && hasProgress(link));
    assert.match(link.slice(PAGE.length), /^#progress=[\w-]+$/);
    assert.deepEqual(toStored(await fromLink(link)), toStored(progress));
    assert.deepEqual(toStored(await fromLink(link.slice(PAGE.length))), toStored(progress));
  }
});

/** Progress with all puzzles of so many days. */
function daysOfPlay(count: number): Progress {
  const random = new SplitMix64(5n);
  const hex = () => Array.from({ length: 16 }, () => random.below(16).toString(16)).join("");
  const entries = Array.from({ length: 3 * count }, (_, number) => {
    const day = addDays("2026-12-01", Math.floor(number / 3));
    const result = solved(day);
    const seconds = 20 + random.below(400);
    const first = { ...result.first!, seconds, at: Date.parse(day) / 1000 + random.below(86_400) };
    return [hex(), { ...result, best: seconds, first }] as const;
  });
  return { results: new Map(entries), opened: new Map(), seed: 1 };
}

test("the link of two months of play is not long", async () => {
  const link = await toLink(daysOfPlay(60), PAGE);
  assert.ok(link.length < LONG_LINK, `${link.length} letters`);
});

async function problemOf(read: () => unknown): Promise<string> {
  try {
    await read();
  } catch (error) {
    if (error instanceof ImportError) return error.problem;
    throw error;
  }
  return "";
}

test("other texts are refused", async () => {
  const progress = daysOfPlay(3);
  for (const text of ["", "{", "null", "[]", "{}", '{"version":1}', '{"format":"ppsolve-progress"}']) {
    assert.equal(await problemOf(() => fromFile(text)), "not-progress", text);
  }
  const link = await toLink(progress, PAGE);
  for (const text of ["", PAGE, "#progress=", "#progress=AAAA", `${link}!`, link.slice(0, -9)]) {
    assert.equal(await problemOf(() => fromLink(text)), "not-progress", text);
  }
});

test("progress of a newer version is refused as that", async () => {
  const text = toFile(daysOfPlay(1)).replace('"version": 1', '"version": 2');
  assert.equal(await problemOf(() => fromFile(text)), "newer");
});

test("a link that unpacks to more than anybody has is refused", async () => {
  const stream = new Blob([new Uint8Array(30_000_000)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
  assert.equal(await problemOf(() => fromLink(`#progress=${packed}`)), "not-progress");
});
