import { type XmlPart, xmlDocument } from '../text/xml.ts';
import { type ExportedSite, type ExportSource, newestUpdate } from './exported-site.ts';

/** Facts about all sites, for the head of a file. */
export interface ExportedSites {
  count: number;
  newest: string | undefined;
}

/** A format whose files can be written site by site. */
export interface ExportFile<Site = ExportedSite> {
  /** The text before and after the sites. */
  frame: (source: ExportSource, sites: ExportedSites) => readonly [head: string, foot: string];
  site: (site: Site, source: ExportSource) => string;
  separator?: string;
}

const place = { xml: '<sites/>' };

/** The text of an XML document before and after its sites. */
export function xmlFrame(write: (sites: XmlPart) => XmlPart): readonly [string, string] {
  const [head = '', foot = ''] = xmlDocument(write(place)).split(place.xml);
  return [head, foot];
}

/**
 * The text of a JSON document before and after its sites.
 * @param document ends with an empty list of sites
 */
export function jsonFrame(document: object): readonly [string, string] {
  const foot = ']}';
  return [JSON.stringify(document).slice(0, -foot.length), `${foot}\n`];
}

/** Writes a whole file as one string. */
export const writeWhole =
  ({ frame, site, separator = '' }: ExportFile) =>
  (sites: readonly ExportedSite[], source: ExportSource): string => {
    const [head, foot] = frame(source, { count: sites.length, newest: newestUpdate(sites) });
    return head + sites.map((one) => site(one, source)).join(separator) + foot;
  };
