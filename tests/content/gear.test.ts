import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productCategories } from '../../src/domain/gear/compare.ts';
import { criteriaOf } from '../../src/domain/gear/criteria.ts';
import { type SpecName, specsOfCategory } from '../../src/domain/gear/specs.ts';
import {
  listFilters,
  releasedCategories,
  reviewCategories,
} from '../../src/domain/publishing/categories.ts';
import { plainText, textLines } from '../../src/domain/text/text.ts';
import { readSeed } from '../../src/server/platform/seed/read.ts';

const { reviews, products } = readSeed();
const productByName = new Map(products.map((product) => [product.name, product]));

const wordCount = (html: string) => plainText(html).split(/\s+/).length;

test('at least 30 reviews come with the site, at least three in each filter of the list', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(30);
  const [, ...filters] = listFilters('reviews', releasedCategories);
  for (const filter of filters) {
    const those = reviews.filter(({ category }) => category === filter);
    expect(those.length, filter).toBeGreaterThanOrEqual(3);
  }
});

test('at least 40 products come with the site, at least four in each category', () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
  for (const category of productCategories) {
    const those = products.filter((product) => product.category === category);
    expect(those.length, category).toBeGreaterThanOrEqual(4);
  }
});

test.each(reviews.map((review) => [review.slug, review] as const))(
  '%s is a desk review of 600 to 1,000 words, marked as such at its beginning',
  (_, { html, pros, cons }) => {
    expect(wordCount(html)).toBeGreaterThanOrEqual(600);
    expect(wordCount(html)).toBeLessThanOrEqual(1000);
    const [first = ''] = html.match(/<p>.*?<\/p>/s) ?? [];
    expect(first).toMatch(/\bdesk\b/);
    expect(textLines(pros).length).toBeGreaterThanOrEqual(3);
    expect(textLines(cons).length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('href="/how-we-rate"');
  },
);

test.each(reviews.map((review) => [review.slug, review] as const))(
  '%s has scores for its criteria, and its product is a pick',
  (_, { productName, category, scores }) => {
    expect(productByName.get(productName)?.pickFor, productName).toBeTruthy();
    const criteria = criteriaOf(category);
    // Two criteria of the Suunto Ocean depend on unknown figures.
    expect(Object.keys(scores).length).toBeGreaterThanOrEqual(criteria.length - 2);
  },
);

test('no review prints a price or a star', () => {
  for (const { file, source } of reviews) {
    expect(source, file).not.toMatch(/⭐|\bstars?\b|\$\s?\d/i);
  }
});

const splitSentences = (text: string) =>
  text
    .split(/[.!?]+\s+/)
    .map((sentence) => sentence.trim().toLowerCase().replace(/\.$/, ''))
    .filter((sentence) => sentence.split(' ').length > 2);

/** The sentences of a review, including its front matter. */
function sentencesIn({ html, excerpt, verdict, suitsWhom, lookElsewhere }: (typeof reviews)[0]) {
  const body = html.replace(/<h\d[^>]*>.*?<\/h\d>/g, ' ').replace(/<\/(p|li|td)>/g, '. ');
  return [plainText(body), excerpt, verdict, suitsWhom, lookElsewhere].flatMap(splitSentences);
}

test('no sentence occurs in two reviews', () => {
  const seen = new Map<string, string>();
  const doubled: string[] = [];
  for (const review of reviews) {
    for (const sentence of new Set(sentencesIn(review))) {
      const other = seen.get(sentence);
      if (other) doubled.push(`${other}, ${review.slug}: ${sentence}`);
      seen.set(sentence, review.slug);
    }
  }
  expect(doubled).toEqual([]);
});

test('each figure of a product fits its category, with a source and no future date', () => {
  const today = new Date().toISOString().slice(0, 10);
  const figures = products.flatMap(({ name, category, specs }) =>
    specs ? [{ name, category, specs }] : [],
  );
  expect(figures.length).toBeGreaterThanOrEqual(40);
  for (const { name, category, specs } of figures) {
    expect(specs.source, name).toMatch(/^https:/);
    expect(specs.checkedOn <= today, name).toBe(true);
    for (const figure of Object.keys(specs.values)) {
      expect(specsOfCategory(category), name).toContain(figure as SpecName);
    }
  }
});

const manualLibraries = /easymanua\.ls|manuals\.plus|manualslib|manualmachine|scribd\.com/;

/** Sentences that cite the maker although no source is the maker's page or a copy of the manual. */
function unfoundedSentences({ name, specs }: (typeof products)[0], sentences: readonly string[]) {
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const brands = [first, first + second].filter((brand) => brand.length > 3);
  const isMakers = specs?.source.split(/\s+/).some((page) => {
    const host = new URL(page).host.replaceAll(/[.-]/g, '');
    return manualLibraries.test(page) || brands.some((brand) => host.includes(brand));
  });
  if (isMakers) return [];
  const document =
    '(?:description|specification|publication|material|page|article|design|manual)s?';
  const claims = new RegExp(
    [
      `\\b(?:maker|${first}(?: ${second})?)(?:['’]s?)? (?:own |published |and dealers['’] )*(?:${document}|publishes|says|states|calls)\\b`,
      `\\bpublished (?:${document}|features|user guide)\\b`,
      `\\bits manual\\b|\\bby the maker\\b|\\baccording to\\b`,
    ].join('|'),
  );
  return sentences.filter((one) => claims.test(one) && !/have not found|front page/.test(one));
}

test('a text that cites the maker has the maker as a source', () => {
  const unfounded = products.flatMap((product) => {
    const { name, description, pickWhy } = product;
    const own = reviews.filter(({ productName }) => productName === name).flatMap(sentencesIn);
    const all = [...own, ...splitSentences(description), ...splitSentences(pickWhy ?? '')];
    return unfoundedSentences(product, all).map((sentence) => `${name}: ${sentence}`);
  });
  expect(unfounded).toEqual([]);
});

test('no rank of picks occurs twice in a category', () => {
  const places = products.flatMap(({ category, pick }) => (pick ? [`${category} ${pick}`] : []));
  expect(places).toEqual([...new Set(places)]);
});

test('each category of reviews has criteria', () => {
  for (const category of reviewCategories) expect(criteriaOf(category).length).toBeGreaterThan(2);
});

test('docs/sources/reviews.md lists every reviewed product', () => {
  const sources = readFileSync('docs/sources/reviews.md', 'utf8');
  const missing = reviews.filter(({ productName }) => !sources.includes(`| ${productName} |`));
  expect(missing.map(({ productName }) => productName)).toEqual([]);
});

test('there are at least 25 drawings of gear, and a review shows the kind that its alt text names', () => {
  const outline = (picture: string) =>
    /\/art\/gear\/(.+)-(?:reef|ochre|night)\.jpg$/.exec(picture)?.[1];
  const drawn = readdirSync('public/art/gear').flatMap(
    (file) => outline(`/art/gear/${file}`) ?? [],
  );
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(25);
  const kinds: [RegExp, string][] = [
    [/line cutter/i, 'line-cutter'],
    [/frameless/i, 'frameless-mask'],
    [/\bvent/i, 'vented-fins'],
    [/hinge/i, 'hinged-fins'],
    [/wing behind/i, 'wing'],
    [/soft-backed/i, 'travel-bcd'],
    [/action camera/i, 'action-camera'],
    [/rounded underwater camera/i, 'sealed-camera'],
    [/narrow beam/i, 'slim-torch'],
  ];
  for (const [words, name] of kinds) {
    const those = reviews.filter(({ imageAlt }) => words.test(imageAlt));
    expect(those.length, name).toBeGreaterThan(0);
    for (const { slug, image } of those) expect(outline(image), slug).toBe(name);
  }
});

test('a review has the same picture as its product', () => {
  for (const { slug, productName, image } of reviews) {
    expect(productByName.get(productName)?.imageUrl, slug).toBe(image);
  }
});
