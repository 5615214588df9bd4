// `npm run db:seed`: creates the database if it is missing, and seeds it once.

import { seedDatabase } from '../src/server/features/seed/reset.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { openLog } from '../src/server/platform/logging/log.ts';

try {
  const added = await seedDatabase(readConfig(), openLog('error'), new Date());
  if (added) {
    for (const [resource, count] of Object.entries(added)) console.log(`${resource}: ${count}`);
  } else {
    console.log(
      'The database was seeded before and stays as it is. To start over: npm run db:reset',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
