import { useEffect, useMemo, useState } from 'react';
import type { MapSite, SitePoint, SitePoints } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { withSpecies } from '../../../../domain/dive-sites/species.ts';
import { type Query, useReads } from '../../../app/reads.ts';
import { followPromise } from '../../../ui/follow-promise.ts';
import { queryNeeds } from '../list/site-page.ts';
import { type Catalogue, loadInterpretation } from '../list/use-catalogue.ts';
import { allSitesQuery, mapSitesQuery, speciesAtSitesQuery } from '../parts/queries.ts';

function useLazyQuery<Value>(query: Query<Value>, isEnabled: boolean): Value | undefined {
  const reads = useReads();
  const [value, setValue] = useState<Value>();
  useEffect(
    () => (isEnabled ? followPromise(reads.ensure(query), setValue) : undefined),
    [reads, query, isEnabled],
  );
  return value;
}

export interface MapNeeds {
  sites: boolean;
  texts: boolean;
  species: boolean;
}

/** 4 kB: the map's data before the first interaction. The client of the API would be 2 kB more. */
async function fetchPoints(): Promise<SitePoint[]> {
  const answer = await fetch('/api/dive-sites/points');
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { id, ...columns }: SitePoints = await answer.json();
  return id.map(
    (id, row) =>
      ({
        id,
        latitude: columns.latitude[row],
        longitude: columns.longitude[row],
        skillLevel: columns.skillLevel[row],
      }) as SitePoint,
  );
}

/** Coordinates alone, which draw the clusters until the visitor interacts with the map. */
export function useSitePoints(isEnabled: boolean): SitePoint[] | undefined {
  const [points, setPoints] = useState<SitePoint[]>();
  useEffect(() => (isEnabled ? followPromise(fetchPoints(), setPoints) : undefined), [isEnabled]);
  return points;
}

/** Whether every site was read before, by this page or another. */
export const useKnowsSites = () => useReads().peek(mapSitesQuery) !== undefined;

/** Undefined while a query cannot be answered yet. */
export function useMapCatalogue(
  query: SiteQuery,
  isAlive: boolean,
  opened: MapNeeds,
): Catalogue<MapSite> | undefined {
  const needs = queryNeeds(query);
  const species = useLazyQuery(
    speciesAtSitesQuery,
    isAlive && (opened.species || opened.texts || needs.species),
  );
  const few = useLazyQuery(mapSitesQuery, isAlive && opened.sites && !needs.texts);
  const whole = useLazyQuery(allSitesQuery, isAlive && (opened.texts || needs.texts));
  const [words, setInterpretation] = useState<Catalogue<MapSite>['words']>();
  useEffect(
    () =>
      whole && species
        ? followPromise(loadInterpretation(whole, species), setInterpretation)
        : undefined,
    [whole, species],
  );
  const all: MapSite[] | undefined = whole ?? few;
  const catalogue = useMemo(
    () =>
      all && { sites: species ? withSpecies(all, species) : all, species: species ?? [], words },
    [all, species, words],
  );
  const isAnswered = (!needs.texts || words) && (!needs.species || species);
  return isAnswered ? catalogue : undefined;
}
