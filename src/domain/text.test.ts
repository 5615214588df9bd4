import { expect, test } from 'vitest';
import { excerptOf, plainText, readingMinutes, truncate } from './text.ts';

test('plain text drops tags, scripts and entities', () => {
  expect(plainText('<p>Fish &amp; <b>chips</b>.</p><script>alert(1)</script><p>Yes</p>')).toBe(
    'Fish & chips. Yes',
  );
});

test('an excerpt is the first 150 characters and an ellipsis', () => {
  expect(excerptOf(`<p>${'a'.repeat(400)}</p>`)).toBe(`${'a'.repeat(150)}...`);
  expect(excerptOf('<p>Short.</p>')).toBe('Short....');
  expect(excerptOf('<p></p>')).toBe('');
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

test('reading time is one minute at the least', () => {
  expect(readingMinutes('<p>Hi</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
});
