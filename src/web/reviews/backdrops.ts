import type { ArticleSummary } from '../../contract/articles.ts';
import type { FeaturedSite } from '../../contract/dive-sites.ts';
import { sitePrint } from '../../rules/dive-site-terms.ts';

/** A dive site in the background of the page. */
export interface Backdrop {
  name: string;
  imageUrl: string;
  siteId: number;
  /** The article about the site. */
  articleSlug: string | undefined;
}

const most = 17;

/**
 * The featured sites that take turns behind the heading: those with an article first, then those with a
 * photograph. A site shows its photograph, else its article's drawing, else the print of its kind.
 */
export function backdropsOf(
  sites: readonly FeaturedSite[],
  articles: readonly Pick<ArticleSummary, 'slug' | 'imageUrl'>[],
): Backdrop[] {
  const worth = (backdrop: Backdrop, site: FeaturedSite) =>
    (backdrop.articleSlug ? 2 : 0) + (site.imageUrl ? 1 : 0);
  return sites
    .map((site) => {
      const article = articles.find(({ slug }) => slug === site.blogSlug);
      const backdrop: Backdrop = {
        name: site.name,
        imageUrl: site.imageUrl || article?.imageUrl || sitePrint(site),
        siteId: site.id,
        articleSlug: article?.slug,
      };
      return { backdrop, worth: worth(backdrop, site) };
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ backdrop }) => backdrop);
}
