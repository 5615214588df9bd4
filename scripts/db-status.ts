// `npm run db:status`: prints the database's address, migrations and row counts.

import { readDatabaseStatus } from '../src/server/features/seed/status.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { databaseFile } from '../src/server/platform/database/open.ts';

try {
  const config = readConfig();
  // A connection string may contain a password.
  console.log(config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : databaseFile(config.dataDir));
  const status = await readDatabaseStatus(config);
  if (status) {
    const { applied, pending, seeded, rows } = status;
    console.log(`Migrations: ${applied.length} applied, ${pending.length} pending`);
    for (const name of pending) console.log(`  pending: ${name}`);
    console.log(`Seeded: ${seeded ? 'yes' : 'no'}`);
    for (const [table, count] of Object.entries(rows)) console.log(`${table}: ${count}`);
  } else console.log('There is no database yet: npm start or npm run db:seed makes it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
