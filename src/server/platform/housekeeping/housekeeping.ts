import { purgeAudit } from '../audit/audit-log.ts';
import { backUpDaily } from '../backup/keep.ts';
import { purgeBin } from '../history/bin.ts';
import { purgeMissingAddresses } from '../history/missing-addresses.ts';
import { ago, now, type Services } from '../http/context.ts';
import { frequentMs, hourlyMs, recordRuns } from '../jobs/job-runs.ts';
import { repeat } from '../jobs/repeat.ts';
import { purgeOutbox } from '../mail/outbox.ts';
import { purgeUploads } from '../media/receive.ts';
import { purgePageReads } from '../page-reads/queries.ts';
import { applySchedule } from '../publishing/schedule.ts';
import { purgeMisses } from '../search/misses.ts';
import { purgeCalls } from '../webhooks/worker.ts';

const pollIntervalMs = 2000;

/** Publishes and unpublishes due records at the start and every two seconds. `stop()` waits for a running change. */
export function startScheduler(services: Services, intervalMs = pollIntervalMs) {
  return repeat(
    recordRuns(services, 'publishing on schedule', frequentMs, () => applySchedule(services)),
    (error) => services.logger.error(error, 'the schedule could not be read'),
    { intervalMs },
  );
}

/** Delay that leaves the CPU to visitors after the start. */
const startDelayMs = 60_000;

const intervalMs = 3_600_000;

const backupTask = 'daily backup';
const tasks: Tasks = {
  [backupTask]: backUpDaily,
  'emptying the bin': purgeBin,
  'shortening the audit log': purgeAudit,
  'deleting expired limits and sessions': purgeExpired,
  'deleting old emails': purgeMails,
  'deleting old searches without a result': purgeMisses,
  'deleting uploads that broke off': purgeUploads,
  'forgetting addresses that were not found': purgeMissingAddresses,
  'forgetting what was read long ago': purgePageReads,
  'deleting old calls of webhooks': purgeCalls,
};

async function purgeExpired(services: Services) {
  const { database } = services;
  const time = now(services);
  await database.deleteFrom('rateLimits').where('resetTime', '<=', time).execute();
  await database.deleteFrom('sessions').where('expiresAt', '<=', time).execute();
}

export const mailDays = 30;

function purgeMails(services: Services) {
  return purgeOutbox(services.database, ago(services, mailDays * 86_400_000));
}

type Tasks = Record<string, (services: Services) => Promise<unknown>>;

/** Runs every task once. A failure is logged and the task is retried in an hour. */
export async function runHousekeeping(services: Services, others: Tasks = {}) {
  for (const [name, task] of Object.entries({ ...tasks, ...others })) {
    // An instance without backups must not record a successful run of the backup task.
    if (name === backupTask && services.config.backupsKept === 0) continue;
    try {
      const result = await recordRuns(services, name, hourlyMs, task)(services);
      if (result) services.logger.info({ task: name, result }, 'housekeeping');
    } catch (error) {
      services.logger.error(error, `housekeeping failed: ${name}`);
    }
  }
}

/** Runs the tasks every hour in this process. `stop()` waits for a running task. */
export function startHousekeeping(services: Services, others: Tasks) {
  return repeat(
    () => runHousekeeping(services, others),
    (error) => services.logger.error(error, 'housekeeping failed'),
    { intervalMs, startDelayMs },
  );
}
