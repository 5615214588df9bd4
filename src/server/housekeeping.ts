import { setTimeout as pause } from 'node:timers/promises';
import { backUpDaily } from './backup/keep.ts';
import { purgeBin } from './history/bin.ts';
import type { Services } from './http/context.ts';

/** The site's first minute belongs to its visitors. */
const firstAfter = 60_000;
const every = 3_600_000;

/** What is done every hour, each apart: one that fails does not stop the others. */
const tasks: Record<string, (services: Services) => Promise<unknown>> = {
  'daily backup': backUpDaily,
  'emptying the bin': purgeBin,
};

/** Does every task once. What fails is logged in one line and tried again in an hour. */
export async function keepHouse(services: Services) {
  for (const [name, task] of Object.entries(tasks)) {
    try {
      const result = await task(services);
      if (result) services.logger.info({ task: name, result }, 'housekeeping');
    } catch (error) {
      services.logger.error(error, `housekeeping failed: ${name}`);
    }
  }
}

/** Keeps house every hour in this process. `stop()` waits for a task under way. */
export function startHousekeeping(services: Services) {
  const ending = new AbortController();
  const { signal } = ending;
  async function work() {
    await pause(firstAfter, undefined, { signal, ref: false }).catch(() => {});
    while (!signal.aborted) {
      await keepHouse(services);
      await pause(every, undefined, { signal, ref: false }).catch(() => {});
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
