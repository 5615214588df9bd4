import type { DiveSite } from '../../contract/dive-sites.ts';
import { toCsv } from '../../domain/csv.ts';

const columns = [
  'id',
  'name',
  'state',
  'region',
  'latitude',
  'longitude',
  'positionSource',
  'positionErrorKm',
  'type',
  'access',
  'depthMin',
  'depthMax',
  'depthRange',
  'skillLevel',
  'waterTemp',
  'visibility',
  'bestTime',
  'marineLife',
  'hazards',
  'facilities',
  'description',
  'notice',
  'imageUrl',
  'videoUrl',
  'videoThumbnail',
  'reviewLink',
  'blogSlug',
  'featured',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof DiveSite)[];

const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;

/** Dive sites as a spreadsheet opens them, a season's temperature in a column of its own. */
export function diveSitesCsv(sites: readonly DiveSite[]): string {
  const head = [...columns, ...seasons.map((season) => `temp ${season}`)];
  return toCsv(
    head,
    sites.map((site) => [
      ...columns.map((column) => site[column]),
      ...seasons.map((season) => site.waterTempBySeason?.[season] ?? null),
    ]),
  );
}
