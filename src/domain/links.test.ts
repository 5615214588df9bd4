import { expect, test } from 'vitest';
import { affiliateRel, linkAttributes } from './links.ts';

test.each([
  ['/blog/night-dive', 'sponsored', { href: '/blog/night-dive' }],
  ['#kit', null, { href: '#kit' }],
  ['mailto:dive@example.com', 'noopener', { href: 'mailto:dive@example.com' }],
  [
    'https://example.com/',
    null,
    { href: 'https://example.com/', rel: 'noopener', target: '_blank' },
  ],
  [
    'https://shop.example/x',
    'nofollow sponsored',
    { href: 'https://shop.example/x', rel: affiliateRel, target: '_blank' },
  ],
])('%s with rel %j is written as %j', (href, rel, attributes) => {
  expect(linkAttributes(href, rel)).toEqual(attributes);
});
