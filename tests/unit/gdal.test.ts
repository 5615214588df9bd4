import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toSitesCsv } from '../../src/domain/export/csv.ts';
import { toGeoJson } from '../../src/domain/export/geojson.ts';
import { toGpx } from '../../src/domain/export/gpx.ts';
import { toKml } from '../../src/domain/export/kml.ts';
import { awkwardText, exportedSites, exportSource } from '../support/exported-sites.ts';

const hasGdal = spawnSync('ogr2ogr', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'bottom-time-ogr-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Collection {
  features: { properties: Record<string, unknown>; geometry: { coordinates: number[] } | null }[];
}

/** Converts a file to GeoJSON with GDAL. */
function readByGdal(name: string, content: string): Collection {
  const file = join(folder, name);
  writeFileSync(file, content);
  const layer = name.endsWith('.gpx') ? ['waypoints'] : [];
  const command = ['-f', 'GeoJSON', '/vsistdout/', file, ...layer, ...openOptions(name)];
  return JSON.parse(execFileSync('ogr2ogr', command, { encoding: 'utf8' }));
}

const openOptions = (name: string) =>
  name.endsWith('.csv')
    ? ['-oo', 'X_POSSIBLE_NAMES=longitude', '-oo', 'Y_POSSIBLE_NAMES=latitude']
    : [];
const points = exportedSites.flatMap(({ points: own }) => own ?? []);

test.skipIf(!hasGdal).each([
  ['sites.gpx', toGpx, exportedSites.length + points.length, 'desc'],
  ['sites.kml', toKml, exportedSites.length + points.length, 'description'],
  ['sites.geojson', toGeoJson, exportedSites.length, 'positionNote'],
  ['sites.csv', toSitesCsv, exportedSites.length, 'position'],
] as const)(
  'GDAL reads every point of our %s with its name and its position error (skipped without ogr2ogr)',
  (name, write, count, note) => {
    const { features } = readByGdal(name, write(exportedSites, exportSource));
    expect(features).toHaveLength(count);
    expect(features[0]?.geometry?.coordinates.slice(0, 2)).toEqual([138.1852, -35.5225]);
    const [first] = features;
    const featureName = (properties: Record<string, unknown> = {}) =>
      properties.name ?? properties.Name;
    expect(featureName(first?.properties)).toBe('Rapid Bay Jetty');
    const words = first?.properties[note] ?? first?.properties.Description;
    expect(words).toContain('Position right to about 0.1 km.');
    const names = features.map(({ properties }) => String(featureName(properties)));
    expect(names.map((one) => one.replace(/\s/g, ' '))).toContain(awkwardText.replace(/\s/g, ' '));
  },
);
