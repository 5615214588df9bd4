import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import data from '../../content/data.json';

const terms = readFileSync('content/pages/terms-of-service.md', 'utf8');
const owners = terms.slice(terms.indexOf('## 9.'), terms.indexOf('## 10.'));

test('the terms and the open data name the same licence, for the same texts', () => {
  const shortName = /\(([^)]+)\)/.exec(data.licence.name)?.[1] ?? 'none';
  expect(owners).toContain(shortName);
  expect(data.credit).toContain(shortName);
  expect(owners).toContain('](/data)');
  for (const ours of ['facts', 'sentences that we wrote for its guides']) {
    expect(owners).toContain(ours);
    expect(data.covered).toContain(ours);
  }
  for (const others of ['articles', 'reviews', 'pictures', 'films', 'design']) {
    expect(owners).toContain(others);
    expect(data.excluded.toLowerCase()).toContain(others);
  }
});
