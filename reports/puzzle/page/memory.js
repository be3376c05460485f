/* What outlives a reload: progress and settings in this browser, and the clock that pauses when hidden. */

const UNSTORED = new Map();

/** What is kept under a name. Where the browser keeps nothing, as in some private windows, it lasts as long
    as the page is open. */
function memoryOf(name) {
  const key = `ppsolve:${name}`;
  return {
    recall() {
      if (UNSTORED.has(key)) return UNSTORED.get(key);
      try {
        const kept = JSON.parse(localStorage.getItem(key));
        return kept !== null && typeof kept === "object" ? kept : {};
      } catch {
        return {};
      }
    },
    keep(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        UNSTORED.delete(key);
      } catch {
        UNSTORED.set(key, value);
      }
    },
  };
}

/** A stopwatch that begins with so many seconds and stands still until it is started. */
function stopwatch(seconds) {
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
