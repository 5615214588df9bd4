import { expect, test } from 'vitest';
import { decimalPrice, findAmount, parsePrice, withDollarSign } from './prices.ts';

test.each([
  ['$1,299', 129_900],
  ['1299.00', 129_900],
  [' AU$ 49.9 ', 4990],
  [19.99, 1999],
  [0, 0],
  ['', null],
  [null, null],
  [undefined, null],
  ['cheap', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['12,99', undefined],
  ['100000000', undefined],
])('the price %j is %j cents', (price, cents) => {
  expect(parsePrice(price)).toBe(cents);
});

test('cents are written as a decimal', () => {
  expect(decimalPrice(129_905)).toBe('1299.05');
});

test('the amount of a free text has neither sign nor commas', () => {
  expect(findAmount('From $1,299.00 AUD')).toBe('1299.00');
  expect(findAmount('Ask the shop')).toBeUndefined();
  expect(findAmount(null)).toBeUndefined();
});

test.each([
  ['249', '$249'],
  [' 1,299.50 ', '$1,299.50'],
  ['$249', '$249'],
  ['AUD 249', 'AUD 249'],
  ['249 to 300', '249 to 300'],
  ['', ''],
])('withDollarSign writes %j as %j', (typed, expected) => {
  expect(withDollarSign(typed)).toBe(expected);
});
