/* Solutions are disguised in the page, so that a glance at its source does not spoil them. */

import type { KnownSolution } from "./documents.ts";

/** Decode a solution from reversed Base64. */
export function undisguise(text: string): KnownSolution {
  const bytes = Uint8Array.from(atob([...text].reverse().join("")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as KnownSolution;
}
