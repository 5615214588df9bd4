import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/coverage.md names tests that exist', () => {
  const rows = readFileSync('docs/coverage.md', 'utf8').matchAll(
    /^\| .+ \| `(?<file>[^`]+)` \| (?<title>.+) \|$/gm,
  );
  const missing: string[] = [];
  let count = 0;
  for (const { groups } of rows) {
    const { file = '', title = '' } = groups ?? {};
    count += 1;
    const source = existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '';
    if (!source.includes(title)) missing.push(`${file}: ${title}`);
  }
  expect(count).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
