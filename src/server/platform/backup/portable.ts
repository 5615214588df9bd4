import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import type { Config } from '../config/config.ts';
import { copySite } from '../database/copy-site.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, databaseFile, openPostgres, openSqlite } from '../database/open.ts';
import { pictureFiles } from '../media/pictures.ts';
import { guideFile, openMediaStore } from '../media/store.ts';
import { dumpName, filesFolder } from './manifest.ts';
import { type Contents, copySqlite, inspectCopy } from './sqlite.ts';

type PortableConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>;

/** Copies the database of either engine into a SQLite file. */
export async function copyPortable(config: PortableConfig, folder: string): Promise<Contents> {
  const file = join(folder, dumpName.sqlite);
  if (!config.databaseUrl) {
    const source = databaseFile(config.dataDir);
    if (!existsSync(source)) throw new Error(`There is no database in ${config.dataDir} yet.`);
    return copySqlite(source, file);
  }
  const source = openPostgres(config.databaseUrl, 1, 'bottom-time-backup');
  const target = openSqlite(file);
  try {
    await copySite(source, target);
  } finally {
    await source.destroy();
    await target.destroy();
  }
  return inspectCopy(file);
}

/** The files of a report's photographs that wait for the owner. */
const waitingFiles = ({ photographs }: { photographs: string }) =>
  (JSON.parse(photographs) as { file: string }[]).flatMap(({ file }) => (file ? [file] : []));

/** Copies the pictures and the guide from the bucket, if the site stores them in one. */
export async function copyBucket(config: PortableConfig, folder: string) {
  if (!config.bucket) return;
  const store = openMediaStore(config);
  const driver = new SqliteDriver(join(folder, dumpName.sqlite), { readonly: true });
  const pictures = driver.prepare('select key, width from media').all() as {
    key: string;
    width: number;
  }[];
  const waiting = driver
    .prepare('select photographs from reports where photographs_waiting > 0')
    .all() as { photographs: string }[];
  const guide = driver
    .prepare('select changes from settings where id = ?')
    .get(settingGroups.guide.id) as { changes: string } | undefined;
  driver.close();
  const { file = '' }: { file?: string } = JSON.parse(guide?.changes ?? '{}');
  const names = [
    ...pictures.flatMap(pictureFiles),
    ...waiting.flatMap(waitingFiles),
    ...(file ? [guideFile(file)] : []),
  ];
  for (const name of names) {
    const content = await store.read(name);
    if (!content) continue;
    const target = join(folder, filesFolder, 'media', name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** Replaces the rows of a PostgreSQL database with those of a SQLite file, in one transaction. */
export async function loadPortable(target: Database, file: string) {
  const source = openSqlite(file);
  try {
    // The archive may be of an older version.
    await migrate(source);
    await copySite(source, target, { replaces: true });
  } finally {
    await source.destroy();
  }
}
