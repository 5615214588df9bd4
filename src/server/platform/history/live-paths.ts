import { paths, recordPaths } from '../../../contract/paths.ts';
import { hasCapability, resourcesWith } from '../../../contract/resources.ts';
import { resourceTables } from '../database/resources.ts';
import type { DatabaseReader } from '../http/context.ts';

/** The paths of fixed pages and of every public record, without a trailing slash. */
export async function listLivePaths({ database }: DatabaseReader): Promise<Set<string>> {
  const found = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));
  for (const resource of resourcesWith('pages')) {
    const rows: { id: number; slug?: string }[] = await database
      .selectFrom(resourceTables[resource])
      .select((hasCapability(resource, 'slug') ? ['id', 'slug'] : ['id']) as ['id'])
      .$if(hasCapability(resource, 'published'), (query) => query.where('published', '=', 1))
      .execute();
    for (const { id, slug } of rows) found.add(recordPaths[resource](slug ?? String(id)));
  }
  return found;
}
