import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { main, type Site, startSite } from '../failures/site.ts';
import { copyFilledDatabase } from '../support/filled-database.ts';
import { readPage } from './page.ts';

export interface BuiltSite {
  site(): Site;
  folder: string;
  read(path: string, cookie?: string): ReturnType<typeof readPage>;
}

/** Describes the pages of the built site, on a separate server and database. */
export function describeBuiltSite(name: string, describeIt: (built: BuiltSite) => void) {
  // `npm test` builds the pages first; `npm run unit` on a fresh clone has no pages.
  describe.skipIf(!existsSync('dist/server'))(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bottom-time-pages-'));
    let site: Site;
    beforeAll(async () => {
      await copyFilledDatabase(folder);
      site = await startSite({ dataDir: folder, entry: main, environment: { LOG_LEVEL: 'fatal' } });
    });
    afterAll(async () => {
      await site.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    describeIt({
      site: () => site,
      folder,
      read: (path, cookie) => readPage(site.url + path, cookie),
    });
  });
}
