import defaults from '../../../content/chambers.json' with { type: 'json' };
import type { NearestChamber } from '../../contract/regions.ts';
import { nearestPlace, type Position } from '../../domain/positions.ts';
import { withOwnContent } from '../site-content.ts';

const { units } = withOwnContent('chambers.json', defaults);

/** The public hospital with a chamber that is nearest in a straight line. */
export function nearestChamber(from: Position): NearestChamber {
  const nearest = nearestPlace(from, units);
  if (!nearest) throw new Error('content/chambers.json names no hospital');
  const { name, place, number, tel } = nearest.place;
  return { name, place, number, tel, distanceKm: Math.round(nearest.distanceKm) };
}
