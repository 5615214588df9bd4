import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFilesOf, publicRoutes } from '../../tools/client-files.ts';

/** The list of dive sites filters and counts by itself. */
const budgetBytes = (route: string) => (route.startsWith('dive-sites') ? 114_000 : 109_500);

// `npm test` builds before it comes here; a bare `npm run unit` on a fresh clone has no build to look at.
test.skipIf(!existsSync('dist/client/.vite/manifest.json')).each(publicRoutes)(
  'no file that %s loads holds admin, editor or server-function code, and it stays within its budget',
  (route) => {
    const { files, sources, javascriptBytes } = publicFilesOf(route);
    expect(files.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).not.toMatch(/web\/admin|tiptap|prosemirror/i);
    expect(javascriptBytes).toBeLessThanOrEqual(budgetBytes(route));
  },
);
