/* The reader's progress in the browser's storage. Nothing stored is ever destroyed: what a newer version of the site wrote
   stays as it is, and what cannot be read is kept beside. */

import {
  fromStored,
  mergeProgress,
  NOTHING,
  type Progress,
  toStored,
  VERSION,
  versionOf,
} from "./progress.ts";

export const KEY = "ppsolve:site:progress";
/** Under this name a program of an old version saves beside the progress of a newer one. A newer program takes it over. */
const besideKey = (version: number) => `${KEY}:${version}`;
const UNREADABLE = `${KEY}:unreadable`;

/** Why progress is not stored as it should be: no room, no permission, a newer version's progress, or text that is none. */
export type Trouble = "" | "full" | "forbidden" | "newer" | "unreadable";

export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export class ProgressStore {
  progress: Progress = NOTHING;
  trouble: Trouble = "";
  private key = KEY;
  private readonly storage: () => Storage;
  private readonly version: number;

  /** `storage` returns localStorage, or throws if the browser forbids it. */
  constructor(storage: () => Storage, version = VERSION) {
    this.storage = storage;
    this.version = version;
    this.load();
  }

  /** Read what is stored, and add it to what is known: other windows of the site save, too. */
  load(): void {
    try {
      this.read(this.storage());
    } catch {
      this.trouble = "forbidden";
    }
  }

  private read(storage: Storage): void {
    const text = storage.getItem(KEY);
    const stored = parsed(text);
    this.trouble = "";
    this.key = KEY;
    if (versionOf(stored) > this.version) {
      this.trouble = "newer";
      this.key = besideKey(this.version);
      this.add(parsed(storage.getItem(this.key)));
    } else if (text !== null && versionOf(stored) === 0) {
      storage.setItem(UNREADABLE, text);
      this.trouble = "unreadable";
    } else {
      this.add(stored);
      for (let version = 1; version <= this.version; version++)
        this.add(parsed(storage.getItem(besideKey(version))));
    }
  }

  private add(stored: unknown): void {
    this.progress = mergeProgress(this.progress, fromStored(stored));
  }

  /** Change the progress and store it. Returns whether it is stored. */
  change(update: (progress: Progress) => Progress): boolean {
    this.load();
    this.progress = update(this.progress);
    if (this.trouble === "forbidden") return false;
    try {
      const storage = this.storage();
      storage.setItem(this.key, JSON.stringify(toStored(this.progress)));
      if (this.key === KEY) {
        for (let version = 1; version <= this.version; version++) storage.removeItem(besideKey(version));
      }
      return true;
    } catch (error) {
      this.trouble = isFull(error) ? "full" : "forbidden";
      return false;
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** True for the error of a storage without room, as Chromium, Firefox and WebKit name it. */
function isFull(error: unknown): boolean {
  return error instanceof Error && ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(error.name);
}
