import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { siteTime } from '../../../domain/dates/dates.ts';
import { audit } from '../audit/audit-log.ts';
import { storageFailure } from '../database/engine.ts';
import { migrationNames } from '../database/migrate.ts';
import { type Database, databaseFile, openDatabase, openPostgres } from '../database/open.ts';
import { lockName } from '../database/site-lock.ts';
import { holdMails } from '../mail/held-mails.ts';
import { site } from '../site-content/site-content.ts';
import { dropWaitingCalls } from '../webhooks/events.ts';
import {
  type BackupConfig,
  inWorkFolder,
  makeBackup,
  noRoom,
  otherFiles,
  replacedPrefix,
  stamp,
} from './make.ts';
import {
  checkFiles,
  dumpName,
  filesFolder,
  type Manifest,
  manifestName,
  readManifest,
} from './manifest.ts';
import { loadPortable } from './portable.ts';
import { checkDump, hasSiteConnected, inspectPostgres, loadPostgres } from './postgres.ts';
import { readableFolder } from './readable.ts';
import { type Contents, inspectSqlite, isInUse, swapSqlite } from './sqlite.ts';

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Unpacks an archive. @throws Error whose message continues “… is not restored:” */
export async function unpack(file: string, folder: string) {
  if (!existsSync(file)) throw new Error('there is no such file');
  const allowed = new Set<string>([manifestName, dumpName.sqlite, dumpName.postgres]);
  await extract({
    file,
    cwd: folder,
    strict: true,
    filter: (path, entry) =>
      'type' in entry &&
      entry.type === 'File' &&
      (allowed.has(path) ||
        path.startsWith(`${filesFolder}/`) ||
        path.startsWith(`${readableFolder}/`)),
  }).catch((error: unknown) => {
    if (storageFailure(error) === 'full') throw new Error(noRoom(folder));
    throw new Error('it can not be unpacked, so it is damaged or no backup');
  });
}

/** @throws Error if the number of rows in a table is not that of the manifest */
export function compare(actual: Contents, expected: Contents) {
  for (const [table, rows] of Object.entries(expected.tables)) {
    if (actual.tables[table] !== rows) {
      throw new Error(`its table ${table} has ${actual.tables[table] ?? 'no'} rows, not ${rows}`);
    }
  }
}

/** Whether a copy contains only files, since PostgreSQL's own archive holds the database. */
const isFilesAlone = ({ kind, engine }: Manifest) => kind === 'copy' && engine === 'postgres';

/** Checks an unpacked backup against its manifest, and its database with the engine's own tools. */
export async function checkUnpacked(config: BackupConfig, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const engine = config.databaseUrl ? 'postgres' : 'sqlite';
  if (manifest.engine !== engine && manifest.kind !== 'move-out') {
    const hint = config.databaseUrl ? 'unset DATABASE_URL' : 'set DATABASE_URL';
    throw new Error(
      `it is of ${engineNames[manifest.engine]}, and the site is set to ${engineNames[engine]}: ${hint} first`,
    );
  }
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name));
  if (unknown) throw new Error(`it is of a newer version of the site (${unknown}): update first`);
  if (isFilesAlone(manifest)) return manifest;
  const dump = join(folder, dumpName[manifest.engine]);
  if (!(dumpName[manifest.engine] in manifest.files)) throw new Error('there is no database in it');
  await checkFiles(folder, manifest);
  if (manifest.engine === 'sqlite') compare(inspectSqlite(dump), manifest);
  else await checkDump(config.searchPath, dump);
  return manifest;
}

const running = 'The site is running: stop it first. Nothing was changed.';

export function replacedFolder({ dataDir }: BackupConfig, time: Date) {
  const folder = join(dataDir, `${replacedPrefix}${stamp(time)}`);
  for (let count = 1; ; count++) {
    const name = count === 1 ? folder : `${folder}-${count}`;
    if (!existsSync(name)) return name;
  }
}

async function replaceSqlite(config: BackupConfig, folder: string, kept: string) {
  const file = databaseFile(config.dataDir);
  if (existsSync(file) && isInUse(file)) throw new Error(running);
  await swapSqlite(join(folder, dumpName.sqlite), file, kept);
}

