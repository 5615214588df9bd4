import { createFileRoute } from '@tanstack/react-router';
import { CanIDiveIt } from '../conditions/can-i-dive-it.tsx';
import { DiveSitesScreen } from '../dive-sites/dive-sites-screen.tsx';
import type { ListProps } from '../dive-sites/site-list.tsx';
import { DiveSitesSkeleton } from '../dive-sites/skeletons.tsx';
import type { ListAddress } from '../dive-sites/use-list-query.ts';
import { notFoundHead } from '../not-found-head.ts';
import { PageActions } from '../saved/page-actions.tsx';
import { SaveHeart } from '../saved/save-button.tsx';
import { LifeFrame } from '../species/life-frame.tsx';
import { LinkedLife } from '../species/linked-life.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { useListAddress } from '../use-list-address.ts';

type Listed = Pick<ListProps, 'tileUrl' | 'found' | 'place'>;

const loadLoader = () => import('../load-dive-sites.ts');

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
              hasTideRule={about.guide.tideRule !== null && about.guide.tideRule !== 'any'}
            />
          )
        }
        actions={guide && <PageActions key={guide.id} subject={guide} />}
      />
    </SaveSlot>
  );
}
