import { pointLabels } from '../dive-sites/terms.ts';
import { element, textElement, type XmlPart } from '../text/xml.ts';
import {
  type ExportedPoint,
  type ExportedSite,
  type ExportSource,
  exportCredits,
  pointNote,
  siteNotes,
  siteSummary,
} from './exported-site.ts';
import { type ExportFile, writeWhole, xmlFrame } from './file-parts.ts';

const gpx = 'http://www.topografix.com/GPX/1/1';
/** Garmin's extension, from which GPX programs read the depth; elevation stays empty. */
const garmin = 'http://www.garmin.com/xmlschemas/GpxExtensions/v3';

const namespaces = {
  xmlns: gpx,
  'xmlns:gpxx': garmin,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${gpx} ${gpx}/gpx.xsd ${garmin} http://www.garmin.com/xmlschemas/GpxExtensionsv3.xsd`,
};

const pointSymbols: Record<ExportedPoint['kind'], string> = {
  dive: 'Diver Down Flag 2',
  entry: 'Swimming Area',
  exit: 'Swimming Area',
  mooring: 'Anchor',
  parking: 'Parking Area',
  ramp: 'Boat Ramp',
};

const linkTo = (href: string, text: string) => element('link', { href }, element('text', {}, text));

function depthExtension({ depthMax }: ExportedSite): XmlPart | undefined {
  if (depthMax === null) return undefined;
  const depth = element('gpxx:Depth', {}, depthMax);
  return element('extensions', {}, element('gpxx:WaypointExtension', {}, depth));
}

// The schema fixes the order of a waypoint's parts.
const toWaypoint = (site: ExportedSite, source: ExportSource) =>
  element(
    'wpt',
    { lat: site.latitude, lon: site.longitude },
    element('time', {}, site.updatedAt),
    element('name', {}, site.name),
    element('cmt', {}, siteSummary(site)),
    element('desc', {}, siteNotes(site).join('\n\n')),
    textElement('src', site.positionSource),
    linkTo(source.pageUrl(site.id), site.name),
    element('sym', {}, site.type === 'wreck' ? 'Shipwreck' : 'Diver Down Flag 2'),
    element('type', {}, 'Dive site'),
    depthExtension(site),
  );

const toPointWaypoint = (point: ExportedPoint, site: ExportedSite, source: ExportSource) =>
  element(
    'wpt',
    { lat: point.latitude, lon: point.longitude },
    element('name', {}, `${site.name}: ${pointLabels[point.kind].toLowerCase()}`),
    textElement('desc', pointNote(point)),
    linkTo(source.pageUrl(site.id), site.name),
    element('sym', {}, pointSymbols[point.kind]),
    element('type', {}, pointLabels[point.kind]),
  );

export const gpxFile: ExportFile = {
  frame(source, { newest }) {
    const metadata = element(
      'metadata',
      {},
      element('name', {}, source.title),
      element('desc', {}, exportCredits(source).join('\n')),
      element('copyright', { author: source.publisher }, element('license', {}, source.termsUrl)),
      linkTo(source.siteUrl, source.publisher),
      textElement('time', newest),
    );
    const attributes = { version: '1.1', creator: source.publisher, ...namespaces };
    return xmlFrame((waypoints) => element('gpx', attributes, metadata, waypoints));
  },
  site: (site, source) =>
    [
      toWaypoint(site, source),
      ...(site.points ?? []).map((point) => toPointWaypoint(point, site, source)),
    ]
      .map(({ xml }) => xml)
      .join(''),
};

export const toGpx = writeWhole(gpxFile);
