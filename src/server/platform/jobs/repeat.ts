import { setTimeout as pause } from 'node:timers/promises';

interface Pace {
  intervalMs: number;
  startDelayMs?: number;
}

/** Runs `work` with a pause after each run; the timer does not delay exit. `stop()` aborts the signal and waits. */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
  { intervalMs, startDelayMs = 0 }: Pace,
) {
  const ending = new AbortController();
  const { signal } = ending;
  const wait = (timeMs: number) => pause(timeMs, undefined, { signal, ref: false }).catch(() => {});
  async function run() {
    if (startDelayMs > 0) await wait(startDelayMs);
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await wait(intervalMs);
    }
  }
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
