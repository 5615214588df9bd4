import { expect, test } from 'vitest';
import { completeUrl, linkAttributes } from './link-attributes.ts';
import { affiliateRel, frontPageNote, leadsToShop, sourceName } from './links.ts';

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

test.each([
  ['www.site.com', 'https://www.site.com'],
  [' WWW.site.com/a?b ', 'https://WWW.site.com/a?b'],
  ['https://site.com', 'https://site.com'],
  ['/blog/reef', '/blog/reef'],
  ['wwwhat', 'wwwhat'],
])('completeUrl writes %j as %j', (typed, expected) => {
  expect(completeUrl(typed)).toBe(expected);
});

test.each([
  ['https://www.mares.com/', 'Leads to the front page of mares.com'],
  ['https://sharkskin.com.au', 'Leads to the front page of sharkskin.com.au'],
  ['https://shop.example/puck-4', undefined],
  ['https://shop.example/?product=4', undefined],
  ['https://shop.example/#/puck-4', undefined],
  ['not an address', undefined],
])('frontPageNote for %j returns %j', (href, note) => {
  expect(frontPageNote(href)).toBe(note);
});

const reef = 'https://shop.example/reef';
const front = 'https://shop.example/';

test.each([
  ['', undefined, 'card', false],
  [reef, undefined, 'card', true],
  [front, undefined, 'card', false],
  [front, undefined, 'top', true],
  [reef, [], 'comparison', false],
  ['', [{}], 'card', true],
  ['', [{ note: 'Leads to the front page of shop.example' }], 'card', false],
  [front, [{ note: 'Leads to the front page of shop.example' }], 'bottom', true],
])(
  'the address %j with the shops %j in position %s leads to a shop: %s',
  (href, shops, at, leads) => {
    expect(leadsToShop(href, shops, at)).toBe(leads);
  },
);

test.each([
  ['https://www.suunto.com/en-au/Support/', 'suunto.com'],
  ["https://github.com/an/index#dealers'-catalogue", "dealers' catalogue (github.com)"],
  ['https://shop.example/fin#:~:text=Rubber', 'shop.example'],
  ['https://shop.example/fin#5', 'shop.example'],
  ['a manual', 'a manual'],
])('the source “%s” is called “%s”', (page, name) => {
  expect(sourceName(page)).toBe(name);
});
