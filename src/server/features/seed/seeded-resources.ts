import type { ResourceWith } from '../../../contract/resources.ts';

export type SeededResource = ResourceWith<'seed'>;

/** The resources of the catalogue; dive sites and products precede the texts that refer to them. */
export const seededResources = [
  'dive-sites',
  'products',
  'articles',
  'reviews',
  'locations',
  'species',
] as const satisfies readonly SeededResource[];

/** A record of the release: a new row, whose texts link to dive sites by slug, and which refers to a product by its name. */
export interface ReleaseRecord {
  key: string;
  row: Record<string, unknown>;
}
export type Release = Record<SeededResource, ReleaseRecord[]>;
