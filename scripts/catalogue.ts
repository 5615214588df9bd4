// `npm run catalogue`: merges this release's corrections and new records into the database again.

import { updateDatabase } from '../src/server/features/seed/reset.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { openLog } from '../src/server/platform/logging/log.ts';

try {
  const update = await updateDatabase(readConfig(), openLog('error'), new Date());
  console.log(`Records added: ${update.added}`);
  console.log(`Records changed: ${update.changed}, in ${update.fields} fields`);
  console.log(`New records that wait for you: ${update.waiting}`);
  console.log(
    `Fields that stay as you have them, though the release changed them: ${update.differing}`,
  );
  console.log('Catalogue in the admin lists what waits for you, and undoes the update.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
