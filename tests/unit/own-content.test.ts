import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { ownContent } from '../../scripts/own-content.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const own = mkdtempSync(join(tmpdir(), 'own-content-'));
const entry = join(own, 'entry.js');
writeFileSync(join(own, 'emergency.json'), '{"title": "Call for help"}');
writeFileSync(
  entry,
  `import words from '${content}emergency.json';
  console.log(words.title, words.lead);`,
);
afterAll(() => rmSync(own, { recursive: true }));

/** The code that the build generates from `entry`. */
async function buildEntry() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ownContent()],
    build: { write: false, minify: false, ssr: entry },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

test('the build uses values of CONTENT_DIR, and the release’s values for missing keys', async () => {
  const released = await buildEntry();
  expect(released).not.toContain('Call for help');
  expect(released).toContain('Emergency');

  vi.stubEnv('CONTENT_DIR', own);
  const built = await buildEntry();
  expect(built).toContain('Call for help');
  expect(built).toContain('Call first, read after.');
});
