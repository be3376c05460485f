import assert from "node:assert/strict";
import test from "node:test";
import { packPlayerView, playerViewOf } from "../../src/board/party/player_view.ts";
import { PARTY_SEARCH } from "../../src/board/party/search.ts";
import { sampleViews } from "../../src/worker/party.ts";
import { openCore, partyPosition, SHORT_ROUND } from "../support/core.ts";

/** The view of the first player in a short round: Bob has three unseen cards. */
function sampleRequest() {
  const view = playerViewOf([{ position: partyPosition(SHORT_ROUND), move: "" }]);
  const moves = ["Gb2"].map((move) => PARTY_SEARCH.moveNumber(move));
  return {
    work: "sample",
    bytes: packPlayerView(view),
    moves,
    seed: 7n,
    first: 0,
    count: 40,
  } as const;
}

test("samples are the cards left, and depend only on the seed and their numbers", async () => {
  const core = await openCore();
  const request = sampleRequest();
  const { samples } = sampleViews(core, request);
  assert.equal(samples.cards.length, 40);
  // After Gb2 only c1 is open, for R and G. Bob takes it if he can; otherwise Alice places her R.
  assert.deepEqual(new Set(samples.cards), new Set([1, 2]));
  assert.deepEqual(sampleViews(core, request), { samples });
  const half = sampleViews(core, { ...request, first: 20, count: 20 });
  assert.deepEqual(half.samples.cards, samples.cards.slice(20));
  assert.deepEqual(half.samples.outlooks, samples.outlooks.slice(20));
});

test("views of another length, and moves that are none, are refused", async () => {
  const core = await openCore();
  const request = sampleRequest();
  for (const bytes of [request.bytes.slice(1), Uint8Array.of(...request.bytes, 0), new Uint8Array()]) {
    assert.throws(() => sampleViews(core, { ...request, bytes }), /refuses the view/);
  }
  for (const move of [-1, 65, 5 * 256]) {
    assert.throws(() => sampleViews(core, { ...request, moves: [move] }), /refuses the moves/);
  }
  assert.throws(
    () => sampleViews(core, { ...request, moves: new Array<number>(1025).fill(0) }),
    /1025 numbers/,
  );
  assert.equal(sampleViews(core, request).samples.cards.length, 40);
});
