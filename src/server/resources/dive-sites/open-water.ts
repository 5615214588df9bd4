import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { decodeShoreline } from '../../../domain/conditions/shelter/shoreline.ts';
import {
  fetchKey,
  type SiteFetch,
  siteFetch,
} from '../../../domain/conditions/shelter/site-fetch.ts';
import type { SiteType } from '../../../domain/dive-sites/terms.ts';
import type { Position } from '../../../domain/geo/positions.ts';

const seed = new URL('../../../../seed/', import.meta.url);

let computed: Record<string, SiteFetch | undefined> | undefined;
const computedAnew = new LRUCache<string, { found: SiteFetch | undefined }>({ max: 500 });

/** Open water around a position that the seed does not have: some 60 ms, and the shoreline is not held in memory afterwards. */
function compute(position: Position, errorKm: number | null): SiteFetch | undefined {
  const shore = decodeShoreline(readFileSync(new URL('shoreline.bin', seed)));
  return siteFetch(shore, position, errorKm);
}

function knownShelter(key: string): { found: SiteFetch | undefined } | undefined {
  computed ??= JSON.parse(readFileSync(new URL('shelter.json', seed), 'utf8')) as Record<
    string,
    SiteFetch
  >;
  const found = computed[key];
  return found ? { found } : computedAnew.get(key);
}

/** Whether `measureFetch` answers at once. */
export const isShelterKnown = (position: Position, errorKm: number | null): boolean =>
  knownShelter(fetchKey(position, errorKm)) !== undefined;

/** Open water around a site; undefined where there is no sea within the error of its position. */
export function measureFetch(position: Position, errorKm: number | null): SiteFetch | undefined {
  const key = fetchKey(position, errorKm);
  const known = knownShelter(key);
  if (known) return known.found;
  const found = compute(position, errorKm);
  computedAnew.set(key, { found });
  return found;
}

/** Open water in kilometres that advice counts with, in sixteen directions; null where nothing tells. */
export function countedFetchKm(
  { type, positionErrorKm }: { type: SiteType | null; positionErrorKm: number | null },
  position: Position,
): readonly number[] | null {
  // Fresh water has no waves of the sea.
  if (type === 'freshwater') return new Array<number>(16).fill(0);
  const found = measureFetch(position, positionErrorKm);
  return found && !found.vague ? found.worstKm : null;
}
