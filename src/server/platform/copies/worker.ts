import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listFiles, noRoom } from '../backup/make.ts';
import { storageFailure, unlessElsewhere } from '../database/engine.ts';
import { databaseFile } from '../database/open.ts';
import { now, type Services } from '../http/context.ts';
import { repeat } from '../jobs/repeat.ts';
import { mailOwner } from '../mail/owner-mail.ts';
import { rehearseRestore } from './rehearsal.ts';
import { type CopiesConfig, CopiesError } from './restic.ts';
import { forgetOldSnapshots, makeSnapshot } from './snapshots.ts';
import { archiveProblem, type CopiesState, readState, writeState } from './state.ts';

/** Interval at which a change is copied within five minutes, if a copy takes one minute. */
export const copyIntervalMs = 4 * 60_000;
const startDelayMs = 15_000;
const dayMs = 86_400_000;
const rehearsalMs = 7 * dayMs;
const copiesLock = 712_028;

type CopyServices = Pick<Services, 'config' | 'database' | 'clock' | 'logger'>;

/** The number of files in a folder, and the time of the newest. */
async function readFolder(folder: string) {
  const files = existsSync(folder) ? await listFiles(folder) : [];
  let newest = 0;
  for (const file of files) {
    const stats = await stat(join(folder, file)).catch(() => undefined);
    newest = Math.max(newest, stats?.mtimeMs ?? 0);
  }
  return `${files.length} ${newest}`;
}

/** A text that changes with the data to copy; on PostgreSQL these are only files. */
export async function readFingerprint({
  config,
  database,
}: Pick<CopyServices, 'config' | 'database'>) {
  if (config.databaseUrl) {
    const { rows } = await sql<{ text: string }>`
      select concat(count(*), ' ', max(id), ' ', sum(sizes_made)) as text from media`.execute(
      database,
    );
    const folders = [
      join(config.dataDir, 'media'),
      ...(config.contentDir ? [config.contentDir] : []),
    ];
    const files = await Promise.all(folders.map(readFolder));
    return [rows[0]?.text, ...files].join(' ');
  }
  const file = databaseFile(config.dataDir);
  const read = (name: string) => stat(name, { bigint: true }).catch(() => undefined);
  // Each commit writes to the log first; the database itself changes later, when the log is merged into it.
  const stats = (await read(`${file}-wal`)) ?? (await read(file));
  return `${stats?.mtimeNs} ${stats?.size}`;
}

const isOlder = (time: string | undefined, ageMs: number, { clock }: CopyServices) =>
  time === undefined || clock().getTime() - Date.parse(time) >= ageMs;

async function copy(services: CopyServices, config: CopiesConfig, state: CopiesState) {
  const at = now(services);
  const fingerprint = await readFingerprint(services);
  const { repository } = config.copies;
  const known = state.repository === repository;
  if (known && state.fingerprint === fingerprint) return;
  const { id, addedBytes } = await makeSnapshot(config, known, services.clock());
  if (!known) {
    delete state.rehearsedAt;
    delete state.rehearsalTriedAt;
  }
  Object.assign(state, { repository, fingerprint, lastAt: at });
  services.logger.info({ copy: id.slice(0, 8), addedBytes }, 'copied to the repository');
}

async function rehearse(services: CopyServices, config: CopiesConfig, state: CopiesState) {
  if (!isOlder(state.rehearsedAt, rehearsalMs, services)) return;
  if (!isOlder(state.rehearsalTriedAt, dayMs, services)) return;
  state.rehearsalTriedAt = now(services);
  const { createdAt, rows, files, seconds } = await rehearseRestore(config).catch((error) => {
    throw new CopiesError(`The rehearsal of a restore failed: ${failureText(error, config)}`, '');
  });
  state.rehearsedAt = now(services);
  services.logger.info({ rows, files, seconds }, 'rehearsed a restore');
  await mailOwner(services, services.database, 'Your copies can be restored', [
    `Once a week the site restores its newest copy from ${config.copies.repository} into a scratch folder and checks it. This time all was well.`,
    `The copy is of ${createdAt}: ${rows} rows of the database and ${files} other files, restored and checked in ${seconds} seconds.`,
    'If this mail stays out for more than a week, look at the site: a machine that is gone can not tell you so.',
  ]);
}

function failureText(error: unknown, { dataDir }: Pick<CopiesConfig, 'dataDir'>) {
  if (storageFailure(error) === 'full') return noRoom(dataDir);
  return error instanceof Error ? error.message : String(error);
}

/** Copies changes, deletes old copies once a day, and rehearses a restore once a week. */
export async function runCopies(
  services: CopyServices,
  signal?: AbortSignal,
): Promise<CopiesState> {
  const { config, database } = services;
  const { dataDir, copies } = config;
  const state = await readState(dataDir);
  try {
    if (copies) {
      const copiesConfig = { ...config, copies, signal };
      await copy(services, copiesConfig, state);
      if (isOlder(state.forgottenAt, dayMs, services)) {
        await forgetOldSnapshots(copiesConfig);
        state.forgottenAt = now(services);
      }
      await rehearse(services, copiesConfig, state);
    }
    const problem = await archiveProblem(database);
    if (problem) throw new CopiesError(problem, '');
    delete state.failingSince;
    delete state.problem;
  } catch (error) {
    if (!signal?.aborted) {
      state.failingSince ??= now(services);
      state.problem = failureText(error, config);
      services.logger.error({ problem: state.problem }, 'copies failed');
    }
  } finally {
    await writeState(dataDir, state);
  }
  return state;
}

/** Starts copying in this process. `stop()` ends a running copy. */
export function startCopies(services: CopyServices) {
  const { config, database, logger } = services;
  if (!config.copies && !config.databaseUrl) return { stop: async () => {} };
  return repeat(
    (signal) => unlessElsewhere(database, copiesLock, () => runCopies(services, signal)),
    (error) => logger.error(error, 'the copies could not be made'),
    { intervalMs: copyIntervalMs, startDelayMs },
  );
}
