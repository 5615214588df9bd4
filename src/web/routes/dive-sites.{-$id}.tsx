import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import site from '../../../content/site.json';
import type { DiveSite } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { truncate } from '../../domain/text.ts';
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
const loadStructuredData = () => import('../dive-sites/structured-data.ts');

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
  // Keeps the loader out of the code that every page loads.
  codeSplitGroupings: [['loader', 'component'], ['notFoundComponent']],
  validateSearch: readSiteQuery,
  // Drops the tracking parameters of newsletters and networks.
  loaderDeps: ({ search }) => readSiteQuery({ ...search }),
  loader: async ({ context: { reads }, params: { id }, deps }) => {
    const { siteUrl, tileUrl } = await reads.ensure(settingsQuery);
    const site = id === undefined ? undefined : await readSite(reads, id);
    if (site) await SiteGuide.preload?.();
    const found = await readSitePage(reads, deps, site?.guide.name);
    const listed: Listed = { tileUrl, found };
    if (id !== undefined && !site) throw notFound({ data: listed });
    const scripts = site && (await loadStructuredData()).guideScripts(site.guide, siteUrl);
    return { siteUrl, ...listed, ...site, scripts, page: deps.page };
  },
  head: ({ loaderData }) => {
    if (!loaderData) return notFoundHead('Dive Site Not Found');
    const { siteUrl, guide, scripts, page } = loaderData;
    if (guide) return { ...guideHead(guide, siteUrl), scripts };
    return pageHead({
      title: `Dive Sites in Australia${page ? `, Page ${page}` : ''} | ${site.name}`,
      description:
        'Dive sites around Australia on one map: depth, water temperature, visibility, skill level, marine life and what to watch for.',
      url: `${siteUrl}${paths.diveSites}${page ? `?page=${page}` : ''}`,
    });
  },
  pendingComponent: DiveSitesSkeleton,
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen {...(data as Listed)} search={useSearch()} isMissing />
  ),
  component: DiveSites,
});

function guideHead(guide: DiveSite, siteUrl: string) {
  const url = `${siteUrl}${paths.diveSite(guide.id)}`;
  const description = truncate(guide.description, 160);
  return pageHead({
    title: `${guide.name}, ${guide.region}: Dive Site Guide | ${site.name}`,
    description,
    url,
    changed: guide.updatedAt,
  });
}

/** Referentially stable while the address asks for the same. */
function useSearch() {
  const search = Route.useSearch();
  return useMemo(() => readSiteQuery({ ...search }), [search]);
}

function DiveSites() {
  const { guide, nearby, region, shelter, life, tileUrl, found } = Route.useLoaderData();
  return (
    <DiveSitesScreen
      search={useSearch()}
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
            shelter={shelter}
            hasTideRule={guide.tideRule !== null && guide.tideRule !== 'any'}
          />
        )
      }
    />
  );
}
