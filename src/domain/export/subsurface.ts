import { stateNames } from '../dive-sites/terms.ts';
import { element } from '../text/xml.ts';
import {
  type ExportedSite,
  type ExportSource,
  exportCredits,
  siteNotes,
  siteSummary,
} from './exported-site.ts';
import { type ExportFile, writeWhole, xmlFrame } from './file-parts.ts';

/** Subsurface's numbers for kinds of place names, and for a name given by a person. */
const geo = { country: 2, state: 3, local: 5, byHand: 2 };

/** The eight hexadecimal digits that identify a site in Subsurface: unique and constant. */
const siteUuid = (id: number) => (Math.imul(id, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');

const placeName = (cat: number, value: string) =>
  element('geo', { cat, origin: geo.byHand, value });

function toSite(site: ExportedSite, source: ExportSource) {
  const { id, name, latitude, longitude, region, state } = site;
  const degrees = [latitude, longitude].map((value) => Number(value).toFixed(6));
  const notes = [...siteNotes(site), source.pageUrl(id), exportCredits(source).join('\n')].join(
    '\n\n',
  );
  return element(
    'site',
    { uuid: siteUuid(id), name, gps: degrees.join(' '), description: siteSummary(site) },
    element('notes', {}, notes),
    placeName(geo.country, 'Australia'),
    state ? placeName(geo.state, stateNames[state] ?? state) : undefined,
    placeName(geo.local, region),
  );
}

/** Dive sites in the format of Subsurface's own export, for its "Import dive sites". */
export const subsurfaceFile: ExportFile = {
  frame: () =>
    xmlFrame((sites) => element('divesites', { program: 'subsurface', version: 3 }, sites)),
  site: (site, source) => toSite(site, source).xml,
};

export const toSubsurface = writeWhole(subsurfaceFile);
