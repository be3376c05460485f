/* The seeded random generator of solver/randomness.py, so that a seed gives the same deal. */

import { quote, Refusal } from "./input.ts";

export const WORDS = 1n << 64n;

export class SplitMix64 {
  private state: bigint;

  constructor(seed: bigint) {
    this.state = seed;
  }

  private word(): bigint {
    this.state = (this.state + 0x9e3779b97f4a7c15n) % WORDS;
    let mixed = this.state;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) % WORDS;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) % WORDS;
    return mixed ^ (mixed >> 31n);
  }

  /** A number from 0 to `bound - 1`, each equally likely. */
  below(bound: number): number {
    const limit = WORDS - (WORDS % BigInt(bound));
    let word = this.word();
    while (word >= limit) word = this.word();
    return Number(word % BigInt(bound));
  }

  /** The letters of a text in random order. */
  shuffle(text: string): string {
    const order = [...text];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order.join("");
  }
}

/** The same seed for the same bytes. */
export function seedOf(bytes: Uint8Array): bigint {
  return bytes.reduce((seed, byte) => BigInt.asUintN(64, seed * 257n + BigInt(byte)), 1n);
}

/** Parse a seed. Throws a Refusal. */
export function seedFrom(text: string): bigint {
  if (!/^[0-9]+$/.test(text) || BigInt(text) >= WORDS) {
    throw new Refusal("seed", `${quote(text)} is not from 0 to 2^64 - 1`);
  }
  return BigInt(text);
}

/** A seed by chance, short enough to be typed. */
export function randomSeed(): bigint {
  return BigInt(crypto.getRandomValues(new Uint32Array(1))[0]);
}
