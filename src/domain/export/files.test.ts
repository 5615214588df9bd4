import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  awkward,
  awkwardText,
  closedWreck,
  exportedSites,
  exportSource,
  jetty,
} from '../../../tests/support/exported-sites.ts';
import { schemaFaults } from '../../../tests/support/schema-faults.ts';
import {
  descendants,
  descendantText,
  parseXml,
  type XmlElement,
} from '../../../tests/support/xml-tree.ts';
import { toSitesCsv } from './csv.ts';
import { exportCredits, siteNotes } from './exported-site.ts';
import { toGeoJson } from './geojson.ts';
import { toGpx } from './gpx.ts';
import { toKml } from './kml.ts';
import { toSubsurface } from './subsurface.ts';
import { toUddf } from './uddf.ts';

const childNames = ({ children }: XmlElement) => children.map(({ name }) => name);

/** Compares the children of an element with the order of its schema. */
function expectOrder(element: XmlElement | undefined, order: readonly string[]) {
  const places = childNames(element as XmlElement).map((name) => order.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

const gpxOrder = {
  metadata: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds'],
  wpt: ['ele', 'time', 'name', 'cmt', 'desc', 'src', 'link', 'sym', 'type', 'extensions'],
};

test('GPX has a waypoint for each site and each of its points', () => {
  const gpx = parseXml(toGpx(exportedSites, exportSource));
  expect(gpx).toMatchObject({
    name: 'gpx',
    attributes: { version: '1.1', xmlns: 'http://www.topografix.com/GPX/1/1' },
  });
  const [metadata] = descendants(gpx, 'metadata');
  expectOrder(metadata, gpxOrder.metadata);
  expect(descendantText(gpx, 'metadata', 'desc')).toBe(exportCredits(exportSource).join('\n'));
  expect(descendantText(gpx, 'metadata', 'time')).toBe(closedWreck.updatedAt);
  const waypoints = descendants(gpx, 'wpt');
  for (const waypoint of waypoints) expectOrder(waypoint, gpxOrder.wpt);
  const [site, parking, wreck] = waypoints as [XmlElement, XmlElement, XmlElement];
  expect(site.attributes).toEqual({ lat: '-35.5225', lon: '138.1852' });
  expect(descendantText(site, 'desc')).toContain(
    'Position right to about 0.1 km. Source: Own GPS.',
  );
  const extension = ['extensions', 'gpxx:WaypointExtension', 'gpxx:Depth'];
  expect(descendantText(site, ...extension)).toBe('9');
  expect(descendants(site, 'link')[0]?.attributes).toEqual({ href: exportSource.pageUrl(7) });
  expect(descendantText(parking, 'name')).toBe('Rapid Bay Jetty: parking');
  expect(descendantText(parking, 'desc')).toBe('At the top Right to about 0.05 km.');
  expect(descendantText(wreck, 'sym')).toBe('Shipwreck');
  expect(descendantText(wreck, ...extension)).toBeUndefined();
  expect(waypoints.map((one) => descendantText(one, 'name'))).toContain(awkwardText);
});

const placemarkOrder = [
  'name',
  'Snippet',
  'description',
  'styleUrl',
  'ExtendedData',
  'Point',
] as const;

test('KML has placemarks in the colours of their skill levels, all with one marker', () => {
  const kml = parseXml(toKml(exportedSites, exportSource));
  const placemarks = descendants(kml, 'Document', 'Placemark');
  for (const placemark of placemarks) expectOrder(placemark, placemarkOrder);
  const [site, parking, wreck, odd] = placemarks as XmlElement[] & [XmlElement, XmlElement];
  expect(descendantText(site, 'Point', 'coordinates')).toBe('138.1852,-35.5225');
  expect(descendantText(site, 'styleUrl')).toBe('#Beginner');
  expect(descendantText(parking, 'styleUrl')).toBe('#point');
  expect(descendantText(wreck as XmlElement, 'styleUrl')).toBe('#shut');
  expect(descendantText(odd as XmlElement, 'name')).toBe(awkwardText);
  // The balloon is HTML, so its markup is escaped once more.
  expect(descendantText(odd as XmlElement, 'description')).toContain('&lt;b&gt;, 🐙 ]]&gt;');
  const styles = descendants(kml, 'Document', 'Style');
  expect(styles.map(({ attributes }) => attributes.id)).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
    'shut',
    'point',
  ]);
  expect(descendantText(styles[0] as XmlElement, 'IconStyle', 'color')).toBe('ff3a6b1f');
  const icons = styles.map((style) => descendantText(style, 'IconStyle', 'Icon', 'href'));
  expect(new Set(icons)).toEqual(new Set([exportSource.markerUrl]));
  expect(descendantText(kml, 'Document', 'description')).toContain('OpenStreetMap');
});

