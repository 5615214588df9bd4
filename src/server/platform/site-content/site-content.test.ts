import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { checkTimeZone, mergeContent, readOwnContent, withOwnContent } from './site-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-content-'));
mkdirSync(join(folder, 'pages'));
writeFileSync(join(folder, 'site.json'), '{"name": "Deep Blue", "socials": []}');
writeFileSync(join(folder, 'broken.json'), '{"name": ');
writeFileSync(join(folder, 'pages/terms-of-service.md'), 'Our own terms');
afterAll(() => rmSync(folder, { recursive: true }));

test('the owner’s values replace those of the release, which supplies missing keys', () => {
  const release = { name: 'Bottom Time', email: 'a@b.example', socials: ['Facebook'] };
  expect(withOwnContent('site.json', release, folder)).toEqual({
    name: 'Deep Blue',
    email: 'a@b.example',
    socials: [],
  });
});

test('nested objects merge key by key, and null replaces a default', () => {
  const defaults = { structuredData: { defaultRating: 4.5, availability: 'InStock' } };
  expect(mergeContent(defaults, { structuredData: { defaultRating: null } })).toEqual({
    structuredData: { defaultRating: null, availability: 'InStock' },
  });
});

test('files without a copy of the owner come from the release', () => {
  expect(readOwnContent('pages/terms-of-service.md', folder)).toBe('Our own terms');
  expect(readOwnContent('pages/privacy-policy.md', folder)).toBeUndefined();
  const release = { title: 'About' };
  expect(withOwnContent('about.json', release, folder)).toBe(release);
});

test('an error names a broken file', () => {
  expect(() => withOwnContent('broken.json', {}, folder)).toThrow(/^broken.json in CONTENT_DIR/);
});

test('a CONTENT_DIR that does not exist stops the start', () => {
  expect(parseConfig({ CONTENT_DIR: folder }).contentDir).toBe(folder);
  expect(() => parseConfig({ CONTENT_DIR: join(folder, 'absent') })).toThrow(
    'Wrong setting: CONTENT_DIR must be a folder that exists',
  );
});

test('an error names a wrong time zone', () => {
  expect(checkTimeZone({ timeZone: 'Australia/Adelaide' })).toBeTruthy();
  expect(() => checkTimeZone({ timeZone: 'Sydney' })).toThrow('“Sydney” is no time zone');
});
