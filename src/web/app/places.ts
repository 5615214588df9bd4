import type { Place } from '../../domain/geo/near.ts';
import { api, read } from './api.ts';
import { ApiError } from './api-error.ts';

/** Reads a place; undefined if the slug is unknown or not given. */
export async function readPlace(slug: string | undefined): Promise<Place | undefined> {
  if (slug === undefined) return undefined;
  try {
    return await read(api.places[':slug'].$get({ param: { slug } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined;
    throw error;
  }
}

export const searchPlaces = (text: string): Promise<Place[]> =>
  read(api.places.$get({ query: { q: text } }));
