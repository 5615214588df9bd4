import { setTimeout as rest } from 'node:timers/promises';
import type { InParts } from '../../../domain/parts/parts.ts';

const waiting: (() => void)[] = [];

function runNext() {
  const work = waiting.shift();
  if (waiting.length > 0) setImmediate(runNext);
  work?.();
}

/**
 * Runs work in its own turn of the event loop, in the order of the calls. Between two pieces of work, the
 * process handles quick requests, such as cached pages.
 */
export function runInTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setImmediate(runNext);
}

/** Resolves in its own turn, in which a long computation continues with its next part. */
export const nextTurn = (): Promise<void> => new Promise(runInTurn);

/** Time for which parts of a computation share a turn. */
const turnMs = 4;

/**
 * Creates a function to call between parts of a computation. It waits for a new turn if the current turn is used up.
 * @param rests adds a rest as long as a turn before each new turn, for work such as an import: a page that needs
 * ten turns then waits for two or three turns of the import, not for ten
 */
export function createPause({ rests = false } = {}): () => Promise<void> | undefined {
  let start = performance.now();
  const next = async () => {
    if (rests) await rest(turnMs);
    await nextTurn();
    start = performance.now();
  };
  return () => (performance.now() - start < turnMs ? undefined : next());
}

/** Runs a computation over as many turns as it needs. */
export async function inTurns<Result>(parts: InParts<Result>): Promise<Result> {
  const pause = createPause();
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
    const turn = pause();
    if (turn) await turn;
  }
}
