import { latestTime } from '../dates/dates.ts';
import { isShut, type SiteStatus, statusLabels } from '../dive-sites/facts.ts';
import {
  accessLabels,
  type PointKind,
  type SiteAccess,
  type SiteType,
  type SkillLevel,
  typeLabels,
} from '../dive-sites/terms.ts';
import {
  positionCaution,
  positionSourceSentence,
  roughPosition,
  unknownPositionError,
} from '../geo/position-text.ts';
import { type Hazard, hazardLabels } from '../hazards/hazard-kinds.ts';
import { seasonalHazards, unlistedHazards } from '../hazards/hazard-text.ts';

export interface ExportedPoint {
  kind: PointKind;
  latitude: number;
  longitude: number;
  note?: string | undefined;
  errorKm?: number | undefined;
}

export interface ExportedSite {
  id: number;
  name: string;
  region: string;
  state: string | null;
  /** Decimal degrees, WGS 84. */
  latitude: string;
  longitude: string;
  positionSource: string | null;
  positionErrorKm: number | null;
  skillLevel: SkillLevel;
  type: SiteType | null;
  access: SiteAccess | null;
  depthRange: string;
  depthMin: number | null;
  depthMax: number | null;
  waterTemp: string;
  visibility: string | null;
  bestTime: string | null;
  description: string;
  marineLife: string | null;
  hazards: string | null;
  hazardList: readonly Hazard[] | null;
  notice: string | null;
  status: SiteStatus | null;
  statusReason: string | null;
  statusAuthority: string | null;
  statusAsOf: string | null;
  points: readonly ExportedPoint[] | null;
  /** UTC, ISO 8601. */
  updatedAt: string;
}

export interface ExportSource {
  title: string;
  publisher: string;
  siteUrl: string;
  termsUrl: string;
  /** The address of an uncoloured marker, to which map programs apply a colour. */
  markerUrl: string;
  pageUrl: (id: number) => string;
}

export const exportCredits = ({ publisher, termsUrl }: ExportSource): string[] => [
  'Marine-life, depth and visibility records: Reef Life Survey (reeflifesurvey.com), CC BY. Edgar & Stuart-Smith 2014, doi:10.1038/sdata.2014.7.',
  'Some positions and boat ramps © OpenStreetMap contributors, ODbL; others © State of Queensland (moorings) and © Commonwealth of Australia (CAPAD 2022, Geoscience Australia), CC BY 4.0.',
  `Words © ${publisher}; what you may do with them: ${termsUrl}`,
  positionCaution,
];

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

export function positionNote({ positionErrorKm, positionSource }: ExportedSite): string {
  const error =
    positionErrorKm === null
      ? `${unknownPositionError}.`
      : `Position right to about ${positionErrorKm} km.`;
  const source = positionSource ? ` ${positionSourceSentence(positionSource)}` : '';
  return `${error}${roughPosition(positionErrorKm)}${source} Not for navigation.`;
}

function siteWarnings(site: ExportedSite): string[] {
  const { status, statusReason, statusAuthority, statusAsOf, notice } = site;
  const stated = status && status !== 'open' && status !== 'unknown' ? status : undefined;
  const warnings: string[] = [];
  if (stated) {
    const since = statusAsOf
      ? ` (as known ${statusAsOf})`
      : ' (not dated: ask whether it still holds)';
    const decides = statusAuthority ? ` Who decides: ${sentence(statusAuthority)}` : '';
    warnings.push(`${statusLabels[stated].toUpperCase()}${since}.${decides}`);
  }
  // A reason that is part of the notice is not repeated.
  if (statusReason && status !== 'open' && !notice?.includes(statusReason)) {
    warnings.push(statusReason);
  }
  if (notice) warnings.push(notice);
  return warnings;
}

export function siteSummary({ depthRange, skillLevel, type, access }: ExportedSite): string {
  return [depthRange, skillLevel, type && typeLabels[type], access && accessLabels[access]]
    .filter(Boolean)
    .join(' · ');
}

/** The safety text of a site or, if it has no text, the year-round hazards. */
function hazardText({ hazards, hazardList }: ExportedSite): string | null {
  if (hazards) return hazards;
  if (hazardList === null) return unlistedHazards;
  const allYear = hazardList.filter(({ months }) => months === null);
  return allYear.map(({ kind }) => hazardLabels[kind]).join(', ') || null;
}

const seasonText = ({ hazardList }: ExportedSite) =>
  seasonalHazards(hazardList)
    .map(({ label, months }) => `${label} ${months}`)
    .join('; ') || null;

/** The notes of a site in paragraphs: warnings first, the position's error last. */
export function siteNotes(site: ExportedSite): string[] {
  const facts: [string, string | null][] = [
    ['Depth', site.depthRange],
    ['Water', site.waterTemp],
    ['Visibility', site.visibility],
    ['Best time', isShut(site.status) ? null : site.bestTime],
  ];
  const more: [string, string | null][] = [
    ['Safety', hazardText(site)],
    ['Dangers by month', seasonText(site)],
    ['Marine life', site.marineLife],
  ];
  const said = (pairs: [string, string | null][]) =>
    pairs.flatMap(([label, value]) => (value ? [sentence(`${label}: ${value}`)] : []));
  return [
    ...siteWarnings(site),
    siteSummary(site),
    site.description,
    said(facts).join(' '),
    ...said(more),
    positionNote(site),
  ].filter(Boolean);
}

/** The note of a point, with the error of its position. */
export const pointNote = ({ note, errorKm }: ExportedPoint) =>
  [note, errorKm !== undefined && `Right to about ${errorKm} km.`].filter(Boolean).join(' ');

export const newestUpdate = (sites: readonly Pick<ExportedSite, 'updatedAt'>[]) =>
  latestTime(sites.map(({ updatedAt }) => updatedAt));
