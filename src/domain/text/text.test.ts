import { expect, test } from 'vitest';
import {
  applyPostChanges,
  isAutomaticExcerpt,
  plainText,
  readingMinutes,
  toExcerpt,
  truncate,
} from './text.ts';

test('plain text drops tags, scripts and entities', () => {
  expect(plainText('<p>Fish &amp; <b>chips</b>.</p><script>alert(1)</script><p>Yes</p>')).toBe(
    'Fish & chips. Yes',
  );
});

test('an excerpt is the first 150 characters and an ellipsis', () => {
  expect(toExcerpt(`<p>${'a'.repeat(400)}</p>`)).toBe(`${'a'.repeat(150)}...`);
  expect(toExcerpt('<p>Short.</p>')).toBe('Short...');
  expect(toExcerpt('<p></p>')).toBe('');
});

test('a text is cut at the end of a word', () => {
  expect(truncate('one two three', 8)).toBe('one two…');
  expect(truncate('one two three', 7)).toBe('one two…');
  expect(truncate('one two…', 7)).toBe('one two…');
  expect(truncate('one two three', 7)).toBe('one two…');
  expect(truncate('one, two', 5)).toBe('one…');
  expect(truncate('short', 5)).toBe('short');
  expect(truncate('unbreakable', 5)).toBe('unbre…');
});

test('reading time is at least one minute', () => {
  expect(readingMinutes('<p>Hi</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
});

test('an automatic excerpt consists of prose, without headings, tables, captions and addresses', () => {
  const html = [
    '<h2>Getting there</h2><p>Park by the <a href="https://example.com/jetty">jetty</a>.</p>',
    '<table><tbody><tr><th><p>Depth</p></th></tr></tbody></table>',
    '<figure><img src="/a.jpg" alt="A reef"><figcaption>The reef</figcaption></figure>',
    '<p>Tides: https://www.bom.gov.au/tides and www.example.com/x are exact.</p>',
  ].join('');
  expect(toExcerpt(html)).toBe('Park by the jetty. Tides: and are exact...');
  expect(toExcerpt('<h2>Only a heading</h2>')).toBe('');
});

test('an excerpt is automatic unless it was written by hand', () => {
  const html = '<h2>Reef</h2><p>It is shallow.</p>';
  expect(isAutomaticExcerpt('', html)).toBe(true);
  expect(isAutomaticExcerpt(toExcerpt(html), html)).toBe(true);
  expect(isAutomaticExcerpt('Reef It is shallow....', html)).toBe(true);
  expect(isAutomaticExcerpt('A shallow reef.', html)).toBe(false);
  expect(isAutomaticExcerpt('Reef It is shallow.', html)).toBe(false);
  expect(isAutomaticExcerpt(toExcerpt(html), '<p>It is deep.</p>')).toBe(false);
});

test('applyPostChanges empties an automatic excerpt when the content changes', () => {
  const post = { title: 'Reef', excerpt: 'It is shallow....', content: '<p>It is shallow.</p>' };
  const content = '<p>It is deep.</p>';
  expect(applyPostChanges(post, { content })).toEqual({ title: 'Reef', excerpt: '', content });
  expect(applyPostChanges(post, { title: 'Bay' })).toEqual({ ...post, title: 'Bay' });
  expect(applyPostChanges({ ...post, excerpt: 'By hand.' }, { content }).excerpt).toBe('By hand.');
  expect(applyPostChanges(post, { content, excerpt: 'Given.' }).excerpt).toBe('Given.');
});
