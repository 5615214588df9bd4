import { existsSync } from 'node:fs';
import { link, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import SqliteDriver from 'better-sqlite3';
import type { Manifest } from './manifest.ts';

export type Contents = Pick<Manifest, 'migrations' | 'tables'>;

/** The names of all tables except SQLite's own. */
export const tableNames = (driver: SqliteDriver.Database) =>
  driver
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all() as string[];

/** @throws Error if SQLite finds the file damaged */
export function inspectSqlite(file: string): Contents {
  const driver = new SqliteDriver(file, { fileMustExist: true });
  try {
    const failure = driver.pragma('integrity_check(1)', { simple: true });
    if (failure !== 'ok') throw new Error(`SQLite finds it damaged: ${failure}`);
    const names = tableNames(driver);
    const count = (name: string) =>
      driver
        .prepare(`select count(*) from "${name.replaceAll('"', '""')}"`)
        .pluck()
        .get() as number;
    return {
      tables: Object.fromEntries(names.map((name) => [name, count(name)])),
      migrations: names.includes('kysely_migration')
        ? (driver
            .prepare('select name from kysely_migration order by name')
            .pluck()
            .all() as string[])
        : [],
    };
  } finally {
    driver.close();
  }
}

/** Inspects a copy and makes it one file, without a write-ahead log beside it. */
export function inspectCopy(file: string): Contents {
  const driver = new SqliteDriver(file);
  driver.pragma('journal_mode = DELETE');
  driver.close();
  return inspectSqlite(file);
}

async function copy(source: string, target: string): Promise<Contents> {
  const driver = new SqliteDriver(source, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    // All pages in one step: a write between steps would restart the copy.
    await driver.backup(target, { progress: () => 0x7fffffff });
  } finally {
    driver.close();
  }
  return inspectCopy(target);
}

/** Copies a snapshot of a database that is in use, and checks the copy, in a worker thread. */
export function copySqlite(source: string, target: string): Promise<Contents> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { source, target } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The copy ended before it was whole')));
  });
}

/** Whether another process has the database open, in which case it can't leave WAL mode. */
export function isInUse(file: string): boolean {
  const driver = new SqliteDriver(file, { fileMustExist: true, timeout: 0 });
  try {
    driver.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
  } finally {
    driver.close();
  }
}

/** Replaces the database `file` by `fresh` atomically; the old state stays in the folder `kept`. */
export async function swapSqlite(fresh: string, file: string, kept: string) {
  if (existsSync(file)) {
    await mkdir(kept, { recursive: true });
    const old = join(kept, basename(file));
    await link(file, old);
    for (const tail of ['-wal', '-shm']) {
      if (existsSync(`${file}${tail}`)) await rename(`${file}${tail}`, `${old}${tail}`);
    }
  }
  await rename(fresh, file);
}

if (!isMainThread && workerData?.source) {
  const { parentPort } = await import('node:worker_threads');
  parentPort?.postMessage(await copy(workerData.source, workerData.target));
}
