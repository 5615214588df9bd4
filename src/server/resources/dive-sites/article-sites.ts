import type { DiveSite, FeaturedSite } from '../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { byName } from '../../../domain/dive-sites/filters.ts';
import type { SiteType } from '../../../domain/dive-sites/terms.ts';
import type { Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { decimal } from './columns.ts';
import { toDiveSite } from './read.ts';

type DatabaseReader = Pick<Services, 'database'>;

/** The site that is the subject of an article; among several, the one whose guide its text links first. */
function mainSite<Site extends { id: number }>(
  content: string,
  sites: readonly Site[],
): Site | undefined {
  const place = ({ id }: Site) => {
    const at = content.indexOf(`href="${paths.diveSite(id)}"`);
    return at < 0 ? content.length : at;
  };
  return [...sites].sort((one, other) => place(one) - place(other) || one.id - other.id)[0];
}

const articleContents = async ({ database }: DatabaseReader, slugs: readonly string[]) => {
  // PostgreSQL rejects an empty list.
  if (slugs.length === 0) return [];
  return database
    .selectFrom('articles')
    .select(['slug', 'content'])
    .where('slug', 'in', slugs)
    .execute();
};

export async function listFeaturedSites(services: DatabaseReader): Promise<FeaturedSite[]> {
  const rows = await services.database
    .selectFrom('diveSites')
    .leftJoin('articles', (join) =>
      join.onRef('articles.slug', '=', 'diveSites.blogSlug').on('articles.published', '=', 1),
    )
    .select(['diveSites.id', 'name', 'diveSites.imageUrl', 'type'])
    .select(['latitude', 'blogSlug'])
    .select(['articles.slug as articleSlug', 'articles.imageUrl as articleImageUrl'])
    .where('featured', '=', 1)
    .execute();
  const sharing = (slug: string) => rows.filter(({ articleSlug }) => articleSlug === slug);
  const slugs = new Set(rows.flatMap(({ articleSlug }) => articleSlug ?? []));
  const shared = [...slugs].filter((slug) => sharing(slug).length > 1);
  const subjects = new Map(
    (await articleContents(services, shared)).map(({ slug, content }) => [
      slug,
      mainSite(content, sharing(slug))?.id,
    ]),
  );
  return rows
    .map(({ articleSlug, articleImageUrl, ...row }) => ({
      ...row,
      articleSlug,
      articleImageUrl:
        (subjects.get(articleSlug ?? '') ?? row.id) === row.id ? articleImageUrl : null,
      type: row.type as SiteType | null,
      latitude: decimal(row.latitude),
    }))
    .sort(byName);
}

/** @param url a path on this site, or an address with or without this site's origin @throws 404 */
export async function findDiveSiteByReviewUrl(
  services: Pick<Services, 'database' | 'config'>,
  url: string,
): Promise<DiveSite> {
  const { database, config } = services;
  const page = URL.parse(url, config.siteUrl);
  const links = [url];
  let slug: string | undefined;
  if (page && page.origin === new URL(config.siteUrl).origin) {
    const path = page.pathname.replace(/(?<=[^/]|^\/)\/+$/, '');
    links.push(path, `${path}/`, `${config.siteUrl}${path}`, `${config.siteUrl}${path}/`);
    slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  }
  const rows = await database
    .selectFrom('diveSites')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('reviewLink', 'in', links), ...(slug ? [eb('blogSlug', '=', slug)] : [])]),
    )
    .orderBy('id')
    .execute();
  const [article] = rows.length > 1 && slug ? await articleContents(services, [slug]) : [];
  const row = mainSite(article?.content ?? '', rows);
  if (!row) throw notFound('No dive site is linked to this page');
  return toDiveSite(row);
}
