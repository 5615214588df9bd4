import { createFileRoute } from '@tanstack/react-router';
import { DiveSitesScreen } from '../features/dive-sites/list/dive-sites-screen.tsx';
import type { ListProps } from '../features/dive-sites/list/site-list.tsx';
import { DiveSitesSkeleton } from '../features/dive-sites/list/skeletons.tsx';
import type { ListAddress } from '../features/dive-sites/list/use-list-query.ts';
import { notFoundHead } from './-shared/not-found-head.ts';
import { useListAddress } from './-shared/use-list-address.ts';

const loadLoader = () => import('../features/dive-sites/list/landing.ts');

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
