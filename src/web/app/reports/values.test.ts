import { expect, test } from 'vitest';
import { newReport } from '../../../contract/new-report.ts';
import type { ReportTarget } from './target.ts';
import { emptyValues, type ReportValues, reportErrors, toReport } from './values.ts';

const today = '2026-11-21';
const id = '6f2c1f64-5b5e-4c9e-8f5e-1b6f3b1a9c11';
const target = (kind: ReportTarget['kind']): ReportTarget => ({
  ...{ kind, resource: 'dive-sites', record: '7', title: 'Rapid Bay', animals: [] },
  position: undefined,
  facts: [{ field: 'walkMetres', name: 'Walk to the water', text: '40 m' }],
});
const values = (kind: ReportTarget['kind'], changes: Partial<ReportValues>) => ({
  ...emptyValues(target(kind), today),
  ...changes,
});
const proof = { challenge: 'a', nonces: Array(8).fill(0) };

test.each([
  ['correction', {}, { right: 'Say what is right.' }],
  [
    'correction',
    { right: '250 m', knownBy: 'web', address: 'javascript:alert(1)' },
    { address: 'Use an address that begins with https://.' },
  ],
  ['correction', { right: 'x'.repeat(501) }, { right: '500 characters at most; these are 501.' }],
  [
    'closure',
    { reason: 'storm', note: 'x'.repeat(512) },
    { note: '500 characters at most; these are 512.' },
  ],
  ['closure', {}, { reason: 'Choose a reason.' }],
  ['closure', { reason: 'storm', day: '2026-11-22' }, { day: 'That day lies in the future.' }],
  ['dive', {}, { visibility: 'Tell one thing of the dive at least.' }],
  [
    'dive',
    { temperature: '61' },
    { temperature: 'Temperature is a number from 2 to 36 °C, or left empty.' },
  ],
  [
    'dive',
    { visibility: 'murky' },
    { visibility: 'Visibility is a number from 0 to 80 m, or left empty.' },
  ],
  [
    'dive',
    { photographs: [{ name: 'a', shows: '', distanceKm: null }] },
    { licence: 'Choose who may use the photographs.' },
  ],
  ['dive', { visibility: '8', email: 'jo@' }, { email: 'Please give a valid email address.' }],
] as const)('a %s with %o has the errors %o', (kind, changes, errors) => {
  expect(reportErrors(kind, values(kind, changes), today)).toEqual(errors);
});

test.each([
  ['correction', { right: ' 250 m ', name: 'Jo' }],
  ['closure', { reason: 'works', note: 'Until May' }],
  [
    'dive',
    { photographs: [{ name: 'a', shows: 'Kelp', distanceKm: 2 }], licence: 'cc-by', credit: 'Jo' },
  ],
  ['dive', { visibility: '8,5', cost: '0', species: [{ slug: 'a', name: 'A' }] }],
] as const)('a %s that has no errors fits the contract', (kind, changes) => {
  const filled = values(kind, changes as Partial<ReportValues>);
  expect(reportErrors(kind, filled, today)).toEqual({});
  const report = toReport(id, target(kind), filled);
  expect(newReport.safeParse({ ...report, ...proof }).error).toBeUndefined();
});

test('a number may have a decimal comma, and an empty number is null', () => {
  const report = toReport(id, target('dive'), values('dive', { visibility: '8,5' }));
  expect(report.details).toMatchObject({ visibility: 8.5, temperature: null, cost: null });
});

test('the field starts as the only fact, as a species page’s first fact, or empty', () => {
  const facts = ['depthRange', 'walkMetres'].map((field) => ({ field, name: field, text: '' }));
  const guide = { ...target('correction'), facts };
  expect(emptyValues(target('correction'), today).field).toBe('walkMetres');
  expect(emptyValues(guide, today).field).toBe('');
  expect(emptyValues({ ...guide, resource: 'species' }, today).field).toBe('depthRange');
  expect(emptyValues({ ...guide, resource: 'articles' }, today).field).toBe('');
  expect(emptyValues({ ...guide, facts: [] }, today).field).toBe('');
});
