import assert from "node:assert/strict";
import test from "node:test";
import type { PlayedPosition } from "../../../src/board/party/player_view.ts";
import { packPlayerView, playerViewOf } from "../../../src/board/party/player_view.ts";
import { PARTY_RULES } from "../../../src/games/party/game.ts";
import { recordSize } from "../../../src/worker/layout.ts";
import { partyPosition } from "../../support/core.ts";

function played(start: string, moves: string[]): PlayedPosition[] {
  const line: PlayedPosition[] = [{ position: partyPosition(start), move: "" }];
  for (const move of moves)
    line.push({ position: PARTY_RULES.after(line[line.length - 1].position, move), move });
  return line;
}

const NO_MOVES = recordSize("partyPosition") + recordSize("partyView");

test("a player knows their own hand, the pyramid and the moves of the others", () => {
  const view = playerViewOf(played("iello-2024:RG:RB,GP,YY:0", ["Ra3", "Gb1", "Ya4"]));
  assert.equal(view.seat, 0);
  assert.deepEqual(view.hidden, [0, 1, 1]);
  assert.deepEqual(view.lacking, ["", "", ""]);
  // The pyramid has two R, two G and a Y; Alice has a B.
  assert.deepEqual(view.unseen, [5, 5, 6, 7, 7]);
  assert.deepEqual(view.seen, [
    { seat: 2, move: "Ya4", before: ["RGR", "G."] },
    { seat: 1, move: "Gb1", before: ["RGR"] },
  ]);
  assert.equal(packPlayerView(view).length, NO_MOVES + 2 * recordSize("partySeenMove"));
});

test("players who could not move lack the colours that fitted", () => {
  // After Rb2 there is room for R, G and P only, and Bob is out with his Y.
  const view = playerViewOf(played("iello-2024,base=4:RG:RRB,PY,GG:0", ["Ra3", "Pa4", "Gb1", "Rb2"]));
  assert.equal(view.seat, 2);
  assert.deepEqual(view.lacking, ["", "RGP", ""]);
  assert.deepEqual(view.hidden, [1, 1, 0]);
  // His card is Y or B: one drawing with two hands. Of the unseen cards, 7 are Y and 8 are B.
  assert.deepEqual([view.unseen[2], view.unseen[4]], [7, 8]);
  const bytes = packPlayerView(view);
  const drawing = bytes.subarray(NO_MOVES, bytes.length - 3 * recordSize("partySeenMove"));
  const lastOfB = [0x87, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88]; // 8 / 15 of all words
  const hands = [
    ...[0, 0, 0, 0, 1],
    ...lastOfB,
    255,
    255,
    ...[0, 0, 1, 0, 0],
    ...new Array<number>(10).fill(255),
  ];
  assert.deepEqual([...drawing], [2, 0, ...hands]);
});

test("hands are drawn one after another", () => {
  // After Rb1 there is room for G and B only. Bob and Carol have neither, Dan has G.
  const view = playerViewOf(played("iello-2024,base=3,stuck=pass:RGB:RR,PY,YP,GG:0", ["Rb1"]));
  assert.equal(view.seat, 3);
  assert.deepEqual(view.lacking, ["", "GB", "GB", ""]);
  const bytes = packPlayerView(view);
  const head = bytes.subarray(recordSize("partyPosition"), NO_MOVES);
  assert.deepEqual([...head.subarray(12, 19)], [2, 1, 2, 0, 0, 0, 0], "the seats that draw");
  const drawings = head[19];
  // Bob draws first. For every hand of his with other cards left, Carol has a drawing of her own.
  assert.equal(head[20], 0);
  assert.equal(bytes[NO_MOVES], drawings - 1);
});

test("nobody has a view of a round that is over", () => {
  assert.throws(
    () => playerViewOf(played("iello-2024,base=3:RGB/R.:G,GPB:0", ["Gb2", "Gc1"])),
    /the round is over/,
  );
});
