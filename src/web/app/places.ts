import type { Place } from '../../domain/geo/near.ts';
import { ApiError } from './api-error.ts';
import { query, type Reads } from './reads.ts';

const placeQuery = (slug: string) =>
  query(`dive-sites/place/${slug}`, ({ api, read }) =>
    read(api.places[':slug'].$get({ param: { slug } })),
  );

/** Undefined where nobody knows the place, or none is asked for. */
export async function readPlace(
  reads: Reads,
  slug: string | undefined,
): Promise<Place | undefined> {
  if (slug === undefined) return undefined;
  try {
    return await reads.ensure(placeQuery(slug));
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined;
    throw error;
  }
}

export const searchPlaces = (reads: Reads, text: string): Promise<Place[]> =>
  reads.ensure(
    query(`dive-sites/places/${text}`, ({ api, read }) =>
      read(api.places.$get({ query: { q: text } })),
    ),
  );
