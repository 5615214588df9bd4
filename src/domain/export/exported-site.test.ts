import { expect, test } from 'vitest';
import { closedWreck, exportSource, jetty } from '../../../tests/support/exported-sites.ts';
import {
  exportCredits,
  newestUpdate,
  positionNote,
  siteNotes,
  siteSummary,
} from './exported-site.ts';
import { exportFileName } from './formats.ts';

test('the notes contain the facts for a dive and the error of the position', () => {
  expect(siteNotes(jetty)).toEqual([
    '5–9 m · Beginner · Pier or jetty · From the shore',
    'Two jetties side by side.',
    'Depth: 5–9 m. Water: 14–21 °C. Visibility: 3–10 m. Best time: November to April.',
    'Safety: Surge.',
    'Dangers by month: Cold water June to August.',
    'Marine life: Leafy seadragon.',
    'Position right to about 0.1 km. Source: Own GPS. Not for navigation.',
  ]);
});

test('the notes begin with a closure, and state no best time for a closed site', () => {
  const notes = siteNotes(closedWreck);
  expect(notes.slice(0, 2)).toEqual([
    'CLOSED (as known 2025-03). Who decides: Parks Victoria.',
    'The hull is breaking up.',
  ]);
  expect(notes.join()).not.toContain('Best time');
  expect(siteSummary(closedWreck)).toBe('not known · Beginner · Wreck');
});

test('the notes state the reason of a closure once if the notice contains it', () => {
  const notice = 'The hull is breaking up. Keep out.';
  expect(siteNotes({ ...closedWreck, notice }).slice(1, 3)).toEqual([
    notice,
    'not known · Beginner · Wreck',
  ]);
});

test('the notes list the year-round hazards of a site without a safety text', () => {
  const surge = { kind: 'surge', months: null, note: null, source: null } as const;
  const safety = (site: object) =>
    siteNotes({ ...jetty, hazards: null, ...site }).filter((one) => one.startsWith('Safety'));
  expect(safety({ hazardList: [surge] })).toEqual(['Safety: Surge.']);
  expect(safety({ hazardList: null })).toEqual(['Safety: Nobody has listed the dangers here.']);
  expect(safety({ hazardList: [] })).toEqual([]);
});

test('a position of unknown error is marked as such', () => {
  expect(positionNote(closedWreck)).toBe(
    'How far off this position may be is not known. Not for navigation.',
  );
});

test('a position with an error of kilometres is marked unfit for finding the site', () => {
  expect(positionNote({ ...jetty, positionErrorKm: 4 })).toBe(
    'Position right to about 4 km. That is too far out to find the site by: ask a local operator for its mark. Source: Own GPS. Not for navigation.',
  );
});

test('the credits name every source', () => {
  const credits = exportCredits(exportSource).join(' ');
  for (const part of [
    'Reef Life Survey (reeflifesurvey.com), CC BY',
    'doi:10.1038/sdata.2014.7',
    '© OpenStreetMap contributors, ODbL',
    '© Bottom Time',
    exportSource.termsUrl,
    'not for navigation',
  ]) {
    expect(credits).toContain(part);
  }
});

test('newestUpdate returns the latest update of some sites', () => {
  expect(newestUpdate([closedWreck, jetty])).toBe('2026-11-01T00:00:00.000Z');
  expect(newestUpdate([])).toBeUndefined();
});

test.each([
  [['Bottom Time', 'Dive sites', 'Wreck', 'NSW'], 'gpx', 'bottom-time-dive-sites-wreck-nsw.gpx'],
  [['Bottom Time', 'Château "X"\r\n; a=b/../c'], 'kml', 'bottom-time-chateau-x-abc.kml'],
  [['Bottom Time', '🐙'], 'subsurface', 'bottom-time-subsurface.xml'],
  [['🐙'], 'csv', 'dive-sites.csv'],
  [['a'.repeat(99), 'b'], 'uddf', `${'a'.repeat(99)}.uddf`],
] as const)('a file of %j as %s is called %s', (parts, format, name) => {
  expect(exportFileName(parts, format)).toBe(name);
});
