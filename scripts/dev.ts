// `npm run dev`: pages reload through Vite, the server restarts through `node --watch`.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { start } from '../src/server/main.ts';
import { readConfig } from '../src/server/platform/config/config.ts';
import { openLog } from '../src/server/platform/logging/log.ts';
import type { Pages } from '../src/server/platform/pages/pages.ts';

const config = readConfig();
const server = createHttpServer();
const vite = await createServer({
  // Avoids a bundled copy of the configuration, which `node --watch` would treat as a change.
  configLoader: 'runner',
  // Pages reload over the site's own port, which its Content-Security-Policy allows.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const pages: Pages = {
  async fetch(request, options) {
    const entry = await vite.ssrLoadModule('virtual:tanstack-start-server-entry');
    return (entry.default as Pages).fetch(request, options);
  },
};
await start(config, openLog('warn'), pages, {
  server,
  before: (answer) => (request, response) => {
    vite.middlewares(request, response, () => answer(request, response));
  },
});
