// The site as main.ts starts it, with pages that only fail: faults of storage need none.
import { readConfig } from '../../src/server/config.ts';
import type { Pages } from '../../src/server/http/pages.ts';
import { openLog } from '../../src/server/log.ts';
import { logUncaught, start } from '../../src/server/main.ts';

const failingPages: Pages = {
  async fetch({ url }) {
    const fault = new URL(url).pathname.split('/fault/')[1];
    if (fault === 'throws') throw new Error('at once');
    if (fault === 'rejects') void Promise.reject(new Error('where nobody listens'));
    if (fault === 'throws-later') {
      setImmediate(() => {
        throw new Error('later');
      });
    }
    return new Response('');
  },
};

try {
  const config = readConfig();
  const logger = openLog(config.logLevel);
  await start(config, logger, failingPages);
  logUncaught(logger);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
