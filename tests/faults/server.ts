// The site as main.ts starts it, without the built pages: faults of storage need none.
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { start } from '../../src/server/main.ts';

try {
  const config = readConfig();
  await start(config, pino({ level: config.logLevel }), { fetch: async () => new Response('') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
