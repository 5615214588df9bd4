import { expect, test } from 'vitest';
import { type Catalogue, countLine, cutAtMatches, finder } from './search.ts';

const article = (title: string, rest: Partial<Catalogue['articles'][number]> = {}) => ({
  title,
  slug: title.toLowerCase(),
  excerpt: 'Plain words.',
  category: 'Tips',
  imageUrl: '/art/a.jpg',
  ...rest,
});

const catalogue: Catalogue = {
  articles: [article('Turtles'), article('Buoyancy', { category: 'Safety' })],
  sites: [
    {
      id: 7,
      name: 'Wolf Rock',
      region: 'Rainbow Beach',
      description: 'Four pinnacles with grey nurse sharks.',
      imageUrl: null,
      type: 'reef',
      access: 'shore',
      latitude: '-25.9',
    },
  ],
  products: [
    {
      id: 3,
      name: 'Clear Mask',
      category: 'Masks',
      description: '<p>A <b>low</b> volume.</p>',
      imageUrl: '',
      published: true,
    },
    {
      id: 4,
      name: 'Draft Mask',
      category: 'Masks',
      description: '',
      imageUrl: '',
      published: false,
    },
  ],
  reviews: [
    {
      title: 'A computer, dived',
      slug: 'computer',
      category: 'Dive Computers',
      excerpt: 'Reads well.',
      content: `<p>${'word '.repeat(60)}the buckle broke &amp; bent.</p>`,
      imageUrl: '',
    },
  ],
};

const find = finder(catalogue);
const titles = (text: string) => find(text).map(({ title }) => title);

test('under two characters finds nothing, and spaces do not count', () => {
  expect(titles('t')).toEqual([]);
  expect(titles(' t ')).toEqual([]);
  expect(titles('tu')).toEqual(['Turtles']);
});

test('each kind is searched in its own fields, whatever the case', () => {
  expect(titles('SAFETY')).toEqual(['Buoyancy']);
  expect(titles('rainbow')).toEqual(['Wolf Rock']);
  expect(titles('nurse')).toEqual(['Wolf Rock']);
  expect(titles('low vol')).toEqual(['Clear Mask']);
  expect(titles('dive comp')).toEqual(['A computer, dived']);
  expect(titles('buckle')).toEqual(['A computer, dived']);
});

test('tags are not searched and drafts are not found', () => {
  expect(titles('<p>')).toEqual([]);
  expect(titles('mask')).toEqual(['Clear Mask']);
});

test('at most three of a kind, those with the text in their title first', () => {
  const many = finder({
    ...catalogue,
    articles: [
      article('One', { excerpt: 'A reef.' }),
      article('Two', { excerpt: 'A reef.' }),
      article('Three', { excerpt: 'A reef.' }),
      article('Reef manners'),
    ],
  });
  expect(many('reef').map(({ title }) => title)).toEqual(['Reef manners', 'One', 'Two']);
});

test('the excerpt is taken from where the text stands', () => {
  expect(find('buckle')[0]?.excerpt).toMatch(/^…(word )+the buckle broke & bent\.$/);
  expect(find('wolf')[0]?.excerpt).toBe('Four pinnacles with grey nurse sharks.');
});

test('matches are cut out as they are written, and signs mean themselves', () => {
  expect(cutAtMatches('Reef and reef', ' REEF ')).toEqual(['', 'Reef', ' and ', 'reef', '']);
  expect(cutAtMatches('5 (m) deep', '(m)')).toEqual(['5 ', '(m)', ' deep']);
  expect(cutAtMatches('a/b-c', 'b-c')).toEqual(['a/', 'b-c', '']);
});

test('one result is not many', () => {
  expect([0, 1, 2].map(countLine)).toEqual([
    '0 results found',
    '1 result found',
    '2 results found',
  ]);
});
