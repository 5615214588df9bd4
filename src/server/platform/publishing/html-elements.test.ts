import { expect, test } from 'vitest';
import { writeAttributes } from '../../../domain/text/escape-html.ts';
import { editedParts, outermost, parseHtml, tagEdits } from './html-elements.ts';

test('the parser finds tags and attributes that a regular expression would miss', () => {
  const html = '<p title="a > b">1 < 2 <IMG SRC=x alt=\'"\'><!-- <img src="c"> --></p></p>';
  const { elements } = parseHtml(html);
  expect(elements.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['p', { title: 'a > b' }],
    ['img', { src: 'x', alt: '"' }],
  ]);
  expect(elements.map(({ start, innerStart }) => html.slice(start, innerStart))).toEqual([
    '<p title="a > b">',
    "<IMG SRC=x alt='\"'>",
  ]);
});

test('tag edits replace chosen tags and preserve all other characters', () => {
  const html = '<P>One &nbsp;<br/>two <img src="a.jpg?x=1&amp;y=2"/> three';
  const edits = tagEdits(parseHtml(html), ({ name, attributes }) =>
    name === 'img' ? `<img${writeAttributes({ ...attributes, width: 3 })} />` : undefined,
  );
  expect(editedParts(html, edits)(0, html.length)).toBe(
    '<P>One &nbsp;<br/>two <img src="a.jpg?x=1&amp;y=2" width="3" /> three',
  );
});

test('each element has its outer and its inner range', () => {
  const html = '<ul><li>One<br /><li>two</ul><p>end <b>x</b></p>';
  const { elements } = parseHtml(html);
  const texts = elements.map(({ start, end }) => html.slice(start, end));
  expect(texts).toEqual([
    '<ul><li>One<br /><li>two</ul>',
    '<li>One<br />',
    '<br />',
    '<li>two',
    '<p>end <b>x</b></p>',
    '<b>x</b>',
  ]);
  expect(elements.map(({ innerStart, innerEnd }) => html.slice(innerStart, innerEnd))).toEqual([
    '<li>One<br /><li>two',
    'One<br />',
    '',
    'two',
    'end <b>x</b>',
    'x',
  ]);
  const items = outermost(elements, ({ name }) => name === 'li' || name === 'br');
  expect(items.map(({ name }) => name)).toEqual(['li', 'li']);
});

test('edits between two written parts are left out', () => {
  const write = editedParts('abcdef', [
    { start: 4, end: 5, text: 'E' },
    { start: 0, end: 1, text: 'A' },
    { start: 2, end: 3, text: 'C' },
  ]);
  expect([write(0, 2), write(3, 6)]).toEqual(['Ab', 'dEf']);
});
