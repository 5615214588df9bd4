import { describe, expect, test } from 'vitest';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import { closesForm, hasScreen, readAdminAddress, tabGroups, tabNames } from './address.ts';

test.each([
  ['/admin', 'articles', undefined],
  ['/admin/', 'articles', undefined],
  ['/admin/products', 'products', undefined],
  ['/admin/articles/42', 'articles', '42'],
  ['/admin/dive-sites/new', 'dive-sites', 'new'],
])('%s shows %s, record %s', (path, tab, record) => {
  expect(readAdminAddress(path)).toEqual({ tab, record });
});

test('the menu groups contain each tab once', () => {
  expect(Object.values(tabGroups).flat().sort()).toEqual(Object.keys(tabNames).sort());
});

test.each(['/', '/blog/admin', '/administration', '/admin/a/b/c'])(
  '%s is not an admin address',
  (path) => {
    expect(readAdminAddress(path)).toBeUndefined();
  },
);

test.each([
  [undefined, undefined, true],
  ['messages', '7', true],
  ['settings', 'contact', true],
  ['export', undefined, true],
  ['export', '7', false],
  ['security', '7', false],
  ['toString', undefined, false],
])('the tab %s with the record %s has a screen: %s', (tab, record, has) => {
  expect(hasScreen(tab, record)).toBe(has);
});

describe('the form of a record', () => {
  test.each([
    ['articles', 42, '/admin/articles/42', false],
    ['articles', 42, '/admin/articles/43', true],
    ['articles', 42, '/admin/articles', true],
    ['articles', -7, '/admin/articles/new-7', false],
    ['articles', -7, '/admin/articles/new', true],
    ['articles', 42, '/admin/reviews/43', false],
    ['articles', 42, '/admin/dive-sites', true],
    ['dive-sites', 7, '/admin/dive-sites/7', false],
    ['dive-sites', 7, '/admin/articles', true],
    ['articles', 42, '/blog', true],
    ['settings', settingGroups.contact.id, '/admin/settings/contact', false],
    ['settings', settingGroups.contact.id, '/admin/settings/home', true],
  ])('%s %s: navigation to %s closes the form: %s', (resource, id, path, closes) => {
    expect(closesForm(resource, id, path)).toBe(closes);
  });
});
