import { paths } from '../../../contract/paths.ts';
import {
  findLanding,
  type Landing,
  landingFilters,
  landingPath,
} from '../../../domain/dive-sites/landings.ts';
import { cachedRedirect } from '../../platform/http/cache-tags.ts';
import { createRouter, type DatabaseReader } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';

async function listValues({ database }: DatabaseReader, filter: Landing['filter']) {
  const rows = await database.selectFrom('diveSites').select(filter).distinct().execute();
  return rows.flatMap((row) => row[filter] || []).sort();
}

export async function listLandingPaths(services: DatabaseReader): Promise<string[]> {
  const found: string[] = [];
  for (const filter of landingFilters) {
    for (const value of await listValues(services, filter)) {
      const path = landingPath({ filter, value });
      if (path) found.push(paths.diveSiteList(path));
    }
  }
  return [...new Set(found)];
}

async function findRegionLanding(services: DatabaseReader, path: string) {
  const regions = await listValues(services, 'region');
  const value = regions.find((region) => landingPath({ filter: 'region', value: region }) === path);
  return value === undefined ? undefined : ({ filter: 'region', value } as const);
}

/** Finds a list or a site by its path. @throws 404 'Dive site not found' */
export async function findByAddress(
  services: DatabaseReader,
  path: string,
): Promise<Landing | { id: number }> {
  const landing = path.startsWith('region/')
    ? await findRegionLanding(services, path)
    : findLanding(path, await listValues(services, 'state'));
  if (landing) return landing;
  return services.database
    .selectFrom('diveSites')
    .select('id')
    .where('slug', '=', path)
    .executeTakeFirstOrThrow(() => notFound('Dive site not found'));
}

/** Redirects a site's slug, in any letter case, to its guide, and a list's path to lower case. */
export function siteSlugRedirects(services: DatabaseReader) {
  return createRouter().get(
    '/dive-sites/:slug{[a-zA-Z0-9_-]*[a-zA-Z][a-zA-Z0-9_-]*}',
    async (context, next) => {
      const slug = context.req.param('slug');
      const path = slug.toLowerCase();
      const found = await findByAddress(services, path).catch(() => undefined);
      if (!found || (!('id' in found) && path === slug)) return next();
      const address = 'id' in found ? paths.diveSite(found.id) : paths.diveSiteList(path);
      return cachedRedirect(address + new URL(context.req.url).search, 'dive-sites');
    },
  );
}
