import { statfs } from 'node:fs/promises';
import { lastBackupTime } from '../backup/keep.ts';
import { ago, type DatabaseReader, type Services } from '../http/context.ts';

const signInWindowMs = 15 * 60_000;

/** Free and total bytes of the disks of the data and backup folders; a missing folder is left out. */
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

/** Time of the last backup in this instance's folder; undefined if backups are turned off. */
export async function readBackupTime({ config }: Pick<Services, 'config'>) {
  if (config.backupsKept === 0) return undefined;
  return { lastBackup: await lastBackupTime(config) };
}

/** Counts the sign-ins of the last fifteen minutes with a wrong password or over the limit. */
export async function countFailedSignIns(services: Pick<Services, 'database' | 'clock'>) {
  const { attempts, networks } = await services.database
    .selectFrom('auditLogs')
    .select(({ fn }) => [
      fn.countAll().as('attempts'),
      fn.count('ipAddress').distinct().as('networks'),
    ])
    .where('timestamp', '>=', ago(services, signInWindowMs))
    .where('action', 'in', ['login_failure', 'login_blocked'])
    .executeTakeFirstOrThrow();
  return { attempts: Number(attempts), addresses: Number(networks) };
}

/** Counts the mails that failed since the mail server last accepted one. */
export async function countRefusedMails({ database }: DatabaseReader) {
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
    /** Addresses of mailings that a mail server refused for good. */
    addresses: rows.length - single.length,
    attempts: Math.max(0, ...single.map(({ attempts }) => attempts)),
    reason: rows[0]?.lastError ?? '',
    lastSent: last ?? undefined,
  };
}
