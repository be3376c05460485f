/* In the worker: Penguin Party by the core, with Monte Carlo samples and max^n. */

import type { Core } from "./core.ts";
import { fieldOffset, recordSize } from "./layout.ts";
import type { SampleRequest, Samples, SelfishFound, SelfishRequest } from "./messages.ts";

/** Exports of solver/core/web_party.cpp. */
export interface PartyExports {
  /** Answer with the cards left to everybody if all play for themselves; with nothing if `most` nodes are too few. */
  party_selfish(most: number): number;
  /** The address of a buffer with `size` bytes. */
  party_view_bytes(size: number): number;
  /** Read the view in that buffer. Negative if it is refused. */
  party_use_view(): number;
  /** The address of the samples; 0 if the moves are refused. */
  party_samples(seedLow: number, seedHigh: number, moves: number, first: number, count: number): number;
}

const SAMPLE_SIZE = recordSize("partySample");
const CARDS = fieldOffset("partySample", "cards");
const BLENDED_VALUE = fieldOffset("partySample", "blendedValue");

/** The cards left to everybody if all play for themselves. */
export function playSelfishly(core: Core, { bytes, most }: SelfishRequest): SelfishFound {
  core.put("partyPosition", bytes);
  const left = core.answer(core.exports.party_selfish(most));
  return { selfish: left.length ? left : null };
}

/** `count` samples from number `first` on, for each of the moves in turn. */
export function sampleViews(core: Core, { bytes, moves, seed, first, count }: SampleRequest): Samples {
  const { exports } = core;
  // A call may grow the memory, which makes its old `buffer` invalid.
  const place = exports.party_view_bytes(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  if (exports.party_use_view() < 0) throw new Error("the core refuses the view of a player");
  core.putNumbers(moves);
  const [low, high] = [seed & 0xffffffffn, seed >> 32n].map(Number);
  const found = exports.party_samples(low, high, moves.length, first, count);
  if (!found) throw new Error("the core refuses the moves");
  const samples = moves.length * count;
  const answer = new DataView(exports.memory.buffer, found, SAMPLE_SIZE * samples);
  const cards = new Uint8Array(samples);
  const outlooks = new Uint16Array(samples);
  for (let number = 0; number < samples; number += 1) {
    cards[number] = answer.getUint8(SAMPLE_SIZE * number + CARDS);
    outlooks[number] = answer.getUint16(SAMPLE_SIZE * number + BLENDED_VALUE, true);
  }
  return { samples: { cards, outlooks } };
}
