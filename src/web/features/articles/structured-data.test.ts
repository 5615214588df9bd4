import '../../../../tests/support/load-site-content.ts';
import { expect, test } from 'vitest';
import { structuredArticle } from './structured-data.ts';

const article = {
  id: 1,
  version: 1,
  tags: null,
  seoTitle: null,
  seoDescription: null,
  canonicalUrl: null,
  shareImageUrl: null,
  noindex: false,
  title: 'Fish Rock Cave',
  slug: 'fish-rock-cave',
  excerpt: '',
  category: 'Dive Sites',
  imageUrl: '/art/articles/fish-rock-cave.jpg',
  author: 'Bottom Time Team',
  published: true,
  publishedAt: '2026-10-24T00:00:00.000Z',
  createdAt: '2026-10-20T00:00:00.000Z',
  updatedAt: '2026-10-25T00:00:00.000Z',
};
const siteUrl = 'https://bottomtime.example';

test('the structured data of an article is a schema.org Article by the site, with absolute URLs and both dates', () => {
  const organisation = { '@type': 'Organization', name: 'Bottom Time', url: siteUrl };
  expect(structuredArticle(article, 'Through the rock.', siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Fish Rock Cave',
    description: 'Through the rock.',
    articleSection: 'Dive Sites',
    image: `${siteUrl}/art/articles/fish-rock-cave.jpg`,
    datePublished: '2026-10-24T00:00:00.000Z',
    dateModified: '2026-10-25T00:00:00.000Z',
    author: organisation,
    publisher: organisation,
    mainEntityOfPage: `${siteUrl}/blog/fish-rock-cave`,
  });
});

test('a named author is a Person, the creation date replaces a missing publish date, and a missing picture is left out', () => {
  const structured = structuredArticle(
    { ...article, author: 'Ash Reid', imageUrl: '', publishedAt: null },
    '',
    siteUrl,
  );
  expect(structured).toMatchObject({
    author: { '@type': 'Person', name: 'Ash Reid' },
    datePublished: article.createdAt,
  });
  expect(structured).not.toHaveProperty('image');
});
