import { expect, test } from 'vitest';
import { changesOver, clashesBetween, merge } from './merge.ts';

const base = { title: 'Reef', slug: 'reef', excerpt: 'Old' };

test('a field that was changed elsewhere alone is taken over', () => {
  const mine = { ...base, title: 'My reef' };
  const clashes = clashesBetween(base, mine, { ...base, excerpt: 'New' });
  expect(clashes).toEqual([{ field: 'excerpt', mine: 'Old', theirs: 'New', keep: 'theirs' }]);
  expect(merge(mine, clashes)).toEqual({ title: 'My reef', slug: 'reef', excerpt: 'New' });
});

test('a field that was changed in both stays mine until the owner says otherwise', () => {
  const mine = { ...base, title: 'My reef' };
  const clashes = clashesBetween(base, mine, { ...base, title: 'Their reef' });
  expect(clashes).toMatchObject([{ field: 'title', keep: 'mine' }]);
  expect(merge(mine, clashes)).toEqual(mine);
  expect(merge(mine, [{ ...clashes[0], keep: 'theirs' } as (typeof clashes)[number]])).toEqual({
    ...base,
    title: 'Their reef',
  });
});

test('fields that are the same in both, or were changed here alone, do not clash', () => {
  const mine = { ...base, title: 'Same', slug: 'mine' };
  expect(clashesBetween(base, mine, { ...base, title: 'Same' })).toEqual([]);
});

test('what was not changed in a form is as the server keeps it', () => {
  const empty = { ...base, excerpt: '' };
  expect(changesOver(base, empty, { ...empty, title: 'My reef' })).toEqual({
    ...base,
    title: 'My reef',
  });
});
