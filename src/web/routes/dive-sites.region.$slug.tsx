import { createFileRoute } from '@tanstack/react-router';
import { DiveSitesScreen } from '../dive-sites/dive-sites-screen.tsx';
import type { ListProps } from '../dive-sites/site-list.tsx';
import { DiveSitesSkeleton } from '../dive-sites/skeletons.tsx';
import type { ListAddress } from '../dive-sites/use-list-query.ts';
import { notFoundHead } from '../not-found-head.ts';
import { useListAddress } from '../use-list-address.ts';

const loadLoader = () => import('../dive-sites/landing.ts');

export const Route = createFileRoute('/dive-sites/region/$slug')({
  validateSearch: (search: Record<string, unknown>) => search as ListAddress,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => query,
  loader: async ({ context: { reads }, params: { slug }, deps }) =>
    (await loadLoader()).loadLanding(reads, `region/${slug}`, deps),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Region Not Found'),
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen
      {...(data as Pick<ListProps, 'tileUrl' | 'found' | 'place'>)}
      {...useListAddress(loadLoader)}
      isMissing
    />
  ),
  component: RegionSites,
});

function RegionSites() {
  const { landing, tileUrl, found, place } = Route.useLoaderData();
  return (
    <DiveSitesScreen {...useListAddress(loadLoader)} {...{ landing, tileUrl, found, place }} />
  );
}