test('GeoJSON is a collection of points with longitude first', () => {
  const collection = JSON.parse(toGeoJson(exportedSites, exportSource));
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    attribution: expect.stringContaining('Reef Life Survey'),
  });
  expect(collection.features).toHaveLength(3);
  expect(collection.features[0]).toMatchObject({
    type: 'Feature',
    id: 7,
    geometry: { type: 'Point', coordinates: [138.1852, -35.5225] },
    properties: {
      name: 'Rapid Bay Jetty',
      depthMax: 9,
      page: exportSource.pageUrl(7),
      positionNote: 'Position right to about 0.1 km. Source: Own GPS. Not for navigation.',
    },
  });
  expect(collection.features[0].properties).not.toHaveProperty('latitude');
  expect(collection.features[2].properties.description).toBe(awkward.description);
});

test('CSV has a row for each site, with its position’s error and the source of the data', () => {
  const rows = parse(toSitesCsv(exportedSites, exportSource), { bom: true, columns: true });
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({
    name: 'Rapid Bay Jetty',
    latitude: '-35.5225',
    depthMax: '9',
    position: 'Position right to about 0.1 km. Source: Own GPS. Not for navigation.',
    page: exportSource.pageUrl(7),
    attribution: exportCredits(exportSource).join(' '),
  });
  expect(rows[2]).toMatchObject({ name: awkwardText, region: awkwardText });
});

test('the file for Subsurface is a document of dive sites', () => {
  const log = parseXml(toSubsurface(exportedSites, exportSource));
  expect(log).toMatchObject({
    name: 'divesites',
    attributes: { program: 'subsurface', version: '3' },
  });
  const sites = descendants(log, 'site');
  const [site, , odd] = sites as [XmlElement, XmlElement, XmlElement];
  expect(site.attributes).toMatchObject({
    name: 'Rapid Bay Jetty',
    gps: '-35.522500 138.185200',
    description: '5–9 m · Beginner · Pier or jetty · From the shore',
  });
  expect(descendants(site, 'geo').map(({ attributes }) => attributes)).toEqual([
    { cat: '2', origin: '2', value: 'Australia' },
    { cat: '3', origin: '2', value: 'South Australia' },
    { cat: '5', origin: '2', value: 'Fleurieu Peninsula' },
  ]);
  const notes = descendantText(site, 'notes');
  for (const part of [
    ...siteNotes(jetty),
    exportSource.pageUrl(7),
    ...exportCredits(exportSource),
  ]) {
    expect(notes).toContain(part);
  }
  expect(odd.attributes.name).toBe(awkwardText);
});

test('each site has a unique, constant Subsurface id of eight hexadecimal digits', () => {
  const many = Array.from({ length: 700 }, (_, index) => ({ ...jetty, id: index + 1 }));
  const uuids = descendants(parseXml(toSubsurface(many, exportSource)), 'site').map(
    ({ attributes }) => attributes.uuid ?? '',
  );
  expect(new Set(uuids).size).toBe(700);
  expect(uuids.filter((uuid) => !/^[0-9a-f]{8}$/.test(uuid) || /^0+$/.test(uuid))).toEqual([]);
  expect(uuids.slice(0, 2)).toEqual(['9e3779b1', '3c6ef362']);
});

const uddfOrder = ['name', 'environment', 'geography', 'sitedata', 'notes'];

