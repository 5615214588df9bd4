import type { DiveSiteInput } from '../../../contract/dive-sites/dive-sites.ts';
import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import { type FieldKey, fieldKeys } from '../../../contract/dive-sites/fields/fields.ts';

/** Ends a text of seed/ whose value is the region's, not known for the site itself. */
export const regionMark = ' (region)';

const remembered = (source: string): FactSource => ({
  source,
  confidence: 'memory',
  checkedOn: '2026-11-21',
});

const generalKnowledge = remembered('General diving knowledge, not checked on site');
const ofRegion = remembered('The region’s, from general knowledge: not known for the site itself');

/** Facts that rest on what another fact rests on. */
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

/** Law, closures and dangers: each needs an entry of its own in seed/. */
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

/** Fields that are no facts about the place, name their source themselves, or follow from the position. */
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

/** The facts that a site states, each of which has a source. */
export const statedFacts = (site: DiveSiteInput): FieldKey[] =>
  fieldKeys.filter((key) => site[key] !== null && site[key] !== undefined && !noFact.includes(key));

const isOfRegion = (site: DiveSiteInput, key: FieldKey) => {
  if (key === 'waterTempBySeason') return true;
  const text = key === 'bestMonths' || key === 'bestMonthsReason' ? site.bestTime : site[key];
  return typeof text === 'string' && text.endsWith(regionMark);
};

/** The site with a source for each of its facts but those of law and danger, which state their own. */
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
