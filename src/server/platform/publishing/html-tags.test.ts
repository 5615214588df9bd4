import { expect, test } from 'vitest';
import { listTags, rewriteTags, writeAttributes } from './html-tags.ts';

test('finds tags and their attributes where a regular expression fails', () => {
  const html = '<p title="a > b">1 < 2 <IMG SRC=x alt=\'"\'><!-- <img src="c"> --></p></p>';
  expect(listTags(html).map(({ name, attributes }) => [name, attributes])).toEqual([
    ['p', { title: 'a > b' }],
    ['img', { src: 'x', alt: '"' }],
  ]);
  expect(listTags(html).map(({ start, end }) => html.slice(start, end))).toEqual([
    '<p title="a > b">',
    "<IMG SRC=x alt='\"'>",
  ]);
});

test('replaces chosen tags and keeps every other character', () => {
  const html = '<P>One &nbsp;<br/>two <img src="a.jpg?x=1&amp;y=2"/> three';
  const rewritten = rewriteTags(html, ({ name, attributes }) =>
    name === 'img' ? `<img${writeAttributes({ ...attributes, width: 3 })} />` : undefined,
  );
  expect(rewritten).toBe('<P>One &nbsp;<br/>two <img src="a.jpg?x=1&amp;y=2" width="3" /> three');
});
