import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainText } from '../../src/domain/text/text.ts';
import { readSeed } from '../../src/server/platform/seed/read.ts';

test('every seed text is valid: fields, links, pictures and tags', () => {
  const { articles, reviews } = readSeed();
  expect(articles.length).toBeGreaterThan(17);
  expect(reviews.length).toBeGreaterThan(17);
});

test('at least 17 featured sites have an article, which links its own site before others', () => {
  const seed = readSeed();
  const featured = new Set(
    seed['dive-sites'].filter((site) => site.featured).map(({ name }) => name),
  );
  const described = seed.articles.flatMap(({ diveSite, otherSites = [] }) =>
    diveSite ? [diveSite, ...otherSites] : otherSites,
  );
  expect(new Set(described.filter((name) => featured.has(name))).size).toBeGreaterThanOrEqual(17);
  expect(new Set(described).size).toBe(described.length);
  for (const { html, diveSite, otherSites = [] } of seed.articles) {
    const links = [...html.matchAll(/href="site:([^"]+)"/g)].map(([, name = '']) =>
      plainText(decodeURI(name)),
    );
    for (const name of otherSites) {
      expect(links, `${name} is linked`).toContain(name);
      if (diveSite) expect(links.indexOf(diveSite)).toBeLessThan(links.indexOf(name));
    }
  }
});

test('every article has two figures of its own, each with a caption and a text alternative', () => {
  const owners = new Map<string, string>();
  for (const { slug, html } of readSeed().articles) {
    const figures = [
      ...html.matchAll(
        /<figure><img src="(\/art\/figures\/[^"]+)" alt="([^"]{40,})" width="480" height="320"><figcaption>[^<]{20,}<\/figcaption>/g,
      ),
    ].map(([, src = '']) => src);
    expect(figures.length, slug).toBe(2);
    for (const src of figures) {
      expect(owners.get(src), `${src} is in two articles`).toBeUndefined();
      expect(existsSync(`public${src}`), src).toBe(true);
      owners.set(src, slug);
    }
  }
});
