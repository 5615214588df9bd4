// `npm run admin:password`: sets a new admin password, typed or piped in, and ends every session.
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../src/server/config.ts';
import { setAdminPassword } from '../src/server/platform/auth/password.ts';
import { migrate } from '../src/server/platform/database/migrate.ts';
import { openDatabase } from '../src/server/platform/database/open.ts';

const config = readConfig();
if (config.adminPassword) {
  console.error('ADMIN_PASSWORD is set and decides: change it there and start the site again.');
  process.exit(1);
}
const terminal = createInterface({ input: process.stdin, output: process.stderr });
const password = (await terminal.question('New admin password (12 characters or more): ')).trim();
terminal.close();
if (password.length < 12) {
  console.error('The password must have 12 characters or more. Nothing was changed.');
  process.exit(1);
}
const database = openDatabase(config);
await migrate(database);
await setAdminPassword(database, password);
await database.destroy();
console.log('The admin password is changed; every session has ended.');
