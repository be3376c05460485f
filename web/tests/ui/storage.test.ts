import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { stopwatch, storageOf } from "../../src/ui/storage.ts";
import { openPage, setGlobal } from "../support/page.ts";

beforeEach(() => openPage(""));

test("stored objects are found again under their name", () => {
  storageOf("one").save({ moves: ["Ra1"], solved: true });
  assert.deepEqual(storageOf("one").load(), { moves: ["Ra1"], solved: true });
  assert.deepEqual(storageOf("other").load(), {});
  assert.equal(localStorage.getItem("ppsolve:one"), '{"moves":["Ra1"],"solved":true}');
});

test("anything but an object in the storage counts as nothing", () => {
  for (const text of ["", "{", "null", "3", '"moves"']) {
    localStorage.setItem("ppsolve:broken", text);
    assert.deepEqual(storageOf("broken").load(), {}, text);
  }
});

test("where the browser stores nothing, values last until the page is closed", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  setGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const storage = storageOf("private");
  assert.deepEqual(storage.load(), {});
  storage.save({ number: 3 });
  assert.deepEqual(storageOf("private").load(), { number: 3 });
  openPage("");
  storage.save({ number: 4 });
  assert.equal(localStorage.getItem("ppsolve:private"), '{"number":4}');
  localStorage.setItem("ppsolve:private", '{"number":5}');
  assert.deepEqual(storage.load(), { number: 5 });
});

test("a stopwatch counts only while it runs", (context) => {
  let now = 10_000;
  context.mock.method(performance, "now", () => now);
  const clock = stopwatch(5);
  now += 1000;
  assert.equal(clock.seconds(), 5);
  clock.start();
  now += 2500;
  assert.equal(clock.seconds(), 7.5);
  clock.start();
  assert.equal(clock.seconds(), 7.5);
  clock.stop();
  now += 9000;
  assert.equal(clock.seconds(), 7.5);
});

test("a stopwatch that is reset goes on if it was running", (context) => {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const clock = stopwatch(60);
  clock.reset();
  now += 1000;
  assert.equal(clock.seconds(), 0);
  clock.start();
  now += 2000;
  clock.reset();
  now += 500;
  assert.equal(clock.seconds(), 0.5);
});
