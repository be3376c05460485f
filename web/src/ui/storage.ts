/* Progress and settings in localStorage, and the stopwatch. */

/** An object as it is stored, not yet checked. */
export type Stored = Record<string, unknown>;

/** An object in the browser's storage. */
export interface StoredObject {
  /** The object saved last, or {}. */
  load(): Stored;
  /** Save an object. Returns false if the browser does not store it. */
  save(value: Stored): boolean;
}

export interface Stopwatch {
  seconds(): number;
  start(): void;
  stop(): void;
  /** Set it to zero; it goes on if it was running. */
  reset(): void;
}

/** Values that localStorage did not take. */
const UNSTORED = new Map<string, Stored>();

/** The storage under a name. Where the browser stores nothing, as in some private windows, values last until the page
    is closed. */
export function storageOf(name: string): StoredObject {
  const key = `ppsolve:${name}`;
  return {
    load() {
      const unstored = UNSTORED.get(key);
      if (unstored) return unstored;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
        return isStored(stored) ? stored : {};
      } catch {
        return {};
      }
    },
    save(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        UNSTORED.delete(key);
        return true;
      } catch {
        UNSTORED.set(key, value);
        return false;
      }
    },
  };
}

function isStored(value: unknown): value is Stored {
  return typeof value === "object" && value !== null;
}

/** A stopwatch that shows `seconds` and is stopped until `start()`. */
export function stopwatch(seconds: number): Stopwatch {
  let passed = seconds;
  let since: number | null = null;
  return {
    seconds() {
      return passed + (since === null ? 0 : (performance.now() - since) / 1000);
    },
    start() {
      since ??= performance.now();
    },
    stop() {
      passed = this.seconds();
      since = null;
    },
    reset() {
      passed = 0;
      since = since === null ? null : performance.now();
    },
  };
}
