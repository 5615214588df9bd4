import { expect, test } from 'vitest';
import { breadcrumbs, jsonLd } from './json-ld.ts';

test('breadcrumbs lead from the home page to the page itself', () => {
  const list = breadcrumbs('https://bottomtime.example', [
    ['Dive Sites', '/dive-sites'],
    ['SS Yongala', '/dive-sites/7'],
  ]);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bottomtime.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Dive Sites',
      item: 'https://bottomtime.example/dive-sites',
    },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'SS Yongala',
      item: 'https://bottomtime.example/dive-sites/7',
    },
  ]);
});

test('texts can’t end the script that contains them', () => {
  const { children } = jsonLd({ name: '</script><script>alert(1)</script>' });
  expect(children).not.toContain('<');
  expect(JSON.parse(children)).toEqual({ name: '</script><script>alert(1)</script>' });
});
