import { expect, test } from 'vitest';
import { sitePicture } from './site-picture.ts';

const site = {
  ...{ id: 7, imageUrl: null, depthMin: null, depthMax: null, depthRange: '3-9m' },
  ...{ type: 'wreck' as const, access: 'boat' as const, latitude: '-19.3' },
};

test.each([
  ['its picture', { imageUrl: '/art/plates/ss-yongala.jpg' }, '/art/plates/ss-yongala.jpg'],
  ['its section without one', {}, '/api/dive-sites/7/section-card.svg'],
  [
    'the print of its kind where no depth is known',
    { depthRange: 'Varies' },
    '/art/sites/wreck-tropical.jpg',
  ],
  ['the print of its kind before it is saved', { id: 0 }, '/art/sites/wreck-tropical.jpg'],
])('a site shows %s', (_, fields, src) => {
  expect(sitePicture({ ...site, ...fields })).toBe(src);
});
