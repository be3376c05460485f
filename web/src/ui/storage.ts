/* Progress and settings in localStorage, and the stopwatch. */

/** Values that localStorage did not take. */
const UNSTORED = new Map();

/** Storage under a name, with `load()` and `save(value)`. Where the browser stores nothing, as in some private windows,
    values last until the page is closed. */
export function storageOf(name) {
  const key = `ppsolve:${name}`;
  return {
    load() {
      if (UNSTORED.has(key)) return UNSTORED.get(key);
      try {
        const stored = JSON.parse(localStorage.getItem(key));
        return stored !== null && typeof stored === "object" ? stored : {};
      } catch {
        return {};
      }
    },
    save(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        UNSTORED.delete(key);
      } catch {
        UNSTORED.set(key, value);
      }
    },
  };
}

/** A stopwatch that shows `seconds` and is stopped until `start()`. */
export function stopwatch(seconds) {
  let passed = seconds;
  let since = null;
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
