import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import guide from '../../../../content/guide-file.json' with { type: 'json' };
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';

const path = fileURLToPath(new URL(`../../../../public/guides/${guide.file}`, import.meta.url));
const pdf = readFileSync(path);
/** The objects of the file; its streams are compressed and hold no dictionaries. */
const objects = pdf.toString('latin1');

test('the guide is six to ten A4 pages, tagged, with a title and real type, under 2 MB', () => {
  expect(pdf.length).toBeLessThan(2_000_000);
  const pages = objects.match(/\/Type \/Page\b/g)?.length;
  expect(pages).toBeGreaterThanOrEqual(6);
  expect(pages).toBeLessThanOrEqual(10);
  expect(new Set(objects.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(
    new Set(['/MediaBox [0 0 594.95996 841.91998]']),
  );
  expect(objects).toContain('/Title (10 Must-Have Items for Your First Dive Trip)');
  expect(objects).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
  expect(objects).toContain('/Lang (en-AU)');
  expect(objects).toMatch(/\/FontName \/\w+\+Bricolage/);
  expect(objects).toMatch(/\/FontName \/\w+\+InstrumentSans/);
  expect(objects).not.toContain('/Type3');
});

test('no link of the guide leads to a shop', () => {
  const links = [...objects.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
  expect(links.filter((address) => !address?.startsWith('mailto:'))).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
});

test('its name contains a hash of its content, so that it can be cached forever', () => {
  const hash = createHash('sha256').update(pdf).digest('hex').slice(0, 8);
  expect(path).toMatch(new RegExp(`10-must-have-items-${hash}\\.pdf$`));
});

onBothDatabases('the guide', (open) => {
  test('GET /guides/10-must-have-items.pdf redirects to the current file and is revalidated', async () => {
    const { anonymous } = await open();
    const answer = await anonymous('/guides/10-must-have-items.pdf');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(path).toContain(answer.headers.get('Location'));
  });
});
