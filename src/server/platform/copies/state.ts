import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Overview } from '../../../contract/overview.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';

const state = z.object({
  /** The repository to which the other fields refer. */
  repository: z.string().optional(),
  /** Start of the latest successful copy. */
  lastAt: z.string().optional(),
  /** Fingerprint of the site's state in that copy. */
  fingerprint: z.string().optional(),
  forgottenAt: z.string().optional(),
  rehearsedAt: z.string().optional(),
  rehearsalTriedAt: z.string().optional(),
  failingSince: z.string().optional(),
  problem: z.string().optional(),
});

export type CopiesState = z.infer<typeof state>;

/** The state is a file, since a database row would itself be a change to copy. */
const stateFile = (dataDir: string) => join(dataDir, '.backup-state.json');

export async function readState(dataDir: string): Promise<CopiesState> {
  const text = await readFile(stateFile(dataDir), 'utf8').catch(() => '{}');
  try {
    return state.parse(JSON.parse(text));
  } catch {
    // The file was cut off by a crash; the next copy writes a new one.
    return {};
  }
}

export async function writeState(dataDir: string, content: CopiesState) {
  const file = stateFile(dataDir);
  await writeFile(`${file}.part`, JSON.stringify(content), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** The state of the copies for the owner's start screen. */
export async function readCopiesStatus(config: Pick<Config, 'copies' | 'dataDir'>) {
  if (!config.copies) return null;
  const { lastAt = null, problem = null, rehearsedAt = null } = await readState(config.dataDir);
  return { lastAt, problem, rehearsedAt } satisfies Overview['copies'];
}

/** A sentence on why PostgreSQL's WAL archiving fails; undefined if it works or is off. */
export async function archiveProblem(database: Database): Promise<string | undefined> {
  if (database.engine !== 'postgres') return undefined;
  const { rows } = await sql<{ since: Date; wal: string }>`
    select last_failed_time as since, last_failed_wal as wal from pg_stat_archiver
    where current_setting('archive_mode') <> 'off'
      and last_failed_time > coalesce(last_archived_time, '-infinity')`.execute(database);
  const [failed] = rows;
  if (!failed) return undefined;
  return `PostgreSQL can not archive its changes (${failed.wal}, last tried ${failed.since.toISOString()}): its log says why, and pgbackrest check tries it`;
}
