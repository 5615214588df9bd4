import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keyFileName } from '../auth/encryption.ts';
import type { Config } from '../config/config.ts';
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

export type BackupConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'backupDir' | 'backupsKept' | 'searchPath' | 'bucket'
>;

export const replacedPrefix = 'before-restore-';
/** Name prefix of folders in which an archive is made or unpacked. */
const workPrefix = '.backup-';
/** Folder of drawn files, which can be drawn again. */
const drawnFolder = '.drawn';

/** The names in DATA_DIR that a backup contains next to the database; the encryption key is excluded. */
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

/** The error message for a full disk. */
export const noRoom = (folder: string) =>
  `the disk of ${folder} is full: make room, then try again`;

/** Rethrows an error; for a full disk, with a message for the owner. */
export const explainFull = (folder: string) => (error: unknown) => {
  // PostgreSQL's programs report no error codes.
  if (storageFailure(error) === 'full' || /no space left/i.test(String(error))) {
    throw new Error(noRoom(folder), { cause: error });
  }
  throw error;
};

/** Runs a step with a new folder, which is deleted afterwards. */
export async function inWorkFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(parent, `${workPrefix}${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    // After a failure tar may still be writing for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

export const stamp = (time: Date) => time.toISOString().slice(0, 19).replaceAll(':', '-');

/** Fills a folder with the content of an archive. */
async function fill(config: BackupConfig, kind: BackupKind, time: Date, folder: string) {
  const isPortable = kind === 'move-out';
  const dumped = isPortable ? undefined : config.databaseUrl;
  const contents = dumped
    ? await dumpPostgres(dumped, config.searchPath, join(folder, dumpName.postgres))
    : await copyPortable(config, folder);
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
    engine: dumped ? 'postgres' : 'sqlite',
    ...contents,
    ...(config.bucket && !isPortable && { bucket: bucketAddress(config.bucket) }),
    files,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/** Makes an archive, which appears once complete; only the file's owner can read it. @returns its path @throws Error with a message for the owner on a full disk */
export async function makeBackup(config: BackupConfig, kind: BackupKind, time: Date) {
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  return inWorkFolder(config.backupDir, async (folder) => {
    const manifest = await fill(config, kind, time, folder);
    const unfinished = `${folder}.tar.gz`;
    try {
      const { create } = await import('tar');
      const names = [manifestName, ...Object.keys(manifest.files)];
      await create({ gzip: true, file: unfinished, cwd: folder, portable: true }, names);
      await chmod(unfinished, 0o600);
      const handle = await open(unfinished, 'r+');
      await handle.sync().finally(() => handle.close());
      const file = join(config.backupDir, `bottom-time-${stamp(time)}-${kind}.tar.gz`);
      await rename(unfinished, file);
      return { file, manifest };
    } finally {
      await rm(unfinished, { force: true });
    }
  }).catch(explainFull(config.backupDir));
}
