import { setTimeout as pause } from 'node:timers/promises';
import { listAlarms } from '../alarms/alarms.ts';
import type { Certificate } from '../alarms/certificate.ts';
import {
  countFailedSignIns,
  countRefusedMails,
  readBackupTime,
  readDisks,
} from '../alarms/condition.ts';
import type { Services } from '../http/context.ts';
import { listJobRuns } from '../jobs/job-runs.ts';
import { attemptCounts } from '../mail/worker.ts';
import { readQueueLengths } from '../queue/lengths.ts';

/** Time limit of database reads, so that a slow database does not delay the figures of the process. */
const databaseMs = 2000;

export interface Sources {
  cache: () => { hits: number; misses: number; bytes: number; entries: number };
  heavyWork: () => { pending: number; refused: number };
  certificate: () => Certificate | undefined;
}

async function readDatabase(services: Services) {
  return {
    queues: await readQueueLengths(services),
    jobs: await listJobRuns(services),
    signIns: await countFailedSignIns(services),
    refusedMails: await countRefusedMails(services),
    alarms: await listAlarms(services),
  };
}

async function readDatabaseInTime(services: Services) {
  const timer = new AbortController();
  const late = pause(databaseMs, undefined, { signal: timer.signal }).catch(() => undefined);
  const read = readDatabase(services).catch(() => undefined);
  return Promise.race([read, late]).finally(() => timer.abort());
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** Reads all figures except those counted per request. */
export async function readFigures(services: Services, sources: Sources) {
  return {
    now: services.clock(),
    /** Undefined if the database fails or does not answer in time. */
    database: await readDatabaseInTime(services),
    connections: services.database.connections?.(),
    cache: sources.cache(),
    heavyWork: sources.heavyWork(),
    mail: attemptCounts,
    disks: await readDisks(services.config),
    backup: await readBackupTime(services),
    certificate: sources.certificate(),
  };
}
