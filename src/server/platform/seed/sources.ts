import type { DiveSiteInput } from '../../../contract/dive-sites/dive-sites.ts';
import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import { type FieldKey, fieldKeys } from '../../../contract/dive-sites/fields/fields.ts';

/** Suffix of a text in seed/ that describes the region, not the site. */
export const regionMark = ' (region)';

const remembered = (source: string): FactSource => ({
  source,
  confidence: 'memory',
  checkedOn: '2026-11-21',
});

const generalKnowledge = remembered('General diving knowledge, not checked on site');
const ofRegion = remembered('The region’s, from general knowledge: not known for the site itself');

/** Facts that share the source of another fact. */
const follows: Partial<Record<FieldKey, FieldKey>> = {
  depthMin: 'depthRange',
  depthMax: 'depthRange',
  statusReason: 'status',
  statusAuthority: 'status',
  statusAuthorityUrl: 'status',
  statusAsOf: 'status',
  certificationNote: 'certification',
  hazardList: 'hazards',
  seasonKind: 'bestMonths',
  marineParkZone: 'marinePark',
  takeNote: 'take',
  permitIssuer: 'permit',
  permitUrl: 'permit',
};

/** Fields on law, closures and dangers, each of which needs its own source in seed/. */
const ownEntryNeeded: readonly FieldKey[] = [
  'status',
  'hazards',
  'notice',
  'certification',
  'marinePark',
  'take',
  'takeRules',
  'permit',
  'protectedZoneMetres',
  'codeOfConduct',
];

/** Fields that need no source: they are no facts, name a source themselves, or derive from the position. */
const noFact: readonly FieldKey[] = [
  'name',
  'region',
  'state',
  'latitude',
  'longitude',
  'positionSource',
  'positionErrorKm',
  'water',
  'positionLicence',
  'slug',
  'imageUrl',
  'videoUrl',
  'videoThumbnail',
  'reviewLink',
  'blogSlug',
  'featured',
  'provenance',
];

/** The fields of a site that state facts, and so need a source. */
export const statedFacts = (site: DiveSiteInput): FieldKey[] =>
  fieldKeys.filter((key) => site[key] !== null && site[key] !== undefined && !noFact.includes(key));

const isOfRegion = (site: DiveSiteInput, key: FieldKey) => {
  if (key === 'waterTempBySeason') return true;
  const text = key === 'bestMonths' || key === 'bestMonthsReason' ? site.bestTime : site[key];
  return typeof text === 'string' && text.endsWith(regionMark);
};

/** Adds a source to each fact of a site except those on law and danger, which have their own. */
export function withSources<Site extends DiveSiteInput>(site: Site): Site {
  const own = site.provenance ?? {};
  const sources = statedFacts(site).flatMap((key) => {
    const followed = follows[key];
    const stated = own[key] ?? (followed && own[followed]);
    if (stated) return [[key, stated] as const];
    if (ownEntryNeeded.includes(key)) return [];
    return [[key, isOfRegion(site, key) ? ofRegion : generalKnowledge] as const];
  });
  return { ...site, provenance: Object.fromEntries(sources) };
}
