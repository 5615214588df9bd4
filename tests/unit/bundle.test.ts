import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFilesOf } from '../support/manifest.ts';

// `npm test` builds before it comes here; a bare `npm run unit` on a fresh clone has no build to look at.
test.skipIf(!existsSync('dist/client/.vite/manifest.json'))(
  'no file that a public page loads holds admin or editor code, and /blog needs 130 kB at most',
  () => {
    const { files, sources, javascriptBytes } = publicFilesOf('blog.index.tsx');
    expect(files.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).not.toMatch(/web\/admin|tiptap|prosemirror/i);
    expect(javascriptBytes).toBeLessThan(130_000);
  },
);
