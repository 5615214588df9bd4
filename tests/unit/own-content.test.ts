import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { markdownPages } from '../../scripts/markdown-pages.ts';
import { ownContent } from '../../scripts/own-content.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const own = mkdtempSync(join(tmpdir(), 'own-content-'));
const entry = join(own, 'entry.js');
mkdirSync(join(own, 'pages'));
writeFileSync(join(own, 'site.json'), '{"name": "Deep Blue"}');
writeFileSync(join(own, 'pages/terms-of-service.md'), '---\ntitle: Our terms\n---\nBe kind.\n');
writeFileSync(
  entry,
  `import site from '${content}site.json';
  import terms from '${content}pages/terms-of-service.md';
  import privacy from '${content}pages/privacy-policy.md';
  console.log(site.name, site.email, terms.title, terms.html, privacy.title);`,
);
afterAll(() => rmSync(own, { recursive: true }));

/** The code that the build makes of `entry`. */
async function buildEntry() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [markdownPages(), ownContent()],
    build: { write: false, minify: false, ssr: entry },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

test('the build takes the owner’s files from CONTENT_DIR and every other from the release', async () => {
  const released = await buildEntry();
  expect(released).not.toContain('Deep Blue');
  expect(released).toContain('Bottom Time');

  vi.stubEnv('CONTENT_DIR', own);
  const built = await buildEntry();
  expect(built).toContain('Deep Blue');
  expect(built).toContain('hello@bottomtime.example');
  expect(built).toContain('Our terms');
  expect(built).toContain('<p>Be kind.</p>');
  expect(built).toContain('"Privacy policy"');
});
