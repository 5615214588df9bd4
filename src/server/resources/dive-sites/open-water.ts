import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import {
  fetchKey,
  type SiteFetch,
  vagueFromKm,
} from '../../../domain/conditions/shelter/site-fetch.ts';
import type { FactorInput } from '../../../domain/conditions/verdict/factor.ts';
import type { Water } from '../../../domain/dive-sites/facts.ts';
import type { SiteType } from '../../../domain/dive-sites/terms.ts';
import type { Position } from '../../../domain/geo/positions.ts';
import { measure, measureElsewhere } from './measure-open-water.ts';

const seed = new URL('../../../../seed/', import.meta.url);

let computed: Record<string, SiteFetch | undefined> | undefined;
const computedAnew = new LRUCache<string, { found: SiteFetch | undefined }>({ max: 500 });

function knownShelter(key: string): { found: SiteFetch | undefined } | undefined {
  computed ??= JSON.parse(readFileSync(new URL('shelter.json', seed), 'utf8')) as Record<
    string,
    SiteFetch
  >;
  const found = computed[key];
  return found ? { found } : computedAnew.get(key);
}

/** Whether `measureFetch` has a stored or cached result. */
export const isShelterKnown = (position: Position, errorKm: number | null): boolean =>
  knownShelter(fetchKey(position, errorKm)) !== undefined;

const underWay = new Map<string, Promise<void>>();

/** Measures an unknown position in another thread, so that `measureFetch` returns immediately. */
export function prepareShelter(position: Position, errorKm: number | null): Promise<void> {
  const key = fetchKey(position, errorKm);
  if (knownShelter(key)) return Promise.resolve();
  const running =
    underWay.get(key) ??
    measureElsewhere({ position, errorKm })
      .then((found) => {
        computedAnew.set(key, { found });
      })
      .finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

/** Measures the open water around a site; slow unless prepared. @returns undefined far from sea */
export function measureFetch(position: Position, errorKm: number | null): SiteFetch | undefined {
  const key = fetchKey(position, errorKm);
  const known = knownShelter(key);
  if (known) return known.found;
  const found = measure({ position, errorKm });
  computedAnew.set(key, { found });
  return found;
}

type CountedShelter = Required<Pick<FactorInput, 'fetchKm' | 'swellShare' | 'inFront'>>;

export const unknownShelter: CountedShelter = { fetchKm: null, swellShare: null, inFront: null };

const none = new Array<number>(16).fill(0);

/** On an open coast, a position ashore may belong to the water on either side of the land. */
const isOnOpenCoast = (water: Water | null) =>
  water === null || water === 'headland' || water === 'ocean';

/** Fetch in kilometres above which the wind of one day raises no higher waves. */
const usedFetchKm = 80;

/** Averages guess and worst case by wave energy, which grows with the fetch. */
const halfway = (guessKm: readonly number[], worstKm: readonly number[]) =>
  guessKm.map((km, direction) => {
    const worst = worstKm[direction] ?? km;
    return (Math.min(km, usedFetchKm) + Math.min(worst, usedFetchKm)) / 2;
  });

/** Whether a vague result describes the water in front of the site. */
const isNearby = ({ movedKm }: SiteFetch, errorKm: number | null) =>
  errorKm !== null && errorKm <= vagueFromKm && movedKm !== null;

/** Returns the shelter of a position, with null for each unknown figure. */
export function countedShelter(
  {
    type,
    water,
    positionErrorKm,
  }: { type: SiteType | null; water: Water | null; positionErrorKm: number | null },
  position: Position,
): CountedShelter {
  // Fresh water has no sea waves.
  if (type === 'freshwater') return { fetchKm: none, swellShare: none, inFront: null };
  const found = measureFetch(position, positionErrorKm);
  if (!found) return unknownShelter;
  const isOpen = isOnOpenCoast(water);
  const { worstKm, swellShare } = (isOpen && found.acrossLand) || found;
  const fetchKm = isOpen ? worstKm : halfway(found.fetchKm, worstKm);
  const counted = { fetchKm, swellShare };
  if (!found.vague) return { ...counted, inFront: null };
  return isNearby(found, positionErrorKm)
    ? { ...unknownShelter, inFront: counted }
    : unknownShelter;
}
