import { existsSync } from 'node:fs';
import { link, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import SqliteDriver from 'better-sqlite3';
import type { Manifest } from './manifest.ts';

/** What a database file holds, for the manifest. */
export type Contents = Pick<Manifest, 'migrations' | 'tables'>;

/** Reads the rows of each table and the migrations. @throws Error where SQLite finds the file damaged */
export function inspectSqlite(file: string): Contents {
  const driver = new SqliteDriver(file, { fileMustExist: true });
  try {
    const failure = driver.pragma('integrity_check(1)', { simple: true });
    if (failure !== 'ok') throw new Error(`SQLite finds it damaged: ${failure}`);
    const names = driver
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .pluck()
      .all() as string[];
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

async function copy(source: string, target: string): Promise<Contents> {
  const driver = new SqliteDriver(source, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    // All pages in one step: in several, each write of the site would start the copy anew.
    await driver.backup(target, { progress: () => 0x7fffffff });
  } finally {
    driver.close();
  }
  const copied = new SqliteDriver(target);
  // One file, without a write-ahead log beside it.
  copied.pragma('journal_mode = DELETE');
  copied.close();
  return inspectSqlite(target);
}

/**
 * Copies a database that others may be writing, as it is at one moment, and checks the copy.
 * Runs in a thread of its own, so that a server goes on answering.
 */
export function copySqlite(source: string, target: string): Promise<Contents> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { source, target } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The copy ended before it was whole')));
  });
}

/**
 * Tells whether another process has the database open: it can't leave WAL mode then.
 * A damaged file is in nobody's use as far as can be told.
 */
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

/** Puts `fresh` in the place of the database `file`, whose old state stays in the folder `kept`. */
export async function swapSqlite(fresh: string, file: string, kept: string) {
  if (existsSync(file)) {
    await mkdir(kept, { recursive: true });
    const old = join(kept, basename(file));
    await link(file, old);
    for (const tail of ['-wal', '-shm']) {
      if (existsSync(`${file}${tail}`)) await rename(`${file}${tail}`, `${old}${tail}`);
    }
  }
  // One step: at no moment is there no database.
  await rename(fresh, file);
}

if (!isMainThread && workerData?.source) {
  const { parentPort } = await import('node:worker_threads');
  parentPort?.postMessage(await copy(workerData.source, workerData.target));
}
