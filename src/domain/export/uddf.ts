import { stateNames } from '../dive-sites/terms.ts';
import { element, textElement, type XmlPart } from '../text/xml.ts';
import { type ExportedSite, type ExportSource, exportCredits, siteNotes } from './exported-site.ts';
import { type ExportFile, writeWhole, xmlFrame } from './file-parts.ts';

const paragraph = (text: string) => element('para', {}, text);

function geography({ region, state, latitude, longitude }: ExportedSite): XmlPart {
  const province = textElement('province', state && (stateNames[state] ?? state));
  return element(
    'geography',
    {},
    element('location', {}, region),
    element('address', {}, element('country', {}, 'Australia'), province),
    element('latitude', {}, latitude),
    element('longitude', {}, longitude),
  );
}

function siteData({ depthMax, depthMin }: ExportedSite): XmlPart | undefined {
  if (depthMax === null && depthMin === null) return undefined;
  return element(
    'sitedata',
    {},
    textElement('maximumdepth', depthMax),
    textElement('minimumdepth', depthMin),
  );
}

// The schema fixes the order of a site's parts.
const toSite = (site: ExportedSite, source: ExportSource) =>
  element(
    'site',
    { id: `site-${site.id}` },
    element('name', {}, site.name),
    site.type === 'freshwater' ? undefined : element('environment', {}, 'ocean-sea'),
    geography(site),
    siteData(site),
    element(
      'notes',
      {},
      ...[...siteNotes(site), source.pageUrl(site.id), ...exportCredits(source)].map(paragraph),
    ),
  );

export const uddfFile: ExportFile = {
  frame(source, { count, newest }) {
    const generator = element(
      'generator',
      {},
      element('name', {}, source.publisher),
      textElement('datetime', newest),
    );
    const attributes = { xmlns: 'http://www.streit.cc/uddf/3.2/', version: '3.2.1' };
    return xmlFrame((sites) =>
      // A file without sites has no list.
      element('uddf', attributes, generator, count > 0 ? element('divesite', {}, sites) : sites),
    );
  },
  site: (site, source) => toSite(site, source).xml,
};

export const toUddf = writeWhole(uddfFile);
