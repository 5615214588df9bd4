import { expect, test } from 'vitest';
import { fillTarget, matchPattern } from './address-patterns.ts';

test.each([
  ['/2019/*', '/2019/05/dive', ['05/dive']],
  ['/2019/*', '/2019/', ['']],
  ['/2019/*', '/2019', undefined],
  ['/*/feed', '/a/b/feed', ['a/b']],
  ['/*/feed', '/feed', undefined],
  ['/tag/*/page/*', '/tag/kelp/page/2', ['kelp', '2']],
  ['/a*a', '/a', undefined],
  ['/a*b*b', '/ab', undefined],
  ['/old.php?id=*', '/old.php?id=7', ['7']],
  ['/plain', '/plain', []],
  ['/plain', '/other', undefined],
])('%s at %s captures %j', (pattern, text, captures) => {
  expect(matchPattern(pattern, text)).toEqual(captures);
});

test('a long address that nearly matches many stars is refused within 200 ms', () => {
  const start = performance.now();
  expect(matchPattern(`/${'*a'.repeat(5)}b`, `/${'a'.repeat(200_000)}`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(200);
});

test.each([
  ['/blog/$1', ['night dive'], '/blog/night%20dive'],
  ['/blog/$1', ['fish%26chips'], '/blog/fish%26chips'],
  ['/blog/$1', ['100% kelp'], '/blog/100%25%20kelp'],
  ['/search?q=$1', ['caf%C3%A9'], '/search?q=caf%C3%A9'],
  ['/blog/*', ['x'], '/blog/x'],
  ['/$2/$1', ['a', 'b'], '/b/a'],
  ['/*/*', ['a', 'b'], '/a/b'],
  ['/$1', ['/evil.example'], '/evil.example'],
  ['https://old.example/$1', ['x'], 'https://old.example/x'],
  ['/blog/$3', ['a'], '/blog/'],
])('%s filled with %j is %s', (target, captures, address) => {
  expect(fillTarget(target, captures)).toBe(address);
});
