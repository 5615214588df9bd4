import { expect, test } from 'vitest';
import { listHead, pageHead } from './head.ts';
import { site } from './site.ts';

const page = {
  title: 'Fins | Bottom Time Blog',
  description: 'Two of them.',
  url: 'https://dive.example/blog/fins',
  type: 'article',
} as const;
const unset = { seoTitle: null, seoDescription: null, canonicalUrl: null, noindex: false };

const linkHrefs = ({ links }: ReturnType<typeof pageHead>, rel: string) =>
  links.filter((link) => link.rel === rel).map(({ href }) => href);

test('the head uses the texts of the record if the owner set no search engine fields', () => {
  expect(pageHead({ ...page, seo: unset })).toEqual(pageHead(page));
  expect(linkHrefs(pageHead(page), 'canonical')).toEqual([page.url]);
});

test('the owner’s search engine fields replace title, description and address', () => {
  const seo = {
    seoTitle: 'Which fins?',
    seoDescription: 'All of them.',
    canonicalUrl: '/blog/flippers',
    noindex: true,
  };
  const head = pageHead({ ...page, seo });
  expect(head.meta).toContainEqual({ title: 'Which fins?' });
  expect(head.meta).toContainEqual({ name: 'description', content: 'All of them.' });
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(linkHrefs(head, 'canonical')).toEqual(['https://dive.example/blog/flippers']);
});

test('a list has the search engine fields of its path, and its later pages have only noindex', () => {
  const seo = { seoTitle: 'News', seoDescription: '', canonicalUrl: '', noindex: true };
  site.pages = { '/blog': seo };
  const list = { ...page, type: 'website', url: 'https://dive.example/blog' } as const;
  const [first, second] = [listHead(list), listHead(list, { page: 2 })];
  site.pages = {};
  expect(first.meta).toContainEqual({ title: 'News' });
  expect(first.meta).toContainEqual({ name: 'description', content: page.description });
  expect(second.meta).toContainEqual({ title: 'Fins, Page 2 | Bottom Time Blog' });
  for (const head of [first, second]) {
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  }
  expect(linkHrefs(second, 'canonical')).toEqual(['https://dive.example/blog?page=2']);
});

test('articles and lists link to the feeds, and a category links to its own feeds', () => {
  expect(linkHrefs(pageHead(page), 'alternate')).toEqual([
    'https://dive.example/rss.xml',
    'https://dive.example/atom.xml',
    'https://dive.example/feed.json',
  ]);
  const list = listHead(
    { ...page, type: 'website', url: 'https://dive.example/blog' },
    {
      category: 'Marine Life',
    },
  );
  expect(linkHrefs(list, 'alternate')[0]).toBe('https://dive.example/rss.xml?category=Marine+Life');
  expect(linkHrefs(pageHead({ ...page, type: 'website' }), 'alternate')).toEqual([]);
});
