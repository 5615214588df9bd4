import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPatternFinder, pagePatterns } from './route-patterns.ts';

/** An address that matches a route file such as `blog.$slug.tsx`. */
const filePattern = (file: string) =>
  `/${file
    .replace(/[.]tsx$/, '')
    .replace(/(^|[.])index$/, '')
    .replaceAll('.', '/')
    .replace(/\{-\$\w+\}|\$\w+/g, 'x')}`;

test('every page except those that the owner creates has a label', () => {
  const files = globSync('*.tsx', { cwd: 'src/web/routes' }).filter(
    // The owner chooses the paths of the pages of `$page.tsx`. They have the label `other`.
    (file) => file !== '__root.tsx' && file !== '$page.tsx',
  );
  expect(files.length).toBeGreaterThan(25);
  const find = createPatternFinder([], []);
  expect(files.filter((file) => find('GET', filePattern(file)) === 'other')).toEqual([]);
  expect(pagePatterns.length).toBeLessThan(80);
});

test('a record, a file and an API call are labelled by their pattern', () => {
  const routes = [
    { method: 'ALL', path: '/*' },
    { method: 'GET', path: '/api/articles/:id' },
    { method: 'GET', path: '*' },
  ];
  const find = createPatternFinder(routes, ['art']);
  expect(find('GET', '/blog/a-wreck')).toBe('/blog/:slug');
  expect(find('HEAD', '/art/articles/reef.jpg')).toBe('/art/*');
  expect(find('GET', '/api/articles/7')).toBe('/api/articles/:id');
  expect(find('PUT', '/api/articles/7')).toBe('other');
  expect(find('GET', '/blog/a/b/c')).toBe('other');
});
