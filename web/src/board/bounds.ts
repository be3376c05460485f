/* Bounds of values: proved where both ends meet. */

import type { Bounds, Wants } from "../worker/messages.ts";

export function isProved({ low, high }: Bounds): boolean {
  return low === high;
}

/** The intersection of two bounds. */
export function meet(one: Bounds, other: Bounds): Bounds {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
}

/** Bounds of the best of several values. */
export function bestOf(values: readonly Bounds[], wants: Wants): Bounds {
  const best = wants === "fewest" ? Math.min : Math.max;
  return { low: best(...values.map(({ low }) => low)), high: best(...values.map(({ high }) => high)) };
}

/** Bounds as text: `3`, `2..4`. */
export function boundsText({ low, high }: Bounds): string {
  return low === high ? `${low}` : `${low}..${high}`;
}

/** The widest bounds worth showing, in cards or fish. */
const WIDEST: Record<Wants, number> = { fewest: 3, most: 6 };

export function isTelling({ low, high }: Bounds, wants: Wants): boolean {
  return high - low <= WIDEST[wants];
}
