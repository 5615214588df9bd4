import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import subsetFont from 'subset-font';
import { paths } from '../application.ts';

const committed = join(paths.styles, 'fonts');

test('the committed fonts are what scripts/fonts.ts makes', () => {
  const output = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/fonts.ts')], {
      env: { ...process.env, FONTS_OUTPUT: output },
    });
    const files = readdirSync(committed);
    assert.deepEqual(readdirSync(output), files);
    for (const file of files) {
      const made = readFileSync(join(output, file));
      assert.ok(readFileSync(join(committed, file)).equals(made), `${file} differs`);
    }
  } finally {
    rmSync(output, { recursive: true });
  }
});

for (const [name, features] of [
  ['bricolage-grotesque', ['kern', 'tnum']],
  ['instrument-sans', ['kern', 'liga', 'tnum']],
  ['newsreader-italic', ['kern', 'liga', 'tnum']],
] as const) {
  test(`${name} keeps ${features.join(', ')}: pairs, joined characters, figures of one width`, async () => {
    const file = readFileSync(join(committed, `${name}.woff2`));
    const font = await subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
    assert.deepEqual(
      features.filter((feature) => !font.includes(feature)),
      [],
    );
  });
}
