// Starts the site as main.ts does, with small pages instead of the built pages.
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../src/server/main.ts';
import { readConfig } from '../../src/server/platform/config/config.ts';
import { openLog } from '../../src/server/platform/logging/log.ts';
import type { Pages } from '../../src/server/platform/pages/pages.ts';
import { stopOnSignalsAndErrors } from '../../src/server/platform/processes/stop.ts';

/** One-line pages that read the API as the built pages do, and pages that fail. */
const pages: Pages = {
  async fetch({ url }, { context }) {
    const { pathname, search } = new URL(url);
    const failure = pathname.split('/failure/')[1];
    if (failure === 'throws') throw new Error('thrown while rendering');
    if (failure === 'rejects') void Promise.reject(new Error('rejected without a handler'));
    if (failure === 'throws-later') {
      setImmediate(() => {
        throw new Error('thrown after the response');
      });
    }
    if (failure === 'slow') await pause(300);
    if (pathname === '/blog') await context.fetchApi(`/api/articles${search}`);
    if (pathname === '/dive-sites') await context.fetchApi(`/api/dive-sites/browse${search}`);
    const known = failure !== undefined || /^[/](blog|dive-sites|about)?$/i.test(pathname);
    return new Response(`<html>${pathname}${search}</html>`, {
      status: known ? 200 : 404,
      headers: { 'Content-Type': 'text/html' },
    });
  },
};

try {
  const config = readConfig();
  const logger = openLog(config.logLevel);
  stopOnSignalsAndErrors(await start(config, logger, pages), logger);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
