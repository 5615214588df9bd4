// `npm run move-in -- file`: adds a large export of Ghost or WordPress, which the site lists under Data Export.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { addMove } from '../src/server/features/moving/queries.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { openDatabase } from '../src/server/platform/database/open.ts';
import { uploadFolder } from '../src/server/platform/media/store.ts';

try {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Which file? npm run move-in -- export.zip');
  if (!existsSync(given)) throw new Error(`There is no file ${given}`);
  const config = readConfig();
  const folder = uploadFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `move-${randomUUID()}`;
  await copyFile(resolve(given), join(folder, file));
  const database = openDatabase(config);
  try {
    const services = { database, clock: () => new Date() };
    const actor = { address: '', userAgent: 'npm run move-in' };
    await addMove(services, { file, fileName: basename(given) }, actor);
  } finally {
    await database.destroy();
  }
  console.log(
    'The site reads it now: open Data Export in the admin, and look through it there. Nothing has changed yet.',
  );
} catch (error) {
  console.error(`Nothing was handed over: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
