import { expect, test } from 'vitest';
import { linkDiveSites } from './links.ts';

const ids = new Map([['The Gap', 7]]);

test('a link to a dive site gets its id, one to an unknown site is refused with its file', () => {
  expect(linkDiveSites('<a href="site:The Gap">x</a>', 'seed/articles/x.md', ids)).toContain(
    '/dive-sites/7"',
  );
  expect(() => linkDiveSites('<a href="site:Nowhere">x</a>', 'seed/articles/x.md', ids)).toThrow(
    'seed/articles/x.md: no such dive site: Nowhere',
  );
});
