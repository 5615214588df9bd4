import { expect, test } from 'vitest';
import { linkDiveSites } from './links.ts';

const slugs = new Map([['The Gap', 'the-gap']]);

test('a link to a dive site has its slug, and an error names the file of a link to an unknown site', () => {
  expect(linkDiveSites('<a href="site:The Gap">x</a>', 'seed/articles/x.md', slugs)).toContain(
    '/dive-sites/the-gap"',
  );
  expect(() => linkDiveSites('<a href="site:Nowhere">x</a>', 'seed/articles/x.md', slugs)).toThrow(
    'seed/articles/x.md: no such dive site: Nowhere',
  );
});
