import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { duplicateMetres } from '../../../../contract/dive-sites/import.ts';
import { distanceKm } from '../../../../domain/geo/positions.ts';
import { api, read } from '../../app/api.ts';
import type { Rejection } from '../../editor/editor.ts';
import { readValues, type SiteValues } from './site-fields.ts';

/** The rejection of a new or moved site that is close to another; undefined if none is close. */
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
  const [nearest] = sites
    .filter(({ id }) => id !== from?.id)
    .map(({ name, latitude, longitude }) => {
      const other = { latitude: Number(latitude), longitude: Number(longitude) };
      return { name, metres: Math.round(distanceKm(position, other) * 1000) };
    })
    .sort((one, other) => one.metres - other.metres);
  if (!nearest || nearest.metres > duplicateMetres) return undefined;
  const text = `“${nearest.name}” is ${nearest.metres} m away.`;
  return {
    errors: { latitude: text },
    title: 'Another Site Is Close',
    text: `${text} Save again to save it all the same.`,
  };
}
