const waiting: (() => void)[] = [];

function runNext() {
  const work = waiting.shift();
  if (waiting.length > 0) setImmediate(runNext);
  work?.();
}

/**
 * Runs work in a turn of the event loop of its own, in the order of the calls: between two pieces of it the process
 * answers what is quick, such as cached pages.
 */
export function runInTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setImmediate(runNext);
}

/** Resolves in a turn of its own, so that a long computation may go on with its next part. */
export const ownTurn = (): Promise<void> => new Promise(runInTurn);
