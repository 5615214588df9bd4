import { expect, test } from 'vitest';
import { saysOutOfStock } from './stock.ts';

const page = (...data: unknown[]) =>
  `<html><body>${data
    .map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
    .join('')}</body></html>`;
const product = (availability?: string, type: unknown = 'Product') => ({
  '@type': type,
  offers: { '@type': 'Offer', ...(availability && { availability }) },
});
const out = 'https://schema.org/OutOfStock';
const inStock = 'http://schema.org/InStock';

test.each([
  ['a product without stock', page(product(out)), true],
  ['one in a list of types', page(product('SoldOut', ['Thing', 'Product'])), true],
  ['one in a graph', page({ '@graph': [{ '@type': 'WebPage' }, product(out)] }), true],
  ['one that a page is about', page({ mainEntity: product('Discontinued') }), true],
  ['every size of one', page({ ...product(out), '@type': 'ProductGroup' }), true],
  ['several offers', page({ '@type': 'Product', offers: [{ availability: out }] }), true],
  [
    'offers of several shops',
    page({ '@type': 'Product', offers: { offers: [{ availability: out }] } }),
    true,
  ],
  [
    'a size that is left',
    page({ '@type': 'ProductGroup', hasVariant: [product(out), product(inStock)] }),
    false,
  ],
  ['a product in stock', page(product(inStock)), false],
  ['a product that can be ordered', page(product('https://schema.org/PreOrder')), false],
  ['a recommended product', page({ '@type': 'ItemList', itemListElement: [product(out)] }), false],
  ['a product without a word on stock', page(product()), false],
  ['a page without structured data', '<p>OutOfStock</p>', false],
  [
    'data that are no JSON',
    '<script type="application/ld+json">{"@type": "Product",</script>',
    false,
  ],
  ['data that are cut off', page(product(out)).slice(0, 70), false],
  ['data of another kind', page(null, 7, 'Product', [[]]), false],
])('a page says whether its product is sold out: %s', (_, html, expected) => {
  expect(saysOutOfStock(html)).toBe(expected);
});
