import type { FeaturedSite } from '../../../contract/dive-sites/dive-sites.ts';
import { sitePrint } from '../../../domain/dive-sites/look.ts';
import { isPlate } from '../../../domain/pictures/pictures.ts';

type Featured = Parameters<typeof sitePrint>[0] &
  Pick<FeaturedSite, 'id' | 'name' | 'imageUrl' | 'articleSlug' | 'articleImageUrl'>;

const most = 17;

/** Chooses backdrops, photographs first; prefers an article's drawing to the smaller plate. */
export function pickBackdrops(sites: readonly Featured[]) {
  const described = sites.filter((site) => site.articleSlug);
  const photograph = ({ imageUrl }: Featured) =>
    imageUrl && !isPlate(imageUrl) ? imageUrl : undefined;
  const photographs = (site: Featured) => (photograph(site) ? 1 : 0);
  return [...(described.length > 0 ? described : sites)]
    .sort((one, other) => photographs(other) - photographs(one))
    .slice(0, most)
    .map((site) => ({
      name: site.name,
      imageUrl: photograph(site) || site.articleImageUrl || site.imageUrl || sitePrint(site),
      siteId: site.id,
      articleSlug: site.articleSlug ?? undefined,
    }));
}

export type Backdrop = ReturnType<typeof pickBackdrops>[number];
