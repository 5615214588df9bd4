import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Why PostgreSQL's archive of changes stands still, in a sentence; undefined where it goes on or there is none. */
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
