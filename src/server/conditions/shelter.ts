import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { Position } from '../../domain/positions.ts';
import { fetchKey } from '../../domain/shelter/fetch-key.ts';
import { decodeShoreline } from '../../domain/shelter/shoreline.ts';
import { type SiteFetch, siteFetch } from '../../domain/shelter/site-fetch.ts';

const seed = new URL('../../../seed/', import.meta.url);

let computed: Record<string, SiteFetch | undefined> | undefined;
const computedAnew = new LRUCache<string, { found: SiteFetch | undefined }>({ max: 500 });

/** Open water around a position that the seed does not have: some 60 ms, and the shoreline is not held in memory afterwards. */
function compute(position: Position, errorKm: number | null): SiteFetch | undefined {
  const shore = decodeShoreline(readFileSync(new URL('shoreline.bin', seed)));
  return siteFetch(shore, position, errorKm);
}

/** Open water around a site; undefined where there is no sea within the error of its position. */
export function shelterOf(position: Position, errorKm: number | null): SiteFetch | undefined {
  computed ??= JSON.parse(readFileSync(new URL('shelter.json', seed), 'utf8')) as Record<
    string,
    SiteFetch
  >;
  const key = fetchKey(position, errorKm);
  const known = computed[key];
  if (known) return known;
  const earlier = computedAnew.get(key);
  if (earlier) return earlier.found;
  const found = compute(position, errorKm);
  computedAnew.set(key, { found });
  return found;
}
