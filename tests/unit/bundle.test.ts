import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFiles, publicRoutes } from '../../scripts/lib/client-files.ts';

// `npm test` builds the pages first; `npm run unit` on a fresh clone has no build.
test.skipIf(!existsSync('dist/client/.vite/manifest.json')).each(publicRoutes)(
  'no file that %s loads contains code of the admin or the editor',
  (route) => {
    const { files, sources } = publicFiles(route);
    expect(files.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).not.toMatch(/web\/admin|tiptap|prosemirror/i);
  },
);

test.skipIf(!existsSync('dist/client/assets'))(
  'every file that a stylesheet refers to exists',
  () => {
    const styles = globSync('dist/client/**/*.css').map((file) => readFileSync(file, 'utf8'));
    // Addresses within a data: URL count too, since some crawlers request them.
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
