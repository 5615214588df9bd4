// `npm run import -- from [to]`: copies a whole site from SQLite to PostgreSQL or back. `from` and
// `to` are each a file or a postgres:// address; `to` must be empty and defaults to the configured
// database.
import { existsSync } from 'node:fs';
import { readConfig } from '../src/server/platform/config/config.ts';
import { copySite } from '../src/server/platform/database/copy-site.ts';
import { openDatabase, openPostgres, openSqlite } from '../src/server/platform/database/open.ts';

const isAddress = (name: string) => /^postgres(ql)?:\/\//.test(name);

function open(name: string, mustExist: boolean) {
  if (isAddress(name)) return openPostgres(name, 2, 'bottom-time-import');
  if (mustExist && !existsSync(name)) throw new Error(`There is no file ${name}`);
  return openSqlite(name);
}

const [from, to] = process.argv.slice(2);
try {
  if (!from) {
    throw new Error('From where? npm run import -- data/bottom-time.sqlite postgres://…, or back');
  }
  const source = open(from, true);
  const target = to ? open(to, false) : openDatabase(readConfig());
  try {
    const counts = await copySite(source, target);
    for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(
      `Copied ${rows} rows of ${Object.keys(counts).length} tables, each the same as before.`,
    );
  } finally {
    await source.destroy();
    await target.destroy();
  }
} catch (error) {
  console.error(`Nothing was copied: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