test('UDDF has sites with their depths and notes', () => {
  const uddf = parseXml(toUddf([...exportedSites, { ...jetty, type: 'freshwater' }], exportSource));
  expect(uddf).toMatchObject({
    name: 'uddf',
    attributes: { xmlns: 'http://www.streit.cc/uddf/3.2/', version: '3.2.1' },
  });
  expect(childNames(uddf)).toEqual(['generator', 'divesite']);
  expect(descendantText(uddf, 'generator', 'name')).toBe('Bottom Time');
  const sites = descendants(uddf, 'divesite', 'site');
  for (const site of sites) expectOrder(site, uddfOrder);
  const [site, wreck, odd, lake] = sites as [XmlElement, XmlElement, XmlElement, XmlElement];
  expect(site.attributes.id).toBe('site-7');
  expect(childNames(descendants(site, 'geography')[0] as XmlElement)).toEqual([
    'location',
    'address',
    'latitude',
    'longitude',
  ]);
  expect(descendantText(site, 'geography', 'address', 'province')).toBe('South Australia');
  expect(descendantText(site, 'geography', 'latitude')).toBe('-35.5225');
  expect(childNames(descendants(site, 'sitedata')[0] as XmlElement)).toEqual([
    'maximumdepth',
    'minimumdepth',
  ]);
  expect(descendantText(site, 'sitedata', 'maximumdepth')).toBe('9');
  expect(descendantText(site, 'environment')).toBe('ocean-sea');
  expect(descendantText(lake, 'environment')).toBeUndefined();
  expect(descendants(wreck, 'sitedata')).toEqual([]);
  expect(descendants(site, 'notes', 'para').map(({ text }) => text)).toEqual([
    ...siteNotes(jetty),
    exportSource.pageUrl(7),
    ...exportCredits(exportSource),
  ]);
  expect(descendantText(odd, 'geography', 'location')).toBe(awkwardText);
});

const lake = { ...jetty, id: 10, type: 'freshwater' } as const;
const written = {
  subsurface: toSubsurface([...exportedSites, lake], exportSource),
  uddf: toUddf([...exportedSites, lake], exportSource),
};

test.each(['subsurface', 'uddf'] as const)('the %s file fits its schema', async (format) => {
  expect(await schemaFaults(format, written[format])).toEqual([]);
});

test.each([
  [
    'uddf',
    'depths in another order',
    /(<maximumdepth>.*?)(<minimumdepth>.*?<\/minimumdepth>)/,
    '$2$1',
  ],
  ['uddf', 'a name behind the geography', /(<name>Rapid.*?<\/name>)(.*?<\/geography>)/, '$2$1'],
  ['uddf', 'two sites with one id', 'id="site-8"', 'id="site-7"'],
  ['uddf', 'a latitude in words', '-35.5225</latitude>', '35° S</latitude>'],
  ['uddf', 'an environment of our own', 'ocean-sea', 'Great Barrier Reef'],
  ['subsurface', 'a position with a comma', 'gps="-35.522500 ', 'gps="-35.522500, '],
  ['subsurface', 'a decimal number', 'uuid="', 'uuid="7'],
  ['subsurface', 'a place of no category', 'cat="2"', 'cat="0"'],
] as const)('the schema of %s refuses %s', async (format, _, part, other) => {
  const broken = written[format].replace(part, other);
  expect(broken).not.toBe(written[format]);
  expect(await schemaFaults(format, broken)).not.toEqual([]);
});

test('a place for Subsurface has its value as the last attribute', () => {
  const places = descendants(parseXml(written.subsurface), 'site', 'geo');
  expect(new Set(places.map(({ attributes }) => Object.keys(attributes).join(' ')))).toEqual(
    new Set(['cat origin value']),
  );
});

test('a file without sites is valid', async () => {
  for (const write of [toGpx, toKml, toSubsurface, toUddf]) {
    expect(write([], exportSource)).toContain('<');
    parseXml(write([], exportSource));
  }
  expect(await schemaFaults('uddf', toUddf([], exportSource))).toEqual([]);
  expect(await schemaFaults('subsurface', toSubsurface([], exportSource))).toEqual([]);
  expect(JSON.parse(toGeoJson([], exportSource)).features).toEqual([]);
});
