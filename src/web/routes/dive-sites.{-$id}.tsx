import { createFileRoute } from '@tanstack/react-router';
import { CanIDiveIt } from '../features/conditions/can-i-dive-it.tsx';
import { DiveSitesScreen } from '../features/dive-sites/list/dive-sites-screen.tsx';
import type { ListProps } from '../features/dive-sites/list/site-list.tsx';
import { DiveSitesSkeleton } from '../features/dive-sites/list/skeletons.tsx';
import type { ListAddress } from '../features/dive-sites/list/use-list-query.ts';
import { PageActions } from '../features/saved/page-actions.tsx';
import { SaveHeart } from '../features/saved/save-button.tsx';
import { LifeFrame } from '../features/species/life-frame.tsx';
import { LinkedLife } from '../features/species/linked-life.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';
import { useListAddress } from './-shared/use-list-address.ts';

type Listed = Pick<ListProps, 'tileUrl' | 'found' | 'place'>;

const loadLoader = () => import('./-shared/load-dive-sites.ts');

export const Route = createFileRoute('/dive-sites/{-$id}')({
  // The list reads it when it is drawn: what filters there are is no part of every page.
  validateSearch: (search: Record<string, unknown>) => search as ListAddress,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => query,
  loader: async ({ context: { reads }, params: { id }, deps }) =>
    (await loadLoader()).loadList(reads, id, deps),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Dive Site Not Found'),
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen {...(data as Listed)} {...useListAddress(loadLoader)} isMissing />
  ),
  component: DiveSites,
});

function DiveSites() {
  const { about, landing, tileUrl, found, place } = Route.useLoaderData();
  const guide = about?.guide;
  return (
    <SaveSlot value={SaveHeart}>
      <DiveSitesScreen
        {...useListAddress(loadLoader)}
        {...{ landing, tileUrl, found, place }}
        site={guide}
        nearby={about?.nearby}
        alternatives={about?.alternatives}
        life={
          about && {
            text: <LinkedLife parts={about.life.marineLife} />,
            recorded: <LifeFrame key={about.guide.id} siteId={about.guide.id} life={about.life} />,
          }
        }
        region={about?.region}
        section={about?.section}
        conditions={
          about && (
            <CanIDiveIt
              key={about.guide.id}
              id={about.guide.id}
              state={about.guide.state}
              shelter={about.shelter}
              coastalForecast={about.region?.coastalForecast}
              tide={about.guide}
            />
          )
        }
        actions={guide && <PageActions key={guide.id} subject={guide} />}
      />
    </SaveSlot>
  );
}
