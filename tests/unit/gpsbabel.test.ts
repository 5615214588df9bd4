import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toGpx } from '../../src/domain/export/gpx.ts';
import { toKml } from '../../src/domain/export/kml.ts';
import { exportedSites, exportSource } from '../support/exported-sites.ts';
import { descendants, descendantText, parseXml } from '../support/xml-tree.ts';

const hasGpsbabel = spawnSync('gpsbabel', ['-V']).status === 0;

/** Reads the waypoints of a file with gpsbabel. */
function readByGpsbabel(format: 'gpx' | 'kml', input: string) {
  const command = ['-i', format, '-f', '-', '-o', 'gpx,garminextensions=1', '-F', '-'];
  const gpx = parseXml(execFileSync('gpsbabel', command, { input, encoding: 'utf8' }));
  return descendants(gpx, 'wpt').map((waypoint) => ({
    position: [Number(waypoint.attributes.lat), Number(waypoint.attributes.lon)],
    name: descendantText(waypoint, 'name'),
    notes: descendantText(waypoint, 'desc'),
    depth: descendantText(waypoint, 'extensions', 'gpxx:WaypointExtension', 'gpxx:Depth'),
  }));
}

const positions = exportedSites.flatMap((site) => [
  [Number(site.latitude), Number(site.longitude)],
  ...(site.points ?? []).map(({ latitude, longitude }) => [latitude, longitude]),
]);

test.skipIf(!hasGpsbabel).each([
  ['gpx', toGpx],
  ['kml', toKml],
] as const)(
  'gpsbabel reads every waypoint of our %s (skipped without gpsbabel)',
  (format, write) => {
    const waypoints = readByGpsbabel(format, write(exportedSites, exportSource));
    expect(waypoints.map(({ position }) => position)).toEqual(positions);
    expect(waypoints[0]).toMatchObject({
      name: 'Rapid Bay Jetty',
      notes: expect.stringContaining('Position right to about 0.1 km.'),
    });
    expect(waypoints.at(-2)?.name).toContain('🐙 ]]>');
  },
);

test.skipIf(!hasGpsbabel)('gpsbabel reads the depths of our gpx (skipped without gpsbabel)', () => {
  const [site] = readByGpsbabel('gpx', toGpx(exportedSites, exportSource));
  expect(Number(site?.depth)).toBe(9);
});
