// `npm run db:reset`: asks for confirmation, makes a backup, removes every record and seeds again.
import { createInterface } from 'node:readline/promises';
import { resetDatabase } from '../src/server/features/seed/reset.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { databaseFile } from '../src/server/platform/database/open.ts';
import { openLog } from '../src/server/platform/logging/log.ts';

try {
  const config = readConfig();
  const place = config.databaseUrl
    ? 'the PostgreSQL of DATABASE_URL'
    : databaseFile(config.dataDir);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `This removes every record of ${place}, after a backup. Type reset to go on: `,
  );
  terminal.close();
  if (answer.trim() !== 'reset') {
    console.error('Nothing was changed.');
    process.exit(1);
  }
  const { backup, added } = await resetDatabase(config, openLog('error'), new Date());
  if (backup) console.log(`What was there before is in ${backup}.`);
  for (const [resource, count] of Object.entries(added ?? {})) console.log(`${resource}: ${count}`);
  console.log('The next start sets the admin password of ADMIN_PASSWORD, or prints a new one.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
