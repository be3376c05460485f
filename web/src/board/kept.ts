/* Things that the board keeps on the device. Every kind has its own place in the storage, with the version of its form;
   what has another version, or cannot be read, is ignored. */

import type { Json } from "../games/game.ts";
import { Refusal } from "../games/input.ts";
import { storageOf } from "../ui/storage.ts";

const VERSION = 1;

/** The kept states: the choices of the first screen, the table with its players, a round that is being written down, a
    position that is being set up, a real table at which somebody asks what to play. */
export type Kind = "choices" | "table" | "writing" | "setup" | "asking";

export const KEPT = {
  /** The kept state, or null. */
  load(kind: Kind): Json {
    const { version, value } = storageOf(`board:${kind}`).load();
    return version === VERSION ? value : null;
  },

  /** Keep something; null to forget it. Returns false if the browser does not store it. */
  save(kind: Kind, value: Json): boolean {
    return storageOf(`board:${kind}`).save({ version: VERSION, value });
  },

  /** The result of `read` for a kept state; null if there is nothing, or nothing that can be read. */
  read<Result>(kind: Kind, read: (kept: Json) => Result): Result | null {
    const kept = KEPT.load(kind);
    if (kept === null || kept === undefined) return null;
    try {
      return read(kept);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  },
};

/** The screens of the page. */
export const SCREENS = ["doors", "setting", "writing", "asking", "board"] as const;
export type Screen = (typeof SCREENS)[number];

const SESSION_KEY = "ppsolve:board:screen";

/** The screen of this tab before it was reloaded; null if the tab is new. `given` is what the page opens with: another
    page in the same tab starts anew. */
export function lastScreen(given: string): Screen | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? "null") as Json;
    if (!Array.isArray(stored) || stored[1] !== given) return null;
    return SCREENS.find((screen) => screen === stored[0]) ?? null;
  } catch {
    return null;
  }
}

export function keepScreen(screen: Screen, given: string): void {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify([screen, given]));
  } catch {
    // Without storage, a reload begins at the first screen.
  }
}
