/* What outlives a reload: the progress in this browser, and the clock that pauses when hidden. */

/** Progress under a name; where the browser keeps nothing, as in some private windows, so does this. */
function memoryOf(name) {
  const key = `ppsolve:${name}`;
  return {
    recall() {
      try {
        return JSON.parse(localStorage.getItem(key)) ?? {};
      } catch {
        return {};
      }
    },
    keep(progress) {
      try {
        localStorage.setItem(key, JSON.stringify(progress));
      } catch {
        // Playing goes on; only a reload begins anew.
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
