/**
 * Starts one work per turn of the event loop. Requests that miss the caches occupy the loop for 5 to 40 ms each: those
 * that arrived together would hold up the cached answers behind them for the sum of that.
 */
export function createTurnstile() {
  const waiting: (() => void)[] = [];

  function startNext() {
    const start = waiting.shift();
    if (waiting.length > 0) setImmediate(startNext);
    start?.();
  }

  return function pass(start: () => void) {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(startNext);
  };
}
