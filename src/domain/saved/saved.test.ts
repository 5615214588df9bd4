import { expect, test } from 'vitest';
import { nothingSaved } from './nothing-saved.ts';
import {
  addList,
  addToList,
  type Change,
  changeListTexts,
  inOrder,
  isEmpty,
  logDive,
  moveInList,
  removeDive,
  removeFromList,
  removeList,
  removePage,
  removeSite,
  type Saved,
  savePage,
  saveSite,
} from './saved.ts';

const now = '2026-11-22T08:00:00.000Z';
const later = '2026-11-23T08:00:00.000Z';
const site = (id: number) => ({ id, name: `Site ${id}`, region: 'Sydney' });
const apply = (...changes: Change[]) =>
  changes.reduce<Saved>((saved, change) => change(saved), nothingSaved);
const idsIn = (saved: Saved) => saved.lists[0]?.sites.map(({ id }) => id);

const threeInAList = [
  addList({ id: 'a', name: ' Weekend ', sites: [site(1)] }, now),
  addToList('a', site(2), now),
  addToList('a', site(3), now),
];

test('a site is saved once and removed', () => {
  const twice = apply(saveSite(site(1), now), saveSite(site(2), later), saveSite(site(1), later));
  expect(twice.sites).toEqual([
    { ...site(2), savedAt: later },
    { ...site(1), savedAt: now },
  ]);
  expect(removeSite(1)(twice).sites.map(({ id }) => id)).toEqual([2]);
  expect(isEmpty(removeSite(2)(removeSite(1)(twice)))).toBe(true);
});

test('an article is saved once and removed', () => {
  const page = { id: '/blog/a', title: 'A' };
  const saved = apply(savePage(page, now), savePage(page, later));
  expect(saved.pages).toEqual([{ ...page, savedAt: now }]);
  expect(isEmpty(saved)).toBe(false);
  expect(isEmpty(removePage('/blog/a')(saved))).toBe(true);
});

test('a saved site stores only its id, name and region', () => {
  const whole = { ...site(1), description: 'A long text', latitude: '-33.9' };
  const saved = apply(saveSite(whole, now), addList({ id: 'a', name: 'L', sites: [whole] }, now));
  expect(saved.sites).toEqual([{ ...site(1), savedAt: now }]);
  expect(saved.lists[0]?.sites).toEqual([site(1)]);
});

test('a list contains its sites whether or not they are saved', () => {
  const saved = apply(saveSite(site(1), now), ...threeInAList, removeSite(1));
  expect(saved.sites).toEqual([]);
  expect(idsIn(saved)).toEqual([1, 2, 3]);
  expect(saved.lists[0]?.name).toBe('Weekend');
});

test.each([
  [3, 0, [3, 1, 2]],
  [1, 1, [2, 1, 3]],
  [1, 99, [2, 3, 1]],
  [2, -5, [2, 1, 3]],
  [7, 0, [1, 2, 3]],
])('moving site %i to place %i gives %j', (id, place, order) =>
  expect(idsIn(apply(...threeInAList, moveInList('a', id, place, later)))).toEqual(order),
);

test('a change of a list does not change other lists', () => {
  const before = apply(...threeInAList, addList({ id: 'b', name: 'Other' }, now));
  const after = [
    changeListTexts('a', { notes: 'Tanks from the pub' }, later),
    removeFromList('a', 2, later),
    addToList('a', site(1), later),
  ].reduce((saved, change) => change(saved), before);
  expect(after.lists[0]).toMatchObject({ notes: 'Tanks from the pub', changedAt: later });
  expect(idsIn(after)).toEqual([1, 3]);
  // The list is the same object, so that the database does not write it again.
  expect(after.lists[1]).toBe(before.lists[1]);
  expect(removeList('a')(after).lists).toEqual([before.lists[1]]);
});

test('a dive is logged, changed and removed', () => {
  const dive = { id: 'd', site: site(4), date: '2026-11-20', note: '' };
  const changed = apply(logDive(dive, now), logDive({ ...dive, note: 'Cold' }, later));
  expect(changed.dives).toEqual([{ ...dive, note: 'Cold', changedAt: later }]);
  expect(removeDive('d')(changed).dives).toEqual([]);
});

test('the latest site and dive come first, and lists are in order of creation', () => {
  const dive = (id: string, date: string) => logDive({ id, site: site(1), date, note: '' }, now);
  const saved = inOrder({
    ...apply(dive('x', '2026-01-01'), dive('y', '2026-02-01'), dive('z', '2025-12-31')),
    sites: [
      { ...site(1), savedAt: now },
      { ...site(2), savedAt: later },
    ],
    lists: apply(addList({ id: 'b', name: 'B' }, later), addList({ id: 'a', name: 'A' }, now))
      .lists,
  });
  expect(saved.sites.map(({ id }) => id)).toEqual([2, 1]);
  expect(saved.lists.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(saved.dives.map(({ id }) => id)).toEqual(['y', 'x', 'z']);
});
