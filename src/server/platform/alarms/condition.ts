import { statfs } from 'node:fs/promises';
import { lastBackupTime } from '../backup/keep.ts';
import type { Services } from '../http/context.ts';

const signInWindowMs = 15 * 60_000;

/** Free and whole bytes of the disks that hold the data and the backups. A folder that is not there yet is left out. */
export async function readDisks({ dataDir, backupDir }: Services['config']) {
  const folders = Object.entries({ data: dataDir, backups: backupDir });
  const read = await Promise.all(
    folders.map(async ([folder, path]) => {
      const disk = await statfs(path).catch(() => undefined);
      return disk && { folder, free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize };
    }),
  );
  return read.filter((disk) => disk !== undefined);
}

/** When this instance's folder got its last backup; undefined where this instance makes none. */
export async function readBackupTime({ config }: Pick<Services, 'config'>) {
  if (config.backupsKept === 0) return undefined;
  return { lastBackup: await lastBackupTime(config) };
}

/** Sign-ins with a wrong password, or refused for too many, in the last fifteen minutes. */
export async function countFailedSignIns({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>) {
  const since = new Date(clock().getTime() - signInWindowMs).toISOString();
  const { attempts, networks } = await database
    .selectFrom('auditLogs')
    .select(({ fn }) => [
      fn.countAll().as('attempts'),
      fn.count('ipAddress').distinct().as('networks'),
    ])
    .where('timestamp', '>=', since)
    .where('action', 'in', ['login_failure', 'login_blocked'])
    .executeTakeFirstOrThrow();
  return { attempts: Number(attempts), addresses: Number(networks) };
}

/** Mails whose sending fails, all of them tried since the last one that was taken. */
export async function countRefusedMails({ database }: Pick<Services, 'database'>) {
  const { last } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sentAt').as('last'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('outbox')
    .select(['attempts', 'lastError', 'status', 'mailingId'])
    .where('status', 'in', ['waiting', 'failed'])
    .where('lastError', 'is not', null)
    .where('tryingSince', '>', last ?? '')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const isOfOneAddress = ({ status, mailingId }: (typeof rows)[number]) =>
    status === 'failed' && mailingId !== null;
  const single = rows.filter((row) => !isOfOneAddress(row));
  return {
    mails: single.length,
    /** Addresses of a mailing that a server refused for good. */
    addresses: rows.length - single.length,
    attempts: Math.max(0, ...single.map(({ attempts }) => attempts)),
    reason: rows[0]?.lastError ?? '',
    lastSent: last ?? undefined,
  };
}
