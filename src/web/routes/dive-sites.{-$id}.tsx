import { createFileRoute } from '@tanstack/react-router';
import { readMapView } from '../../domain/geo/map-view.ts';
import { CanIDiveIt } from '../features/conditions/can-i-dive-it.tsx';
import { NextTide } from '../features/conditions/next-tide.tsx';
import { DiveSitesScreen } from '../features/dive-sites/list/dive-sites-screen.tsx';
import type { ListProps } from '../features/dive-sites/list/site-list.tsx';
import { DiveSitesSkeleton } from '../features/dive-sites/list/skeletons.tsx';
import type { RawAddress } from '../features/dive-sites/list/use-list-query.ts';
import { MoreSiteActions, SiteActions } from '../features/saved/page-actions.tsx';
import { SaveHeart } from '../features/saved/save-button.tsx';
import { LifeFrame } from '../features/species/life-frame.tsx';
import { LinkedLife } from '../features/species/linked-life.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { usePreload } from '../ui/use-has-interacted.ts';
import { notFoundHead } from './-shared/not-found-head.ts';

const loadLoader = () => import('./-shared/load-dive-sites.ts');

export const Route = createFileRoute('/dive-sites/{-$id}')({
  // The loader validates the filters, so that other pages do not load their declaration.
  validateSearch: (search: Record<string, unknown>): RawAddress => search,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => query,
  loader: async ({ context, params: { id }, deps }) =>
    (await loadLoader()).loadList(context.settings, id, deps),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Dive Site Not Found'),
  // The last results stay visible while the next ones load.
  pendingMs: 4000,
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen {...(data as Omit<ListProps, 'view'>)} view={useView()} isMissing />
  ),
  component: DiveSites,
});

function useView() {
  usePreload(loadLoader);
  return Route.useSearch({ select: readMapView, structuralSharing: true });
}

function DiveSites() {
  const { about, ...list } = Route.useLoaderData();
  return (
    <SaveSlot value={SaveHeart}>
      <DiveSitesScreen
        {...list}
        view={useView()}
        guide={
          about && {
            ...about,
            life: about.life && {
              text: <LinkedLife parts={about.life.marineLife} />,
              recorded: <LifeFrame key={about.site.id} siteId={about.site.id} life={about.life} />,
            },
            conditions: (
              <CanIDiveIt
                key={about.site.id}
                site={about.site}
                shelter={about.shelter}
                coastalForecast={about.region.coastalForecast}
              />
            ),
            opening: {
              today: <NextTide id={about.site.id} hasTide={about.shelter.tideStation !== null} />,
              actions: <SiteActions key={about.site.id} site={about.site} />,
              moreActions: <MoreSiteActions key={about.site.id} site={about.site} />,
            },
          }
        }
      />
    </SaveSlot>
  );
}
