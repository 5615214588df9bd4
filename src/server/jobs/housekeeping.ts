import { setTimeout as pause } from 'node:timers/promises';
import { backUpDaily } from '../backup/keep.ts';
import { purgeAudit } from '../history/audit-log.ts';
import { purgeBin } from '../history/bin.ts';
import type { Services } from '../http/context.ts';

/** The site's first minute belongs to its visitors. */
const firstAfter = 60_000;
const every = 3_600_000;

/** What is done every hour, each apart: one that fails does not stop the others. */
const tasks: Record<string, (services: Services) => Promise<unknown>> = {
  'daily backup': backUpDaily,
  'emptying the bin': purgeBin,
  'shortening the audit log': purgeAudit,
  'forgetting limits and sessions': purgeExpired,
  'deleting old mails': purgeMails,
};

/** Deletes counters and sessions whose time is over. */
async function purgeExpired({ database, clock }: Services) {
  const time = clock().toISOString();
  await database.deleteFrom('rateLimits').where('resetTime', '<=', time).execute();
  await database.deleteFrom('sessions').where('expiresAt', '<=', time).execute();
}

export const mailDays = 30;

/** Deletes the copies of mails that went out, or were given up, 30 days ago. */
async function purgeMails({ database, clock }: Services) {
  const before = new Date(clock().getTime() - mailDays * 86_400_000).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom('outbox')
    .where('status', 'in', ['sent', 'failed'])
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Does every task once. What fails is logged in one line and tried again in an hour. */
export async function runHousekeeping(services: Services) {
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
      await runHousekeeping(services);
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
