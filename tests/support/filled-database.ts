import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fillEmptyDatabase } from '../../src/server/features/seed/seed.ts';
import { parseConfig } from '../../src/server/platform/config/config.ts';
import { createContentStore } from '../../src/server/platform/database/content-store.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { databaseFile, openDatabase } from '../../src/server/platform/database/open.ts';

let template: Promise<string> | undefined;

/** Fills a database as a first start does. @returns its file */
async function makeTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-filled-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const config = parseConfig({ DATA_DIR: folder });
  const database = openDatabase(config);
  await migrate(database);
  await fillEmptyDatabase({
    config,
    database,
    content: createContentStore(database),
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  await database.destroy();
  return databaseFile(folder);
}

/** Copies an SQLite database with the catalogue of this release into a data folder. */
export async function copyFilledDatabase(dataDir: string): Promise<void> {
  template ??= makeTemplate();
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(await template, databaseFile(dataDir));
}
