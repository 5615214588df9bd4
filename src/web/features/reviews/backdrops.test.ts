import { expect, test } from 'vitest';
import type { FeaturedSite } from '../../../contract/dive-sites/dive-sites.ts';
import { pickBackdrops } from './backdrops.ts';

const site = (id: number, fields: Partial<FeaturedSite> = {}) => ({
  id,
  name: `Site ${id}`,
  imageUrl: null,
  blogSlug: null,
  articleSlug: null,
  articleImageUrl: null,
  type: 'wreck' as const,
  latitude: '-19.3',
  ...fields,
});
const yongala = {
  blogSlug: 'yongala',
  articleSlug: 'yongala',
  articleImageUrl: '/art/articles/yongala.jpg',
};

test('the backdrops are at most seventeen sites with an article, photographs first', () => {
  const sites = Array.from({ length: 20 }, (_, index) => site(index + 1, yongala));
  sites[8] = site(9, { ...yongala, imageUrl: '/photo.jpg' });
  const backdrops = pickBackdrops(sites);
  expect(backdrops).toHaveLength(17);
  expect(backdrops.slice(0, 3).map(({ siteId }) => siteId)).toEqual([9, 1, 2]);
});

test('sites without an article are left out if another site has one', () => {
  const shown = pickBackdrops([site(1), site(2, yongala), site(3, { imageUrl: '/photo.jpg' })]);
  expect(shown.map(({ siteId, articleSlug }) => [siteId, articleSlug])).toEqual([[2, 'yongala']]);
});

test('the picture is the photograph or the article’s drawing, not the plate', () => {
  const plate = '/art/plates/ss-yongala.jpg';
  const shown = pickBackdrops([
    site(1, { ...yongala, imageUrl: plate }),
    site(2, { ...yongala, imageUrl: '/photo.jpg' }),
  ]);
  expect(shown.map(({ imageUrl }) => imageUrl)).toEqual([
    '/photo.jpg',
    '/art/articles/yongala.jpg',
  ]);
});

test('a site whose article has no drawing shows the print of its type', () => {
  const [shown] = pickBackdrops([site(4, { articleSlug: 'night-dives' })]);
  expect(shown).toMatchObject({
    articleSlug: 'night-dives',
    imageUrl: '/art/sites/wreck-tropical.jpg',
  });
});

test('sites without a linked article show the print of their type and link to their guides', () => {
  expect(pickBackdrops([site(3, { blogSlug: 'a-draft' })])).toEqual([
    {
      siteId: 3,
      name: 'Site 3',
      articleSlug: undefined,
      imageUrl: '/art/sites/wreck-tropical.jpg',
    },
  ]);
});
