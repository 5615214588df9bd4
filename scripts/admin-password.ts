// `npm run admin:password`: sets a new admin password, typed or piped in, and ends every session.
// `-- --remove-factors` also removes passkeys, one-time codes and recovery codes.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  passwordFault,
  removeFactors,
  setAdminPassword,
} from '../src/server/platform/auth/password.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { migrate } from '../src/server/platform/database/migrate.ts';
import { openDatabase } from '../src/server/platform/database/open.ts';
import { mailPasswordSet } from '../src/server/platform/sign-in/notices.ts';

const { values } = parseArgs({ options: { 'remove-factors': { type: 'boolean' } } });
const config = readConfig();
const terminal = createInterface({ input: process.stdin, output: process.stderr });
const password = (await terminal.question('New admin password (12 characters or more): ')).trim();
terminal.close();
const fault = await passwordFault(password);
if (fault) {
  console.error(`${fault} Nothing was changed.`);
  process.exit(1);
}
const database = openDatabase(config);
await migrate(database);
if (values['remove-factors']) await removeFactors(database);
await setAdminPassword(database, password);
await mailPasswordSet({ config, database, clock: () => new Date() });
await database.destroy();
console.log('The admin password is changed; every session has ended.');
if (values['remove-factors'])
  console.log('Passkeys, one-time codes and recovery codes are removed.');
if (config.adminPassword) {
  console.log('It holds until ADMIN_PASSWORD changes; the one that is set now opens nothing.');
}
