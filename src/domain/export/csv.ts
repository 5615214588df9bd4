import { toCsv } from '../text/csv.ts';
import {
  type ExportedSite,
  type ExportSource,
  exportCredits,
  positionNote,
} from './exported-site.ts';

const factKeys = [
  ...(['id', 'name', 'region', 'state', 'latitude', 'longitude', 'positionErrorKm'] as const),
  ...(['depthRange', 'depthMin', 'depthMax', 'skillLevel', 'type', 'access'] as const),
  ...(['waterTemp', 'visibility', 'bestTime', 'status', 'statusReason', 'notice'] as const),
  ...(['description', 'marineLife', 'hazards'] as const),
];

/** Each row names the source of the data because users copy single rows. */
export function toSitesCsv(sites: readonly ExportedSite[], source: ExportSource): string {
  const credits = exportCredits(source).join(' ');
  return toCsv(
    [...factKeys, 'position', 'page', 'attribution'],
    sites.map((site) => [
      ...factKeys.map((key) => site[key]),
      ...[positionNote(site), source.pageUrl(site.id), credits],
    ]),
  );
}
