import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFiles, publicRoutes } from '../../scripts/lib/client-files.ts';

/** First-load JavaScript after brotli: lists and guides of dive sites may weigh more than reading pages, the map most. */
function budgetBytes(route: string) {
  if (route === 'map') return 220_000;
  // The owner's preview holds the pages of both articles and reviews.
  if (route.startsWith('preview')) return 130_000;
  return route.startsWith('dive-sites') ? 130_000 : 110_000;
}

// `npm test` builds before it comes here; a bare `npm run unit` on a fresh clone has no build to look at.
test.skipIf(!existsSync('dist/client/.vite/manifest.json')).each(publicRoutes)(
  'no file that %s loads holds admin, editor or server-function code, and it keeps its budget of JavaScript',
  (route) => {
    const { files, sources, javascriptBytes } = publicFiles(route);
    expect(files.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).not.toMatch(/web\/admin|tiptap|prosemirror/i);
    expect(javascriptBytes).toBeLessThanOrEqual(budgetBytes(route));
  },
);

test.skipIf(!existsSync('dist/client/assets'))(
  'every file that a stylesheet refers to exists',
  () => {
    const styles = globSync('dist/client/**/*.css').map((file) => readFileSync(file, 'utf8'));
    // Also those within a data: address, which some crawlers take for addresses of the site.
    const addresses = styles.flatMap((text) =>
      [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address),
    );
    expect(addresses.length).toBeGreaterThan(4);
    const missing = addresses.filter(
      (address) => !/^(data:|#)/.test(address) && !existsSync(`dist/client${address}`),
    );
    expect(missing).toEqual([]);
  },
);
