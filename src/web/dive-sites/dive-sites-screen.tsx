import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { DiveSite, DiveSitePage, NearbySite } from '../../contract/dive-sites.ts';
import { accessWords, typeWords } from '../../rules/dive-site-terms.ts';
import { filterSites, pageOf, type SiteFilters } from '../../rules/site-filter.ts';
import { track } from '../analytics.ts';
import { buttonStyles } from '../ui/button.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { MapFrame } from './map-frame.tsx';
import { Pager } from './pager.tsx';
import { allSitesQuery } from './queries.ts';
import { SiteCard } from './site-card.tsx';
import { SiteGuide } from './site-guide.tsx';
import { CardSkeletons } from './skeletons.tsx';

/** The address follows the typed text after this pause, in milliseconds. */
const typingPause = 350;

type Search = SiteFilters & { page?: number | undefined };

interface ScreenProps {
  search: Search;
  tileUrl: string;
  /** What the server found for this address; absent while it is on its way. */
  found: DiveSitePage | undefined;
  /** The site of /dive-sites/{id}. */
  site?: DiveSite | undefined;
  nearby?: NearbySite[] | undefined;
  /** The address names a site that does not exist. */
  missing?: boolean;
}

/** The whole catalogue, once the page stands in the browser. */
function useAllSites() {
  const [standing, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  return useQuery({ ...allSitesQuery, enabled: standing }).data;
}

/** The text of the search box, which runs ahead of the address while someone types. */
function useSearchText(addressText: string, commit: (text: string) => void) {
  const [text, setText] = useState(addressText);
  const committed = useRef(addressText);
  if (committed.current !== addressText) {
    // The address changed by itself: Back, a link, Clear Filters.
    committed.current = addressText;
    if (text !== addressText) setText(addressText);
  }
  useEffect(() => {
    if (text === committed.current) return;
    const timer = setTimeout(() => {
      committed.current = text;
      commit(text);
      if (text.length > 2) track('search_dive_sites', { label: text });
    }, typingPause);
    return () => clearTimeout(timer);
  });
  return [text, setText] as const;
}

export function DiveSitesScreen(props: ScreenProps) {
  const { search, tileUrl, found, site, nearby = [], missing = false } = props;
  const { q, region, skill, depth, page = 1 } = search;
  const id = site && String(site.id);
  const navigate = useNavigate({ from: '/dive-sites/{-$id}' });
  const [lifted, setLifted] = useState<number>();
  const [mapOpen, setMapOpen] = useState(false);

  function go(change: Search, toId: string | undefined = id) {
    void navigate({
      to: '/dive-sites/{-$id}',
      params: { id: toId },
      // From the address as it is by now: a second change may come before the first has been drawn.
      search: (now) => ({ ...now, page: undefined, ...change }),
      replace: 'q' in change,
      resetScroll: false,
    });
  }
  const clear = () => {
    void navigate({ to: '/dive-sites/{-$id}', params: { id: undefined }, resetScroll: false });
  };

  const [text, setText] = useSearchText(q ?? site?.name ?? '', (typed) =>
    go({ q: typed || (id ? '' : undefined) }),
  );
  const wanted = useDeferredValue(text);

  const all = useAllSites();
  const fitting = useMemo(
    () => (all ? filterSites(all, { q: wanted, region, skill, depth }) : undefined),
    [all, wanted, region, skill, depth],
  );
  const regions = useMemo(
    () =>
      all
        ? [...new Set(all.map((one) => one.region))].sort((one, other) =>
            one.localeCompare(other, 'en-AU'),
          )
        : (found?.regions ?? []),
    [all, found],
  );
  const shown = fitting ? pageOf(fitting, page) : undefined;
  const sites = shown?.items ?? found?.sites;
  const total = fitting?.length ?? found?.total ?? 0;
  const isSite = site && q === undefined;
  const focus = useMemo(() => {
    if (isSite) return [site];
    return wanted.trim() && fitting?.length ? fitting : undefined;
  }, [isSite, site, wanted, fitting]);

  const filtered = Boolean(q || region || skill || depth);
  useEffect(() => {
    if (filtered) track('view_dive_site_filtered', { label: [region, skill, depth, q].join('|') });
  }, [filtered, region, skill, depth, q]);

  return (
    <>
      <div className="print:hidden">
        <PageHero
          title={site?.name ?? 'Australian dive sites'}
          lead={
            site
              ? [
                  site.region,
                  site.type && typeWords[site.type],
                  site.access && accessWords[site.access],
                ]
                  .filter(Boolean)
                  .join(' · ')
              : 'Reefs, wrecks, walls and jetties, from the coral in the north to the kelp in the south: how deep, how cold, how to get in and what to watch for.'
          }
          image="/art/scenes/sites-hero.jpg"
        />
      </div>
      {site && <SiteGuide site={site} nearby={nearby} />}
      <div id="sites" className="no-print mx-auto max-w-7xl scroll-mt-20 px-5 py-10">
        {missing && (
          <p role="status" className="mb-6 border-l-6 border-coral bg-sand p-4">
            We know no dive site at this address; it may have been removed. Here are all the others.
          </p>
        )}
        <h2 className={site ? 'mb-5 text-step-3' : 'sr-only'}>Find a dive site</h2>
        <FilterPanel
          text={text}
          filters={{ region, skill, depth }}
          regions={regions}
          onText={setText}
          onChoose={(change) => {
            track('filter_dive_sites', { label: Object.entries(change).flat().join(': ') });
            go(change);
          }}
          onClear={clear}
        />
        <div className="mt-6 mb-5 flex min-h-11 items-center justify-between gap-4">
          <p role="status" className="tabular-nums">
            {total === 1 ? '1 dive site' : `${total} dive sites`}
          </p>
          <button
            type="button"
            aria-pressed={mapOpen}
            onClick={() => setMapOpen(!mapOpen)}
            className={`${buttonStyles.quiet} lg:hidden`}
          >
            {mapOpen ? 'Hide map' : 'Map'}
          </button>
        </div>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className={`${mapOpen ? '' : 'hidden'} lg:order-2 lg:block`}>
            <div className="lg:sticky lg:top-24">
              <MapFrame
                sites={fitting ?? sites ?? []}
                focus={focus}
                tileUrl={tileUrl}
                lifted={lifted}
                onPoint={setLifted}
                onOpen={(opened) =>
                  void navigate({ to: '/dive-sites/{-$id}', params: { id: String(opened) } })
                }
              />
            </div>
          </div>
          <div>
            {!sites && <CardSkeletons />}
            {sites?.length === 0 && (
              <div className="bg-sand p-8">
                <h3 className="text-step-2">No dive sites found</h3>
                <p className="mt-3 mb-5">
                  Try adjusting your search terms or filters to find more dive sites.
                </p>
                <button type="button" onClick={clear} className={buttonStyles.action}>
                  Show All Dive Sites
                </button>
              </div>
            )}
            <div className="grid gap-6 sm:grid-cols-2">
              {sites?.map((one) => (
                <SiteCard key={one.id} site={one} lifted={lifted === one.id} onPoint={setLifted} />
              ))}
            </div>
            <Pager
              page={shown?.page ?? found?.page ?? 1}
              pages={shown?.pages ?? found?.pages ?? 1}
              id={id}
            />
          </div>
        </div>
      </div>
      <p className="mx-auto max-w-7xl px-5 pb-12 text-sm text-muted print:pb-0">
        Positions are approximate, not for navigation; check access, permits and conditions with the
        land manager or a local operator. Marine-life, depth and visibility records: Reef Life
        Survey (
        <a href="https://reeflifesurvey.com" className="underline">
          reeflifesurvey.com
        </a>
        ), CC BY. Edgar &amp; Stuart-Smith 2014, doi:10.1038/sdata.2014.7. Some positions ©{' '}
        <a href="https://www.openstreetmap.org/copyright" className="underline">
          OpenStreetMap contributors
        </a>
        , ODbL.
      </p>
    </>
  );
}
