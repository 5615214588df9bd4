import { createFileRoute } from '@tanstack/react-router';
import { readMapView } from '../../domain/geo/map-view.ts';
import { DiveSitesScreen } from '../features/dive-sites/list/dive-sites-screen.tsx';
import type { ListProps } from '../features/dive-sites/list/site-list.tsx';
import { DiveSitesSkeleton } from '../features/dive-sites/list/skeletons.tsx';
import type { RawAddress } from '../features/dive-sites/list/use-list-query.ts';
import { usePreload } from '../ui/use-has-interacted.ts';
import { notFoundHead } from './-shared/not-found-head.ts';

const loadLoader = () => import('../features/dive-sites/list/landing.ts');

export const Route = createFileRoute('/dive-sites/region/$slug')({
  // The loader validates the filters, so that other pages do not load their declaration.
  validateSearch: (search: Record<string, unknown>): RawAddress => search,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => query,
  loader: async ({ context, params: { slug }, deps }) =>
    (await loadLoader()).loadLanding(context.settings, `region/${slug}`, deps),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Region Not Found'),
  // The last results stay visible while the next ones load.
  pendingMs: 4000,
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen {...(data as Omit<ListProps, 'view'>)} view={useView()} isMissing />
  ),
  component: RegionSites,
});

function useView() {
  usePreload(loadLoader);
  return Route.useSearch({ select: readMapView, structuralSharing: true });
}

function RegionSites() {
  return <DiveSitesScreen {...Route.useLoaderData()} view={useView()} />;
}
