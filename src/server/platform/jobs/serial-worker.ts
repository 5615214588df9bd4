import pLimit from 'p-limit';
import { repeat } from './repeat.ts';

/** Runs passes of a job one at a time. @param pass gets a signal that aborts at `stop()` */
export function createSerialWorker(
  pass: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  intervalMs: number,
) {
  const oneAtATime = pLimit(1);
  const stopping = new AbortController();
  const run = () => oneAtATime(pass, stopping.signal);
  return {
    run,
    /** Queues a pass, unless a queued pass exists, which will read every change made so far. */
    wake() {
      if (stopping.signal.aborted || oneAtATime.pendingCount > 0) return;
      run().catch(onError);
    },
    start() {
      const polling = repeat(run, onError, { intervalMs });
      return {
        async stop() {
          stopping.abort();
          await polling.stop();
          await oneAtATime(async () => {});
        },
      };
    },
  };
}
