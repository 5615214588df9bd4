import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Actor, audit } from '../audit/audit-log.ts';
import { storageFailure } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openSqlite } from '../database/open.ts';
import { replaceContent } from '../database/replace-content.ts';
import type { Services } from '../http/context.ts';
import { explainFull, inWorkFolder, makeBackup } from './make.ts';
import { dumpName, type Manifest } from './manifest.ts';
import { readDump } from './read-dump.ts';
import {
  checkUnpacked,
  compare,
  holdMailsAndDropCalls,
  replacedFolder,
  replaceFiles,
  restoredEvent,
  unpack,
} from './restore.ts';
import { inspectSqlite } from './sqlite.ts';

/** Unpacks a backup on the disk of DATA_DIR, checks it, and passes its folder to `work`. */
function withChecked<Result>(
  { config }: Pick<Services, 'config'>,
  file: string,
  work: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  return inWorkFolder(config.dataDir, async (folder) => {
    await unpack(file, folder);
    return work(folder, await checkUnpacked(config, folder));
  }).catch(explainFull(config.dataDir));
}

/** Checks a whole backup. @returns its manifest @throws Error whose message continues “it can not be used:” */
export const checkBackup = (services: Pick<Services, 'config'>, file: string) =>
  withChecked(services, file, async (_folder, manifest) => manifest);

/** Converts an unpacked database of either engine to a SQLite file of this version. @returns its path */
async function prepare(searchPath: string, folder: string, manifest: Manifest) {
  const file = join(folder, dumpName.sqlite);
  if (manifest.engine === 'postgres') {
    await readDump(searchPath, join(folder, dumpName.postgres), file, manifest);
    compare(inspectSqlite(file), manifest);
  }
  const fresh = openSqlite(file);
  try {
    await migrate(fresh);
    await holdMailsAndDropCalls(fresh, manifest.tables);
  } finally {
    await fresh.destroy();
  }
  return file;
}

/** @throws Error with a message for the owner if other writes block the tables */
async function replaceRows(database: Database, file: string) {
  await replaceContent(database, file).catch((error: unknown) => {
    if (storageFailure(error) !== 'busy') throw error;
    throw new Error('the database was busy with other writes: try again', { cause: error });
  });
}

/**
 * Restores a site while its instances run. Sign-in data and earlier lines of the audit log stay.
 * @returns the backup's manifest, and the backup of the state before the restore
 * @throws Error with a message for the owner, which says what was changed
 */
export async function restoreRunning(
  services: Pick<Services, 'config' | 'database' | 'content' | 'clock'>,
  file: string,
  actor: Actor,
) {
  const { config, database, content, clock } = services;
  let former: string | undefined;
  const restored = withChecked(services, file, async (folder, manifest) => {
    const fresh = await prepare(config.searchPath, folder, manifest);
    const time = clock();
    const { file: backup } = await makeBackup(config, 'before-restore', time);
    await replaceRows(database, fresh);
    former = backup;
    await content.announceAll();
    const kept = replacedFolder(config, time);
    await replaceFiles(config, folder, manifest, kept);
    // The `before-restore` backup contains the replaced files.
    if (existsSync(kept)) await rm(kept, { recursive: true });
    await audit(services, { ...actor, ...restoredEvent(manifest) });
    return { manifest, former: backup };
  });
  return restored.catch((error: Error) => {
    const state = former
      ? `The records are those of the backup, its files may not be. What was here before is in ${basename(former)}`
      : 'Nothing was changed';
    throw new Error(`${error.message}. ${state}.`, { cause: error });
  });
}