async function replacePostgres(
  config: BackupConfig & { databaseUrl: string },
  folder: string,
  manifest: Manifest,
  time: Date,
) {
  const database = openPostgres(config.databaseUrl, 1, 'bottom-time-restore');
  try {
    if (await hasSiteConnected(database)) throw new Error(running);
    const { tables } = await inspectPostgres(database);
    const former =
      Object.keys(tables).length > 0 ? await makeBackup(config, 'before-restore', time) : undefined;
    const dump = join(folder, dumpName[manifest.engine]);
    if (manifest.engine === 'sqlite') await loadPortable(database, dump);
    else {
      await loadPostgres(config.databaseUrl, config.searchPath, dump, folder);
      compare(await inspectPostgres(database), manifest);
    }
    return former?.file;
  } finally {
    await database.destroy();
  }
}

export async function replaceFiles(
  config: BackupConfig,
  folder: string,
  manifest: Manifest,
  kept: string,
) {
  const fresh = new Set(
    Object.keys(manifest.files)
      .filter((path) => path.startsWith(`${filesFolder}/`))
      .map((path) => path.split('/')[1] ?? '')
      .filter((name) => name !== lockName),
  );
  const old = await otherFiles(config);
  if (old.length > 0) await mkdir(kept, { recursive: true });
  for (const name of old) await rename(join(config.dataDir, name), join(kept, name));
  for (const name of fresh) {
    await rename(join(folder, filesFolder, name), join(config.dataDir, name));
  }
}

/** Stops a restored site from repeating mails and calls that went out after the backup was made. */
export async function holdMailsAndDropCalls(database: Database, tables: Manifest['tables']) {
  if ('outbox' in tables) await holdMails(database);
  if ('webhook_calls' in tables) await dropWaitingCalls(database);
}

/** The entry of the audit log for a restore of a backup. */
export const restoredEvent = ({ createdAt }: Manifest) => ({
  action: 'backup_restored' as const,
  resource: 'backup',
  details: `Backup of ${siteTime(createdAt, site.timeZone)}`,
});

async function finishRestore(config: BackupConfig, manifest: Manifest, time: Date) {
  const database = openDatabase(config);
  try {
    if (!('sessions' in manifest.tables && 'audit_logs' in manifest.tables)) return;
    await database.deleteFrom('sessions').execute();
    await holdMailsAndDropCalls(database, manifest.tables);
    await audit({ database, clock: () => time }, { ...restoredEvent(manifest), address: '' });
  } finally {
    await database.destroy();
  }
}

async function replaceDatabase(
  config: BackupConfig,
  folder: string,
  manifest: Manifest,
  time: Date,
  kept: string,
) {
  if (isFilesAlone(manifest)) return undefined;
  const { databaseUrl } = config;
  if (databaseUrl) return replacePostgres({ ...config, databaseUrl }, folder, manifest, time);
  return replaceSqlite(config, folder, kept);
}

/**
 * Restores a backup into a stopped site. @param name the backup's name in messages
 * @param unpack writes the backup's files to an empty folder @throws Error with a message for the owner, before anything is changed
 */
export async function restoreUnpacked(
  config: BackupConfig,
  name: string,
  unpack: (folder: string) => Promise<unknown>,
  time: Date,
) {
  await mkdir(config.dataDir, { recursive: true });
  // The folder is on the disk of DATA_DIR, so that the last step is a rename.
  return inWorkFolder(config.dataDir, async (folder) => {
    const manifest = await unpack(folder)
      .then(() => checkUnpacked(config, folder))
      .catch((error: Error) => {
        throw new Error(`${name} is not restored: ${error.message}. Nothing was changed.`);
      });
    const kept = replacedFolder(config, time);
    const former = await replaceDatabase(config, folder, manifest, time, kept);
    await replaceFiles(config, folder, manifest, kept);
    await finishRestore(config, manifest, time);
    const places = [former, existsSync(kept) ? kept : undefined];
    return { manifest, kept: places.filter((place) => place !== undefined) };
  });
}

/** Restores an archive into a stopped site. @throws as `restoreUnpacked` */
export const restoreBackup = (config: BackupConfig, file: string, time: Date) =>
  restoreUnpacked(config, file, (folder) => unpack(file, folder), time);
