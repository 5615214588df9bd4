import type { DiveSite, FeaturedSite } from '../../../contract/dive-sites/dive-sites.ts';
import { withoutSlash } from '../../../contract/history/redirects.ts';
import { paths } from '../../../contract/paths.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { listFeatured, toDiveSite, withCardTexts } from './read.ts';

/** Finds the site that an article is about: the first linked in its text, else the lowest ID. */
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

const listArticles = async ({ database }: DatabaseReader, slugs: readonly string[]) => {
  // PostgreSQL rejects an empty list.
  if (slugs.length === 0) return [];
  return database
    .selectFrom('articles')
    .select(['slug', 'content', 'imageUrl', 'published'])
    .where('slug', 'in', slugs)
    .execute();
};

export async function listFeaturedSites(services: DatabaseReader): Promise<FeaturedSite[]> {
  const sites = await listFeatured(services);
  const sharing = Map.groupBy(sites, ({ blogSlug }) => blogSlug ?? '');
  const articles = new Map(
    (await listArticles(services, [...sharing.keys()]))
      .filter(({ published }) => published)
      .map(({ slug, content, imageUrl }) => {
        const subject = mainSite(content, sharing.get(slug) ?? [])?.id;
        return [slug, { articleSlug: slug, subject, imageUrl }];
      }),
  );
  return sites.map((site) => {
    const { articleSlug = null, subject, imageUrl } = articles.get(site.blogSlug ?? '') ?? {};
    const articleImageUrl = (subject === site.id && imageUrl) || null;
    return { ...withCardTexts(site), articleSlug, articleImageUrl };
  });
}

/** @param url a path on this site or an absolute URL @throws 404 */
export async function findDiveSiteByReviewUrl(
  services: Pick<Services, 'database' | 'config'>,
  url: string,
): Promise<DiveSite> {
  const { database, config } = services;
  const page = URL.parse(url, config.siteUrl);
  const links = [url];
  let slug: string | undefined;
  if (page && page.origin === new URL(config.siteUrl).origin) {
    const path = withoutSlash(page.pathname);
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
  const [article] = rows.length > 1 && slug ? await listArticles(services, [slug]) : [];
  const row = mainSite(article?.content ?? '', rows);
  if (!row) throw notFound('No dive site is linked to this page');
  return toDiveSite(row);
}
