import type { ResourceWith } from '../../../contract/resources.ts';
import type { Database } from '../database/open.ts';

/** Resources that joined seed/ after the first release: a database that was filled before gets them at its next start. */
export const addedResources = ['species'] as const satisfies readonly ResourceWith<'seed'>[];
export type AddedResource = (typeof addedResources)[number];

/** The row of content_versions that says that seed/ has been read, or one resource that joined it. */
export const seedMarker = (resource?: AddedResource) => ({
  resource: resource ? `seed/${resource}` : 'seed',
  version: 1,
});

export async function isFilled(database: Database, resource?: AddedResource): Promise<boolean> {
  const marker = await database
    .selectFrom('contentVersions')
    .select('resource')
    .where('resource', '=', seedMarker(resource).resource)
    .executeTakeFirst();
  return marker !== undefined;
}

export async function unfilledResources(database: Database): Promise<AddedResource[]> {
  const unfilled: AddedResource[] = [];
  for (const resource of addedResources) {
    if (!(await isFilled(database, resource))) unfilled.push(resource);
  }
  return unfilled;
}
