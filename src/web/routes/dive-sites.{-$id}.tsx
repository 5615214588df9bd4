import { createFileRoute, notFound } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { mapViewParams, readMapView } from '../../domain/map-view.ts';
import { ApiError } from '../api-error.ts';
import { CanIDiveIt } from '../conditions/can-i-dive-it.tsx';
import { siteShelterQuery } from '../conditions/queries.ts';
import { DiveSitesScreen } from '../dive-sites/dive-sites-screen.tsx';
import { SiteGuide } from '../dive-sites/lazy-guide.ts';
import { diveSiteQuery, nearbySitesQuery, siteRegionQuery } from '../dive-sites/queries.ts';
import type { ListProps } from '../dive-sites/site-list.tsx';
import { readSitePage } from '../dive-sites/site-page.ts';
import { DiveSitesSkeleton } from '../dive-sites/skeletons.tsx';
import { notFoundHead, pageHead } from '../head.ts';
import type { Reads } from '../reads.ts';
import { settingsQuery } from '../settings.ts';
import { LifeFrame } from '../species/life-frame.tsx';
import { LinkedLife } from '../species/linked-life.tsx';
import { siteLifeQuery } from '../species/site-life.ts';

/** Imported on use, since every page loads all loaders. */
const loadGuideHead = () => import('../dive-sites/guide-head.ts');

type Listed = Pick<ListProps, 'tileUrl' | 'found'>;

async function readSite(reads: Reads, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  try {
    const [guide, nearby, region, shelter, life] = await Promise.all([
      reads.ensure(diveSiteQuery(id)),
      reads.ensure(nearbySitesQuery(id)),
      reads.ensure(siteRegionQuery(id)),
      reads.ensure(siteShelterQuery(id)),
      reads.ensure(siteLifeQuery(id)),
    ]);
    return { guide, nearby, region, shelter, life };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export const Route = createFileRoute('/dive-sites/{-$id}')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...readSiteQuery(search),
    ...mapViewParams(readMapView(search)),
  }),
  // Read again: the search still has the parameters of newsletters and networks.
  loaderDeps: ({ search }) => readSiteQuery({ ...search }),
  loader: async ({ context: { reads }, params: { id }, deps }) => {
    const { siteUrl, tileUrl } = await reads.ensure(settingsQuery);
    const site = id === undefined ? undefined : await readSite(reads, id);
    if (site) await SiteGuide.preload?.();
    const found = await readSitePage(reads, deps, site?.guide.name);
    const listed: Listed = { tileUrl, found };
    if (id !== undefined && !site) throw notFound({ data: listed });
    const guideHead = site && (await loadGuideHead()).guideHead(site.guide, siteUrl);
    return { siteUrl, ...listed, ...site, guideHead, page: deps.page };
  },
  head: ({ loaderData }) => {
    if (!loaderData) return notFoundHead('Dive Site Not Found');
    const { siteUrl, guideHead, page } = loaderData;
    if (guideHead) return guideHead;
    return pageHead({
      title: `Dive Sites in Australia${page ? `, Page ${page}` : ''} | ${site.name}`,
      description:
        'Dive sites around Australia on one map: depth, water temperature, visibility, skill level, marine life and what to watch for.',
      url: `${siteUrl}${paths.diveSites}${page ? `?page=${page}` : ''}`,
    });
  },
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen {...(data as Listed)} {...useListAddress()} isMissing />
  ),
  component: DiveSites,
});

/** The query of the address and the view of its map, each the same object while it asks for the same. */
function useListAddress() {
  const search = Route.useSearch({
    select: (all) => readSiteQuery({ ...all }),
    structuralSharing: true,
  });
  const view = Route.useSearch({ select: readMapView, structuralSharing: true });
  return { search, view };
}

function DiveSites() {
  const { guide, nearby, region, shelter, life, tileUrl, found } = Route.useLoaderData();
  return (
    <DiveSitesScreen
      {...useListAddress()}
      tileUrl={tileUrl}
      found={found}
      site={guide}
      nearby={nearby}
      life={
        guide &&
        life && {
          text: <LinkedLife parts={life.marineLife} />,
          recorded: <LifeFrame key={guide.id} siteId={guide.id} life={life} />,
        }
      }
      region={region}
      conditions={
        guide &&
        shelter && (
          <CanIDiveIt
            key={guide.id}
            id={guide.id}
            state={guide.state}
            shelter={shelter}
            hasTideRule={guide.tideRule !== null && guide.tideRule !== 'any'}
          />
        )
      }
    />
  );
}
