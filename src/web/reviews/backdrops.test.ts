import { expect, test } from 'vitest';
import type { FeaturedSite } from '../../contract/dive-sites.ts';
import { backdropsOf } from './backdrops.ts';

const site = (id: number, fields: Partial<FeaturedSite> = {}) => ({
  id,
  name: `Site ${id}`,
  imageUrl: null,
  blogSlug: null,
  articleImageUrl: null,
  type: 'wreck' as const,
  latitude: '-19.3',
  ...fields,
});
const yongala = { blogSlug: 'yongala', articleImageUrl: '/art/articles/yongala.jpg' };

test('seventeen sites take turns, those with an article first, then those with a photograph', () => {
  const sites = Array.from({ length: 20 }, (_, index) => site(index + 1));
  sites[8] = site(9, { imageUrl: '/photo.jpg' });
  sites[18] = site(19, yongala);
  const backdrops = backdropsOf(sites);
  expect(backdrops).toHaveLength(17);
  expect(backdrops.slice(0, 3).map(({ siteId }) => siteId)).toEqual([19, 9, 1]);
});

test('a site shows its photograph, else its article’s drawing, else the print of its kind', () => {
  const shown = backdropsOf([
    site(1, { ...yongala, imageUrl: '/photo.jpg' }),
    site(2, yongala),
    site(3, { blogSlug: 'a-draft' }),
  ]);
  expect(shown).toEqual([
    { siteId: 1, name: 'Site 1', articleSlug: 'yongala', imageUrl: '/photo.jpg' },
    { siteId: 2, name: 'Site 2', articleSlug: 'yongala', imageUrl: '/art/articles/yongala.jpg' },
    {
      siteId: 3,
      name: 'Site 3',
      articleSlug: undefined,
      imageUrl: '/art/sites/wreck-tropical.jpg',
    },
  ]);
});
