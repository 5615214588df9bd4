import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { migrationNames } from '../database/migrate.ts';
import { databaseFile, openDatabase, openPostgres } from '../database/open.ts';
import { audit } from '../history/audit-log.ts';
import {
  type BackupConfig,
  draftKeyPrefix,
  dumpName,
  filesFolder,
  makeBackup,
  otherFiles,
  stamp,
} from './make.ts';
import { checkFiles, type Manifest, manifestName, readManifest } from './manifest.ts';
import { checkDump, hasSiteConnected, inspectPostgres, loadPostgres } from './postgres.ts';
import { type Contents, inspectSqlite, isInUse, swapSqlite } from './sqlite.ts';

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

async function unpack(file: string, folder: string) {
  if (!existsSync(file)) throw new Error('there is no such file');
  const wanted = new Set<string>([manifestName, dumpName.sqlite, dumpName.postgres]);
  await extract({
    file,
    cwd: folder,
    strict: true,
    filter: (path, entry) =>
      'type' in entry &&
      entry.type === 'File' &&
      (wanted.has(path) || path.startsWith(`${filesFolder}/`)),
  }).catch(() => {
    throw new Error('it can not be unpacked, so it is damaged or no backup');
  });
}

/** Compares what a database holds with what the manifest counted. @throws Error naming the first table that differs */
function compare(found: Contents, expected: Contents) {
  for (const [table, rows] of Object.entries(expected.tables)) {
    if (found.tables[table] !== rows) {
      throw new Error(`its table ${table} has ${found.tables[table] ?? 'no'} rows, not ${rows}`);
    }
  }
}

async function check(config: BackupConfig, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const engine = config.databaseUrl ? 'postgres' : 'sqlite';
  if (manifest.engine !== engine) {
    const hint = config.databaseUrl ? 'unset DATABASE_URL' : 'set DATABASE_URL';
    throw new Error(
      `it is of ${engineNames[manifest.engine]}, and the site is set to ${engineNames[engine]}: ${hint} first`,
    );
  }
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name));
  if (unknown) throw new Error(`it is of a newer version of the site (${unknown}): update first`);
  const dump = join(folder, dumpName[engine]);
  if (!(dumpName[engine] in manifest.files)) throw new Error('there is no database in it');
  await checkFiles(folder, manifest);
  if (engine === 'sqlite') compare(inspectSqlite(dump), manifest);
  else await checkDump(config.searchPath, dump);
  return manifest;
}

const running = 'The site is running: stop it first. Nothing was changed.';

/** A folder of DATA_DIR for what a restore replaces, which is not there yet. */
function keptFolder({ dataDir }: BackupConfig, time: Date) {
  const folder = join(dataDir, `${draftKeyPrefix}${stamp(time)}`);
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
    const dump = join(folder, dumpName.postgres);
    await loadPostgres(config.databaseUrl, config.searchPath, dump, folder);
    compare(await inspectPostgres(database), manifest);
    return former?.file;
  } finally {
    await database.destroy();
  }
}

/** Puts the archive's other files in their places; those that stood there go to `kept`. */
async function replaceFiles(
  config: BackupConfig,
  folder: string,
  manifest: Manifest,
  kept: string,
) {
  const fresh = new Set(
    Object.keys(manifest.files)
      .filter((path) => path.startsWith(`${filesFolder}/`))
      .map((path) => path.split('/')[1] ?? ''),
  );
  const old = await otherFiles(config);
  if (old.length > 0) await mkdir(kept, { recursive: true });
  for (const name of old) await rename(join(config.dataDir, name), join(kept, name));
  for (const name of fresh) {
    await rename(join(folder, filesFolder, name), join(config.dataDir, name));
  }
  return old.length > 0;
}

/** Ends the sessions that the backup brought back, and writes down that it was restored. */
async function closeRestored(config: BackupConfig, manifest: Manifest, time: Date) {
  const database = openDatabase(config);
  try {
    if (!('sessions' in manifest.tables && 'audit_logs' in manifest.tables)) return;
    await database.deleteFrom('sessions').execute();
    await audit(
      { database, clock: () => time },
      {
        action: 'backup_restored',
        resource: 'backup',
        address: '',
        details: `Backup of ${manifest.createdAt}`,
      },
    );
  } finally {
    await database.destroy();
  }
}

/**
 * Puts a backup in the place of what the site keeps, after it has been checked to the last row.
 * The site must not be running. What was there before is kept beside it.
 * @returns the manifest, and where the old state is, if there was any
 * @throws Error in words for the owner; nothing has been changed then
 */
export async function restoreBackup(config: BackupConfig, file: string, time: Date) {
  await mkdir(config.dataDir, { recursive: true });
  // On the disk of DATA_DIR, so that the last step is a rename.
  const folder = join(config.dataDir, `.backup-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const manifest = await unpack(file, folder)
      .then(() => check(config, folder))
      .catch((error: Error) => {
        throw new Error(`${file} is not restored: ${error.message}. Nothing was changed.`);
      });
    const kept = keptFolder(config, time);
    const places: string[] = [];
    if (config.databaseUrl) {
      const former = await replacePostgres(
        { ...config, databaseUrl: config.databaseUrl },
        folder,
        manifest,
        time,
      );
      if (former) places.push(former);
    } else {
      await replaceSqlite(config, folder, kept);
    }
    await replaceFiles(config, folder, manifest, kept);
    if (existsSync(kept)) places.push(kept);
    await closeRestored(config, manifest, time);
    return { manifest, kept: places };
  } finally {
    // What could not be unpacked may still be being written for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
