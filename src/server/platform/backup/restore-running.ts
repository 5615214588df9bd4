import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Actor, audit } from '../audit/audit-log.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/open.ts';
import { replaceContent } from '../database/replace-content.ts';
import type { Services } from '../http/context.ts';
import { isFull, makeBackup, noRoom, workPrefix } from './make.ts';
import { dumpName, type Manifest } from './manifest.ts';
import { checkUnpacked, replacedFolder, replaceFiles, silence, unpack } from './restore.ts';

type RunningServices = Pick<Services, 'config' | 'database' | 'content' | 'clock'>;

/** Runs a step with a folder on the disk of DATA_DIR that holds a checked backup, unpacked. */
async function withChecked<Result>(
  { config }: Pick<Services, 'config'>,
  file: string,
  work: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const folder = join(config.dataDir, `${workPrefix}${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    await unpack(file, folder);
    return await work(folder, await checkUnpacked(config, folder));
  } catch (error) {
    if (isFull(error)) throw new Error(noRoom(config.dataDir), { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Checks a whole backup. @returns its manifest @throws Error whose message continues “it can not be used:” */
export const checkBackup = (services: Pick<Services, 'config'>, file: string) =>
  withChecked(services, file, async (_folder, manifest) => manifest);

/** Migrates the unpacked database of a backup to this version. */
async function prepare(file: string, manifest: Manifest) {
  const fresh = openSqlite(file);
  try {
    await migrate(fresh);
    await silence(fresh, manifest.tables);
  } finally {
    await fresh.destroy();
  }
}

/**
 * Restores a site on SQLite while it runs. Sign-in data and the audit log stay unchanged.
 * @returns the backup's manifest, and the backup of the state before
 * @throws Error with a message for the owner, with nothing changed
 */
export async function restoreRunning(services: RunningServices, file: string, actor: Actor) {
  const { config, database, content, clock } = services;
  return withChecked(services, file, async (folder, manifest) => {
    const fresh = join(folder, dumpName.sqlite);
    await prepare(fresh, manifest);
    const time = clock();
    const former = await makeBackup(config, 'before-restore', time);
    await replaceContent(database, fresh);
    await content.announceAll();
    const kept = replacedFolder(config, time);
    await replaceFiles(config, folder, manifest, kept);
    // The backup from before the restore contains them.
    if (existsSync(kept)) await rm(kept, { recursive: true });
    await audit(
      { database, clock },
      {
        ...actor,
        action: 'backup_restored',
        resource: 'backup',
        details: `Backup of ${manifest.createdAt}`,
      },
    );
    return { manifest, former: former.file };
  });
}
