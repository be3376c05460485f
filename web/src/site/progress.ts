/* Everything that the site keeps about a reader: a value, its stored form, and the union of two of them. */

import { positive, mergeResults, readResult, type Result } from "./results.ts";

/** The version of the stored form. A reader of another version never overwrites it: see store.ts. */
export const VERSION = 1;

export interface Progress {
  /** By the ID of the puzzle. */
  readonly results: ReadonlyMap<string, Result>;
  /** When a practice puzzle was opened last, in milliseconds since 1970, by its ID. */
  readonly opened: ReadonlyMap<string, number>;
  /** Shuffles the practice puzzles, so that readers get them in different orders; 0 until the first practice. */
  readonly seed: number;
}

export const NOTHING: Progress = { results: new Map(), opened: new Map(), seed: 0 };

/** The stored form. */
export interface StoredProgress {
  version: number;
  results: Record<string, Result>;
  opened: Record<string, number>;
  seed: number;
}

/** The union of two devices' progress. No result and no day of a streak is lost, whatever the order, and a second union
    with the same progress changes nothing. */
export function mergeProgress(first: Progress, second: Progress): Progress {
  const results = new Map(first.results);
  for (const [id, result] of second.results) {
    const known = results.get(id);
    results.set(id, known ? mergeResults(known, result) : result);
  }
  const opened = new Map(first.opened);
  for (const [id, at] of second.opened) opened.set(id, Math.max(at, opened.get(id) ?? 0));
  const seeds = [first.seed, second.seed].filter(Boolean);
  return { results, opened, seed: seeds.length ? Math.min(...seeds) : 0 };
}

/** Add a result. */
export function withResult(progress: Progress, id: string, result: Result): Progress {
  return mergeProgress(progress, { ...NOTHING, results: new Map([[id, result]]) });
}

export function toStored({ results, opened, seed }: Progress): StoredProgress {
  return {
    version: VERSION,
    results: Object.fromEntries(sorted(results)),
    opened: Object.fromEntries(sorted(opened)),
    seed,
  };
}

/** Read the stored form of this version; entries that are none are left out. */
export function fromStored(stored: unknown): Progress {
  const { results, opened, seed } = objectOf(stored);
  const read = Object.entries(objectOf(results)).flatMap(([id, one]) => {
    const result = readResult(one);
    return result ? [[id, result] as const] : [];
  });
  const moments = Object.entries(objectOf(opened)).flatMap(([id, at]) =>
    positive(at) ? [[id, positive(at)] as const] : [],
  );
  return { results: new Map(read), opened: new Map(moments), seed: positive(seed) };
}

/** The version of a stored form; 0 if it has none. */
export function versionOf(stored: unknown): number {
  const { version } = objectOf(stored);
  return typeof version === "number" && Number.isInteger(version) && version > 0 ? version : 0;
}

function objectOf(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** The entries by name, so that the same progress has the same text. */
function sorted<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([first], [second]) => (first < second ? -1 : 1));
}
