import assert from "node:assert/strict";
import { test } from "node:test";
import { toStored, withResult } from "../../src/site/progress.ts";
import { KEY, ProgressStore, type Storage } from "../../src/site/store.ts";
import { progressOf, solved } from "./samples.ts";

/** A storage in memory, with a limit to the letters of a value. */
function memory(
  initial: Record<string, string> = {},
  room = Infinity,
): Storage & { values: Map<string, string> } {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      if (value.length > room) throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
      values.set(key, value);
    },
  };
}

const add =
  (id: string, day = "2026-12-08") =>
  (progress: Parameters<typeof withResult>[0]) =>
    withResult(progress, id, solved(day));
const idsOf = (store: ProgressStore) => [...store.progress.results.keys()].sort();

test("what is changed is there after a reload", () => {
  const storage = memory();
  assert.equal(new ProgressStore(() => storage).change(add("a")), true);
  const again = new ProgressStore(() => storage);
  assert.deepEqual(idsOf(again), ["a"]);
  assert.equal(again.trouble, "");
});

test("two windows do not overwrite each other", () => {
  const storage = memory();
  const [one, other] = [new ProgressStore(() => storage), new ProgressStore(() => storage)];
  one.change(add("a"));
  other.change(add("b"));
  assert.deepEqual(idsOf(new ProgressStore(() => storage)), ["a", "b"]);
});

test("a full storage is reported, and the page goes on with what it has", () => {
  const storage = memory({}, 50);
  const store = new ProgressStore(() => storage);
  assert.equal(store.change(add("a")), false);
  assert.equal(store.trouble, "full");
  assert.deepEqual(idsOf(store), ["a"]);
});

test("a forbidden storage is reported", () => {
  const store = new ProgressStore(() => {
    throw new Error("forbidden");
  });
  assert.equal(store.trouble, "forbidden");
  assert.equal(store.change(add("a")), false);
  assert.deepEqual(idsOf(store), ["a"]);
});

test("the progress of a newer version stays as it is; results meanwhile are taken over by the newer program", () => {
  const newer = JSON.stringify({ version: 2, unheard: [1, 2, 3] });
  const storage = memory({ [KEY]: newer });
  const store = new ProgressStore(() => storage);
  assert.equal(store.trouble, "newer");
  assert.equal(store.change(add("a")), true);
  assert.equal(storage.getItem(KEY), newer);
  assert.deepEqual(idsOf(new ProgressStore(() => storage)), ["a"]);
  storage.setItem(KEY, JSON.stringify({ ...toStored(progressOf(solved("2026-12-07"))), version: 2 }));
  const next = new ProgressStore(() => storage, 2);
  assert.deepEqual(idsOf(next), ["a", "p0"]);
  next.change(add("b"));
  assert.deepEqual([...storage.values.keys()], [KEY]);
});

test("text that cannot be read is kept beside", () => {
  const storage = memory({ [KEY]: '{"results": {' });
  const store = new ProgressStore(() => storage);
  assert.equal(store.trouble, "unreadable");
  store.change(add("a"));
  assert.ok([...storage.values.values()].includes('{"results": {'));
  assert.deepEqual(idsOf(new ProgressStore(() => storage)), ["a"]);
});
