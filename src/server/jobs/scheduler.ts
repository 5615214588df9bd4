import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../http/context.ts';
import { applySchedule } from '../publishing/schedule.ts';

const pollIntervalMs = 2000;

/** Publishes and unpublishes what is due, at the start and every two seconds. `stop()` waits for a running change. */
export function startScheduler(services: Services, intervalMs = pollIntervalMs) {
  const ending = new AbortController();
  const { signal } = ending;
  async function work() {
    while (!signal.aborted) {
      try {
        await applySchedule(services);
      } catch (error) {
        services.logger.error(error, 'the schedule could not be read');
      }
      await pause(intervalMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const working = work();
  return {
    async stop() {
      ending.abort();
      await working;
    },
  };
}
