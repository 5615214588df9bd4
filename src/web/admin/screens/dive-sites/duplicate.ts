import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { duplicateMetres } from '../../../../contract/dive-sites/import.ts';
import { distanceKm, type Position } from '../../../../domain/geo/positions.ts';
import { api, read } from '../../app/api.ts';
import type { Rejection } from '../../editor/editor.ts';
import { readValues, type SiteValues } from './site-fields.ts';

interface Placed extends Position {
  name: string;
}

/** The nearest of the others that may be the same site. */
function nearestDuplicate(
  position: Position,
  others: readonly Placed[],
): { name: string; metres: number } | undefined {
  const near = others
    .map((other) => ({ name: other.name, metres: Math.round(distanceKm(position, other) * 1000) }))
    .filter(({ metres }) => metres <= duplicateMetres);
  return near.sort((one, other) => one.metres - other.metres)[0];
}

/** The question about a new or moved site close to another; undefined if there is none. */
export async function findDuplicate(
  values: SiteValues,
  from: DiveSite | undefined,
): Promise<Rejection<SiteValues> | undefined> {
  const { input } = readValues(values);
  if (!input) return undefined;
  const position = { latitude: Number(input.latitude), longitude: Number(input.longitude) };
  const isMoved =
    Number(from?.latitude) !== position.latitude || Number(from?.longitude) !== position.longitude;
  if (!isMoved) return undefined;
  const sites = await read(api['dive-sites'].$get({ query: {} }));
  const others = sites
    .filter(({ id }) => id !== from?.id)
    .map(({ name, latitude, longitude }) => ({
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
  const found = nearestDuplicate(position, others);
  if (!found) return undefined;
  const text = `“${found.name}” is ${found.metres} m away.`;
  return {
    errors: { latitude: text },
    title: 'Another Site Is Close',
    text: `${text} Save again to save it all the same.`,
  };
}
