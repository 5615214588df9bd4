import type { ResourceWith } from '../../../contract/resources.ts';

export type SeededResource = ResourceWith<'seed'>;

/** The resources of the catalogue; dive sites first, since texts link to them. */
export const seededResources = [
  'dive-sites',
  'articles',
  'reviews',
  'products',
  'locations',
  'species',
] as const satisfies readonly SeededResource[];

/** A record as the release gives it: the row of a new one, whose texts link to dive sites by slug. */
export interface ReleaseRecord {
  key: string;
  row: Record<string, unknown>;
}
export type Release = Record<SeededResource, ReleaseRecord[]>;
