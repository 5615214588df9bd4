import { createFileRoute } from '@tanstack/react-router';
import { canonicalParameters } from '../../domain/canonical-parameters.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { readMapView } from '../../domain/map-view.ts';
import { DiveSitesScreen } from '../dive-sites/dive-sites-screen.tsx';
import type { ListProps } from '../dive-sites/site-list.tsx';
import { DiveSitesSkeleton } from '../dive-sites/skeletons.tsx';
import type { ListAddress } from '../dive-sites/use-list-query.ts';
import { notFoundHead } from '../head.ts';
import { usePreload } from '../use-preload.ts';

const loadLoader = () => import('../dive-sites/landing.ts');

export const Route = createFileRoute('/dive-sites/region/$slug')({
  validateSearch: (search: Record<string, unknown>) => search as ListAddress,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => canonicalParameters(query),
  loader: async ({ context: { reads }, params: { slug }, deps }) =>
    (await loadLoader()).loadLanding(reads, `region/${slug}`, deps),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Region Not Found'),
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen
      {...(data as Pick<ListProps, 'tileUrl' | 'found'>)}
      {...useListAddress()}
      isMissing
    />
  ),
  component: RegionSites,
});

function useListAddress() {
  usePreload(loadLoader);
  const search = Route.useSearch({
    select: (all) => readSiteQuery({ ...all }),
    structuralSharing: true,
  });
  const view = Route.useSearch({ select: readMapView, structuralSharing: true });
  return { search, view };
}

function RegionSites() {
  const { landing, tileUrl, found } = Route.useLoaderData();
  return (
    <DiveSitesScreen {...useListAddress()} landing={landing} tileUrl={tileUrl} found={found} />
  );
}
