import type { Services } from '../http/context.ts';
import { applySchedule } from '../publishing/schedule.ts';
import { repeat } from './repeat.ts';

const pollIntervalMs = 2000;

/** Publishes and unpublishes what is due, at the start and every two seconds. `stop()` waits for a running change. */
export function startScheduler(services: Services, intervalMs = pollIntervalMs) {
  return repeat(
    () => applySchedule(services),
    (error) => services.logger.error(error, 'the schedule could not be read'),
    { intervalMs },
  );
}
