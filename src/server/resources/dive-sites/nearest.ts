import { sql } from 'kysely';
import type { NearbySite, Neighbour } from '../../../contract/dive-sites/dive-sites.ts';
import {
  bearing,
  boxAround,
  distanceKm,
  halfCircumferenceKm,
  type Position,
  radians,
} from '../../../domain/geo/positions.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { listSummariesByIds, withCardTexts } from './read.ts';

/** Radius of the first search, in kilometres. Each further search has four times the radius. */
const firstRadiusKm = 10;

/** Number of additional rows to read, because sites at equal rounded distances are sorted by id. */
const moreRows = 100;

/** Cosine of the angle between a position and a row's position, greatest for the nearest site. */
const cosineTo = ({ latitude, longitude }: Position) => sql<number>`
  ${Math.sin(radians(latitude))} * sin(radians(latitude))
  + ${Math.cos(radians(latitude))} * cos(radians(latitude)) * cos(radians(longitude - ${longitude}))`;

/** Lists the sites around a position, nearest first. @param excludedId a site to omit */
export async function sitesAround(
  { database }: DatabaseReader,
  from: Position,
  count: number,
  excludedId = 0,
): Promise<Neighbour[]> {
  for (let radiusKm = firstRadiusKm; ; radiusKm *= 4) {
    const { south, north, west, east } = boxAround(from, radiusKm);
    const rows = await database
      .selectFrom('diveSites')
      .select(['id', 'name', 'depthRange', 'latitude', 'longitude'])
      .where('latitude', '>=', south)
      .where('latitude', '<=', north)
      .where('longitude', '>=', west)
      .where('longitude', '<=', east)
      .where('id', '!=', excludedId)
      .orderBy(cosineTo(from), 'desc')
      .orderBy('id')
      .limit(count + moreRows)
      .execute();
    const near = rows
      .map(({ latitude, longitude, ...row }) => ({
        ...row,
        distanceKm: Math.round(distanceKm(from, { latitude, longitude }) * 10) / 10,
        bearing: Math.round(bearing(from, { latitude, longitude })) % 360,
      }))
      // The corners of the box are further away than some sites outside it.
      .filter((site) => site.distanceKm < radiusKm);
    if (near.length >= count || radiusKm > halfCircumferenceKm) {
      return (
        near
          // A sort by another column, such as the name, could make cached answers stale.
          .sort((one, other) => one.distanceKm - other.distanceKm || one.id - other.id)
          .slice(0, count)
      );
    }
  }
}

/** Lists the sites around another site, nearest first. @throws 404 if there is no such site */
export async function nearestDiveSites(
  services: DatabaseReader,
  id: number,
  count: number,
): Promise<Neighbour[]> {
  const from = await services.database
    .selectFrom('diveSites')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Dive site not found'));
  return sitesAround(services, from, count, id);
}

/** Lists the six sites nearest to a site with the fields of a list. */
export async function listNearbySites(services: DatabaseReader, id: number): Promise<NearbySite[]> {
  const near = await nearestDiveSites(services, id, 6);
  const sites = await listSummariesByIds(
    services,
    near.map((site) => site.id),
  );
  return near.flatMap((one) => {
    const site = sites.find((site) => site.id === one.id);
    return site ? { ...withCardTexts(site), ...one } : [];
  });
}
