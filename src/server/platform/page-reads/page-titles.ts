import { type ReadResource, readResources } from '../../../contract/page-reads/record-address.ts';
import { paths, recordPaths } from '../../../contract/paths.ts';
import { hasCapability, resources } from '../../../contract/resources.ts';
import { sharedPages } from '../../../contract/settings/shared-pages.ts';
import { resourceTables } from '../database/resources.ts';
import type { DatabaseReader } from '../http/context.ts';

/** Titles of pages that `sharedPages` does not list. */
const ownTitles: Record<string, string> = {
  [paths.search]: 'Search',
  [paths.saved]: 'Saved',
  [paths.trips]: 'Trips',
  [paths.newsletters]: 'Newsletters',
};

interface CountedPage {
  title: string;
  path: string;
  record?: { resource: ReadResource; id: number };
}

const isReadResource = (name: string): name is ReadResource =>
  (readResources as readonly string[]).includes(name);

async function recordPages(
  { database }: DatabaseReader,
  resource: ReadResource,
  ids: readonly number[],
) {
  const title = resources[resource].title as 'title';
  const rows = await database
    .selectFrom(resourceTables[resource] as 'articles')
    .select(['id', `${title} as title`])
    .$if(hasCapability(resource, 'slug'), (query) => query.select('slug'))
    .$if(hasCapability(resource, 'published'), (query) => query.where('published', '=', 1))
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, title, slug = String(id) }) => ({
    title,
    path: recordPaths[resource](slug),
    record: { resource, id },
  }));
}

/** Finds the pages of counts by their keys; records that are not public are left out. */
export async function findPages(
  services: DatabaseReader,
  counts: readonly { name: string }[],
): Promise<Map<string, CountedPage>> {
  const pages = new Map<string, CountedPage>();
  const ids = new Map<ReadResource, number[]>(readResources.map((resource) => [resource, []]));
  for (const { name: key } of counts) {
    const [resource = '', id] = key.split(':');
    if (isReadResource(resource)) ids.get(resource)?.push(Number(id));
    else pages.set(key, { title: sharedPages[key] ?? ownTitles[key] ?? key, path: key });
  }
  for (const [resource, some] of ids) {
    if (some.length === 0) continue;
    for (const page of await recordPages(services, resource, some)) {
      pages.set(`${resource}:${page.record.id}`, page);
    }
  }
  return pages;
}
