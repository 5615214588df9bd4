import { expect, test } from 'vitest';
import { sourceName } from './specs.ts';

test.each([
  ['https://www.suunto.com/en-au/Support/', 'suunto.com'],
  ["https://github.com/an/index#dealers'-catalogue", "dealers' catalogue (github.com)"],
  ['https://shop.example/fin#:~:text=Rubber', 'shop.example'],
  ['https://shop.example/fin#5', 'shop.example'],
  ['a manual', 'a manual'],
])('the source “%s” is called “%s”', (page, name) => {
  expect(sourceName(page)).toBe(name);
});
