import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { normalizeUrl } from './cache-key.ts';

test.each([
  ['/', '/'],
  ['/?url=a1', '/'],
  ['/blog?category=zzz1', '/blog'],
  ['/blog?page=2&category=Safety', '/blog?category=Safety&page=2'],
  ['/blog?category=Safety&page=2&utm_source=mail', '/blog?category=Safety&page=2'],
  ['/blog?page=1', '/blog'],
  ['/dive-sites?skill=junk7', '/dive-sites'],
  ['/dive-sites?depth=10-20m', '/dive-sites'],
  ['/dive-sites/10?ref=newsletter', '/dive-sites/10'],
  ['/dive-sites/region/adelaide?type=wreck&ref=x', '/dive-sites/region/adelaide?type=wreck'],
  ['/dive-sites?z=8&lat=-33.8&lon=151.2', '/dive-sites'],
  ['/map?z=8&lat=-33.8&lon=151.2&skill=Advanced', '/map?skill=Advanced'],
  ['/gear-reviews?category=BCDs', '/gear-reviews?category=BCDs'],
  ['/compare/wetsuits?ref=x', '/compare/wetsuits'],
  ['/what-to-wear?month=7&region=sydney&x=1', '/what-to-wear?month=7&region=sydney'],
  ['/about?a=1&b=2', '/about'],
  ['/api/articles?fields=summary&made-up=1', '/api/articles?fields=summary'],
  ['/api/products?fields=summary', '/api/products'],
  ['/api/dive-sites?type=wreck&fields=summary', '/api/dive-sites?type=wreck'],
  ['/api/articles?page=02', '/api/articles?page=2'],
])('%s is cached as %s', (address, url) => {
  expect(normalizeUrl(address)).toEqual({ url, cacheable: true });
});

test.each([
  '/dive-sites?q=wreck',
  '/gear-reviews?search=fins',
  '/compare/wetsuits?with=1,2',
  '/api/articles?category=zzz1',
  '/api/articles?page=x',
  '/api/articles?page=1&page=2',
  '/api/dive-sites?fields=junk',
  '/api/dive-sites/search?q=reef',
  '/api/search?q=reef',
  '/api/products?search=fins',
  '/api/dive-sites/by-review-url?url=/blog/a',
  '/BLOG',
  '/%62log',
  '/blog/',
  '//blog',
  `/${'x'.repeat(700)}`,
])('%s is not cached', (address) => {
  expect(normalizeUrl(address).cacheable).toBe(false);
});

test('the queries of the admin and of previews stay unchanged', () => {
  for (const address of ['/admin?tab=articles', '/preview/articles/1?expires=1&signature=a']) {
    expect(normalizeUrl(address)).toEqual({ url: address, cacheable: false });
  }
});

/** Whether the cache key includes the parameter, or the address is not cached. */
function isDeclared(path: string, name: string) {
  const { url, cacheable } = normalizeUrl(`${path}?${name}=2`);
  return !cacheable || url.includes('?');
}

test('the cache key includes every parameter of cached API calls', async () => {
  const { anonymous } = openApp(openMigratedSqlite());
  const { paths } = (await (await anonymous('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;
  };
  const parameters = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => [path.replace(/\{\w+\}/g, '1'), name] as const),
  );
  expect(parameters.length).toBeGreaterThan(10);
  expect(parameters.filter(([path, name]) => !isDeclared(path, name))).toEqual([]);
});

test('the list below includes every page that reads parameters', () => {
  const routes = globSync('src/web/routes/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('validateSearch'),
  );
  const names = routes.map((file) => /routes.(.*)[.]tsx$/.exec(file)?.[1]).sort();
  // Add the parameters of a new page to cache-key.ts, then its file here.
  expect(names).toEqual([
    'blog.index',
    'compare.{-$category}',
    'dive-sites.$id.briefing',
    'dive-sites.region.$slug',
    'dive-sites.{-$id}',
    'emergency',
    'gear-reviews.index',
    'map',
    'preview.$resource.$id',
    'search',
    'species.index',
    'today',
    'weekend',
    'what-to-wear',
  ]);
});
