import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFilesOf, publicRoutes } from '../../tools/client-files.ts';

/** First-load JavaScript after brotli: lists and guides of dive sites may weigh more than reading pages. */
const budgetBytes = (route: string) => (route.startsWith('dive-sites') ? 130_000 : 110_000);

// `npm test` builds before it comes here; a bare `npm run unit` on a fresh clone has no build to look at.
test.skipIf(!existsSync('dist/client/.vite/manifest.json')).each(publicRoutes)(
  'no file that %s loads holds admin, editor or server-function code, and it keeps its budget of JavaScript',
  (route) => {
    const { files, sources, javascriptBytes } = publicFilesOf(route);
    expect(files.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).not.toMatch(/web\/admin|tiptap|prosemirror/i);
    expect(javascriptBytes).toBeLessThanOrEqual(budgetBytes(route));
  },
);
