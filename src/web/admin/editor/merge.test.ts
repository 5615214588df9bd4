import { expect, test } from 'vitest';
import { applyChanges, findConflicts, resolveConflicts } from './merge.ts';

const base = { title: 'Reef', slug: 'reef', excerpt: 'Old' };

test('findConflicts proposes the other value of a field that only changed elsewhere', () => {
  const mine = { ...base, title: 'My reef' };
  const conflicts = findConflicts(base, mine, { ...base, excerpt: 'New' });
  expect(conflicts).toEqual([{ field: 'excerpt', mine: 'Old', theirs: 'New', keep: 'theirs' }]);
  expect(resolveConflicts(mine, conflicts)).toEqual({
    title: 'My reef',
    slug: 'reef',
    excerpt: 'New',
  });
});

test('findConflicts proposes the form’s value of a field that changed in both places', () => {
  const mine = { ...base, title: 'My reef' };
  const conflicts = findConflicts(base, mine, { ...base, title: 'Their reef' });
  expect(conflicts).toMatchObject([{ field: 'title', keep: 'mine' }]);
  expect(resolveConflicts(mine, conflicts)).toEqual(mine);
  const theirs = conflicts.map((conflict) => ({ ...conflict, keep: 'theirs' as const }));
  expect(resolveConflicts(mine, theirs)).toEqual({ ...base, title: 'Their reef' });
});

test('findConflicts omits fields that are equal or changed only in the form', () => {
  const mine = { ...base, title: 'Same', slug: 'mine' };
  expect(findConflicts(base, mine, { ...base, title: 'Same' })).toEqual([]);
});

test('applyChanges keeps the server’s value of every field that the form did not change', () => {
  const empty = { ...base, excerpt: '' };
  expect(applyChanges(base, empty, { ...empty, title: 'My reef' })).toEqual({
    ...base,
    title: 'My reef',
  });
});
