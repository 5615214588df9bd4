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

/** A new row of the release, which refers to dive sites by slug and to products by name. */
export interface ReleaseRecord {
  key: string;
  row: Record<string, unknown>;
}
export type Release = Record<SeededResource, ReleaseRecord[]>;
