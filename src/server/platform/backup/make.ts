import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { keyFileName } from '../auth/encryption.ts';
import { storageFailure } from '../database/engine.ts';
import { databaseFile } from '../database/open.ts';
import { lockName } from '../database/site-lock.ts';
import { bucketAddress } from '../media/bucket.ts';
import { uploadFolder } from '../media/store.ts';
import {
  type BackupKind,
  dumpName,
  filesFolder,
  fingerprint,
  type Manifest,
  manifestName,
  writeManifest,
} from './manifest.ts';
import { copyBucket, copyPortable } from './portable.ts';
import { dumpPostgres } from './postgres.ts';
import { writeReadable } from './readable.ts';
import { type Contents, copySqlite } from './sqlite.ts';

export type BackupConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'backupDir' | 'backupsKept' | 'searchPath' | 'bucket'
>;

export const replacedPrefix = 'before-restore-';
/** Name prefix of folders in which an archive is made or unpacked. */
export const workPrefix = '.backup-';
/** Folder of drawn files, which can be drawn again. */
const drawnFolder = '.drawn';

/** The names in DATA_DIR that a backup contains besides the database; the encryption key is excluded. */
export async function otherFiles({ dataDir, backupDir }: BackupConfig): Promise<string[]> {
  const database = databaseFile(dataDir);
  const excluded = new Set([database, `${database}-wal`, `${database}-shm`, backupDir]);
  const entries = existsSync(dataDir) ? await readdir(dataDir) : [];
  return entries.filter(
    (name) =>
      !excluded.has(resolve(dataDir, name)) &&
      !name.startsWith(replacedPrefix) &&
      !name.startsWith(workPrefix) &&
      name !== drawnFolder &&
      name !== keyFileName &&
      name !== lockName &&
      resolve(dataDir, name) !== uploadFolder({ dataDir }),
  );
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function copyDatabase(config: BackupConfig, folder: string): Promise<Contents> {
  if (config.databaseUrl) {
    const target = join(folder, dumpName.postgres);
    return dumpPostgres(config.databaseUrl, config.searchPath, target);
  }
  const source = databaseFile(config.dataDir);
  if (!existsSync(source)) throw new Error(`There is no database in ${config.dataDir} yet.`);
  return copySqlite(source, join(folder, dumpName.sqlite));
}

/** The error message for a full disk. */
export const noRoom = (folder: string) =>
  `the disk of ${folder} is full: make room, then try again`;

export const isFull = (error: unknown) =>
  // PostgreSQL's programs report no error codes.
  storageFailure(error) === 'full' || /no space left/i.test(String(error));

export const stamp = (time: Date) => time.toISOString().slice(0, 19).replaceAll(':', '-');

/** Makes an archive, which appears once complete, readable by its owner alone. @returns its path @throws Error with a message for the owner on a full disk */
export async function makeBackup(
  config: BackupConfig,
  kind: BackupKind,
  time: Date,
): Promise<{ file: string; manifest: Manifest }> {
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  const folder = join(config.backupDir, `${workPrefix}${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const isPortable = kind === 'move-out';
    const contents = await (isPortable ? copyPortable : copyDatabase)(config, folder);
    for (const name of await otherFiles(config)) {
      await cp(join(config.dataDir, name), join(folder, filesFolder, name), {
        recursive: true,
        // Files that are still being written end in .part.
        filter: (path) => !path.startsWith(config.backupDir) && !path.endsWith('.part'),
      });
    }
    if (isPortable) {
      await copyBucket(config, folder);
      await writeReadable(join(folder, dumpName.sqlite), folder);
    }
    const files: Manifest['files'] = {};
    for (const path of await listFiles(folder)) files[path] = await fingerprint(join(folder, path));
    const manifest: Manifest = {
      format: 1,
      createdAt: time.toISOString(),
      kind,
      engine: config.databaseUrl && !isPortable ? 'postgres' : 'sqlite',
      ...contents,
      ...(config.bucket && !isPortable && { bucket: bucketAddress(config.bucket) }),
      files,
    };
    await writeManifest(folder, manifest);
    const unfinished = `${folder}.tar.gz`;
    const { create } = await import('tar');
    await create({ gzip: true, file: unfinished, cwd: folder, portable: true }, [
      manifestName,
      ...Object.keys(files),
    ]);
    await chmod(unfinished, 0o600);
    const handle = await open(unfinished, 'r+');
    await handle.sync().finally(() => handle.close());
    const file = join(config.backupDir, `bottom-time-${stamp(time)}-${kind}.tar.gz`);
    await rename(unfinished, file);
    return { file, manifest };
  } catch (error) {
    if (isFull(error)) throw new Error(noRoom(config.backupDir), { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.tar.gz`, { force: true });
  }
}
