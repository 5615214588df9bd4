import { setTimeout as rest } from 'node:timers/promises';
import type { InParts } from '../../../domain/parts/parts.ts';

const waiting: (() => void)[] = [];

function runNext() {
  const work = waiting.shift();
  if (waiting.length > 0) setImmediate(runNext);
  work?.();
}

/**
 * Runs work in its own turn of the event loop, in the order of the calls: between two pieces the process
 * handles quick requests, such as cached pages.
 */
export function runInTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setImmediate(runNext);
}

/** Resolves in its own turn, in which a long computation continues with its next part. */
export const ownTurn = (): Promise<void> => new Promise(runInTurn);

/** Time for which parts of a computation share a turn. */
const turnMs = 4;

/**
 * Creates a pause between parts of a computation: a new turn once the time of the current one is used, else none.
 * @param rests for work such as an import: each part is followed by a rest of a part's length, so that a page that
 * needs ten turns meanwhile waits for two or three parts and not for ten
 */
export function createPause({ rests = false } = {}): () => Promise<void> | undefined {
  let start = performance.now();
  const next = async () => {
    if (rests) await rest(turnMs);
    await ownTurn();
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
