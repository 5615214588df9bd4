// `npm run dev`: pages reload through Vite, the server restarts through `node --watch`.
import { pino } from 'pino';
import { createServer } from 'vite';
import { readConfig } from '../src/server/config.ts';
import type { Pages } from '../src/server/http/pages.ts';
import { start } from '../src/server/main.ts';

const config = readConfig();
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const pages: Pages = {
  async fetch(request, options) {
    const entry = await vite.ssrLoadModule('virtual:tanstack-start-server-entry');
    return (entry.default as Pages).fetch(request, options);
  },
};
await start(config, pino({ level: 'warn' }), pages, (answer) => (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
