import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readExport } from './read-export.ts';

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a JSON', '{"db":[', 'This export is a JSON of 2147 MB; 100 MB are the most'],
  ['a ZIP', 'PK\u0003\u0004', 'This ZIP is damaged or cut short.'],
  ['another file', 'words', 'This is no export of Ghost (JSON) or WordPress (XML)'],
])('%s of 2 GB is refused with a reason within 2 seconds', async (name, start, sentence) => {
  const file = join(folder, name);
  writeFileSync(file, start);
  const bytes = 2 ** 31;
  truncateSync(file, bytes);
  const begin = performance.now();
  const answer = await readExport({ file, bytes, target: join(folder, 'posts') });
  expect(answer).toEqual({ problem: expect.stringContaining(sentence) });
  expect(performance.now() - begin, 'milliseconds').toBeLessThan(2000);
});
