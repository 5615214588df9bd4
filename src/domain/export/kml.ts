import { isShut } from '../dive-sites/facts.ts';
import { pointLabels } from '../dive-sites/terms.ts';
import { palette, skillPalette } from '../pictures/palette.ts';
import { escapeHtml } from '../text/escape-html.ts';
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

const styleColours = { ...skillPalette, shut: palette.muted, point: palette.reef };
type StyleName = keyof typeof styleColours;

/** #RRGGBB in KML's notation: opaque, then blue, green and red. */
const kmlColour = (hex: string) =>
  `ff${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}`.toLowerCase();

const toStyle = ([name, colour]: [string, string], { markerUrl }: ExportSource) =>
  element(
    'Style',
    { id: name },
    element(
      'IconStyle',
      {},
      element('color', {}, kmlColour(colour)),
      element('scale', {}, name === 'point' ? 0.7 : 1),
      element('Icon', {}, element('href', {}, markerUrl)),
      element('hotSpot', { x: 0.5, y: 0.05, xunits: 'fraction', yunits: 'fraction' }),
    ),
    element(
      'BalloonStyle',
      {},
      element('bgColor', {}, kmlColour(palette.paper)),
      element('textColor', {}, kmlColour(palette.ink)),
      element('text', {}, '<h2>$[name]</h2>$[description]'),
    ),
  );

/** The text of a balloon, which is HTML. */
const toHtml = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

const styleName = ({ status, skillLevel }: ExportedSite): StyleName =>
  isShut(status) ? 'shut' : skillLevel;

const pointAt = (longitude: string | number, latitude: string | number) =>
  element('Point', {}, element('coordinates', {}, `${longitude},${latitude}`));

function extendedData(site: ExportedSite): XmlPart {
  const { depthMin, depthMax, skillLevel, type, access, region, state, positionErrorKm } = site;
  const values = { depthMin, depthMax, skillLevel, type, access, region, state, positionErrorKm };
  const data = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [element('Data', { name }, element('value', {}, value))],
  );
  return element('ExtendedData', {}, ...data);
}

// The schema fixes the order of a placemark's parts.
function toPlacemark(site: ExportedSite, source: ExportSource): XmlPart {
  const page = escapeHtml(source.pageUrl(site.id));
  return element(
    'Placemark',
    { id: `site-${site.id}` },
    element('name', {}, site.name),
    element('Snippet', { maxLines: 1 }, siteSummary(site)),
    element('description', {}, `${toHtml(siteNotes(site))}<p><a href="${page}">${page}</a></p>`),
    element('styleUrl', {}, `#${styleName(site)}`),
    extendedData(site),
    pointAt(site.longitude, site.latitude),
  );
}

function toPointPlacemark(point: ExportedPoint, site: ExportedSite) {
  const note = pointNote(point);
  return element(
    'Placemark',
    {},
    element('name', {}, `${site.name}: ${pointLabels[point.kind].toLowerCase()}`),
    textElement('description', note && toHtml([note])),
    element('styleUrl', {}, '#point'),
    pointAt(point.longitude, point.latitude),
  );
}

export const kmlFile: ExportFile = {
  frame: (source) =>
    xmlFrame((placemarks) => {
      const document = element(
        'Document',
        {},
        element('name', {}, source.title),
        element('description', {}, toHtml(exportCredits(source))),
        ...Object.entries(styleColours).map((style) => toStyle(style, source)),
        placemarks,
      );
      return element('kml', { xmlns: 'http://www.opengis.net/kml/2.2' }, document);
    }),
  site: (site, source) =>
    [
      toPlacemark(site, source),
      ...(site.points ?? []).map((point) => toPointPlacemark(point, site)),
    ]
      .map(({ xml }) => xml)
      .join(''),
};

export const toKml = writeWhole(kmlFile);
