import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Backup, backupKinds, backupLateHours } from '../../../contract/backups.ts';
import { type Migrations, unlessElsewhere } from '../database/engine.ts';
import { pendingMigrations } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../http/context.ts';
import { type BackupConfig, makeBackup } from './make.ts';
import type { BackupKind } from './manifest.ts';
import { findProgram } from './postgres.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Key of the advisory lock for the daily backup. */
const dailyBackupLock = 712_027;

const backupName = /^bottom-time-(?:[\dT]+-)+((?:[a-z]+-)*[a-z]+)\.tar\.gz$/;

async function listBackups(folder: string, kind: BackupKind): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => backupName.exec(name)?.[1] === kind).sort();
}

function backupTime(name: string): number {
  const [, date, time = ''] = /(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)/.exec(name) ?? [];
  return Date.parse(`${date}T${time.replaceAll('-', ':')}Z`);
}

/** Time of the database's first migration; undefined if unknown. */
async function siteBegan(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ first: string | null }>`
    select min(timestamp) as first from kysely_migration`.execute(database);
  return rows[0]?.first ?? undefined;
}

/** The backups of the given kinds, the newest first. */
async function listByTime<Kind extends BackupKind>(folder: string, kinds: readonly Kind[]) {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const names = await listBackups(folder, kind);
      return names.map((name) => ({ name, kind, time: backupTime(name) }));
    }),
  );
  const dated = lists.flat().filter(({ time }) => !Number.isNaN(time));
  dated.sort((one, other) => other.time - one.time);
  return dated.map(({ time, ...file }) => ({ ...file, createdAt: new Date(time).toISOString() }));
}

/** The backups in the folder of this server, the newest first. */
export async function listBackupFiles({
  backupDir,
}: Pick<BackupConfig, 'backupDir'>): Promise<Backup[]> {
  const files = await listByTime(backupDir, backupKinds);
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      bytes: (await stat(join(backupDir, file.name))).size,
    })),
  );
}

/** Whether a day and a half have passed since the newest backup, or since the site began if there is none. */
export async function isBackupLate({
  config,
  database,
  clock,
}: Pick<Services, 'config' | 'database' | 'clock'>): Promise<boolean> {
  const newest = (await lastBackupTime(config)) ?? (await siteBegan(database));
  return newest !== undefined && clock().getTime() - Date.parse(newest) > backupLateHours * hourMs;
}

export async function lastBackupTime({ backupDir }: Pick<BackupConfig, 'backupDir'>) {
  const [newest] = await listByTime(backupDir, ['daily', 'manual', 'before-migration']);
  return newest?.createdAt;
}

async function makeAndRotate(config: BackupConfig, kind: BackupKind, time: Date) {
  const { file } = await makeBackup(config, kind, time);
  const names = await listBackups(config.backupDir, kind);
  for (const name of names.slice(0, -config.backupsKept)) await rm(join(config.backupDir, name));
  return file;
}

export async function backUpBeforeMigration(
  { config, logger, clock }: Pick<Services, 'config' | 'logger' | 'clock'>,
  database: Database,
  known?: Migrations,
) {
  const { applied, pending } = await pendingMigrations(database, known);
  if (config.backupsKept === 0 || applied.length === 0 || pending.length === 0) return;
  if (config.databaseUrl) {
    try {
      findProgram('pg_dump', config.searchPath);
    } catch (error) {
      logger.warn(`No backup before the migration: ${(error as Error).message}`);
      return;
    }
  }
  const file = await makeAndRotate(config, 'before-migration', clock());
  logger.info({ file, pending }, 'backed up before the migration');
}

/** Makes a daily backup unless one is less than a day old. @returns its path; undefined if none was made */
export async function backUpDaily({
  config,
  database,
  clock,
}: Pick<Services, 'config' | 'database' | 'clock'>) {
  if (config.backupsKept === 0) return undefined;
  return unlessElsewhere(database, dailyBackupLock, async () => {
    const newest = (await listBackups(config.backupDir, 'daily')).at(-1);
    if (newest && clock().getTime() - backupTime(newest) < dayMs) return undefined;
    return makeAndRotate(config, 'daily', clock());
  });
}
