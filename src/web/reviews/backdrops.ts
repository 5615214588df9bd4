import type { FeaturedSite } from '../../contract/dive-sites.ts';
import { sitePrint } from '../../domain/dive-site-terms.ts';

export interface Backdrop {
  name: string;
  imageUrl: string;
  siteId: number;
  articleSlug: string | undefined;
}

const most = 17;

/** Sites with an article first, then with a photograph. */
export function backdropsOf(sites: readonly FeaturedSite[]): Backdrop[] {
  const worth = (site: FeaturedSite) => (site.articleImageUrl ? 2 : 0) + (site.imageUrl ? 1 : 0);
  return [...sites]
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, most)
    .map((site) => ({
      name: site.name,
      imageUrl: site.imageUrl || site.articleImageUrl || sitePrint(site),
      siteId: site.id,
      articleSlug: (site.articleImageUrl && site.blogSlug) || undefined,
    }));
}
