import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import site from '../../../content/site.json';
import type { DiveSite } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { sitePrint } from '../../domain/dive-site-terms.ts';
import { truncate } from '../../domain/text.ts';
import { ApiError } from '../api-error.ts';
import { DiveSitesScreen } from '../dive-sites/dive-sites-screen.tsx';
import { SiteGuide } from '../dive-sites/lazy-guide.ts';
import { diveSiteQuery, nearbySitesQuery } from '../dive-sites/queries.ts';
import type { ListProps } from '../dive-sites/site-list.tsx';
import { readSitePage } from '../dive-sites/site-page.ts';
import { DiveSitesSkeleton } from '../dive-sites/skeletons.tsx';
import { pageHead } from '../head.ts';
import type { Reads } from '../reads.ts';
import { settingsQuery } from '../settings.ts';
import { LifeFrame } from '../species/life-frame.tsx';
import { LinkedLife } from '../species/linked-life.tsx';
import { siteLifeQuery } from '../species/site-life.ts';

type Listed = Pick<ListProps, 'tileUrl' | 'found'>;

/** A site's guide, neighbours and life, or undefined where the id names none. */
async function readSite(reads: Reads, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  try {
    const [guide, nearby, life] = await Promise.all([
      reads.ensure(diveSiteQuery(id)),
      reads.ensure(nearbySitesQuery(id)),
      reads.ensure(siteLifeQuery(id)),
    ]);
    return { guide, nearby, life };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export const Route = createFileRoute('/dive-sites/{-$id}')({
  // Keeps the loader out of the code that every page loads.
  codeSplitGroupings: [['loader', 'component'], ['notFoundComponent']],
  validateSearch: readSiteQuery,
  // Read again: the search still has the parameters of newsletters and networks.
  loaderDeps: ({ search }) => readSiteQuery({ ...search }),
  loader: async ({ context: { reads }, params: { id }, deps }) => {
    const { siteUrl, tileUrl } = await reads.ensure(settingsQuery);
    const site = id === undefined ? undefined : await readSite(reads, id);
    if (site) await SiteGuide.preload?.();
    const found = await readSitePage(reads, deps, site?.guide.name);
    const listed: Listed = { tileUrl, found };
    if (id !== undefined && !site) throw notFound({ data: listed });
    return { siteUrl, ...listed, ...site, page: deps.page };
  },
  head: ({ loaderData }) => {
    if (!loaderData) {
      return {
        meta: [
          { title: `Dive Site Not Found | ${site.name}` },
          { name: 'robots', content: 'noindex' },
        ],
      };
    }
    const { siteUrl, guide, page } = loaderData;
    if (guide) return guideHead(guide, siteUrl);
    return pageHead({
      title: `Dive Sites in Australia${page ? `, Page ${page}` : ''} | ${site.name}`,
      description:
        'Dive sites around Australia on one map: depth, water temperature, visibility, skill level, marine life and what to watch for.',
      url: `${siteUrl}${paths.diveSites}${page ? `?page=${page}` : ''}`,
    });
  },
  pendingComponent: DiveSitesSkeleton,
  // The id names no site, so the list stands alone.
  notFoundComponent: ({ data }) => (
    <DiveSitesScreen {...(data as Listed)} search={useSearch()} isMissing />
  ),
  component: DiveSites,
});

function guideHead(guide: DiveSite, siteUrl: string) {
  const url = `${siteUrl}${paths.diveSite(guide.id)}`;
  const image = new URL(guide.imageUrl ?? sitePrint(guide), siteUrl).href;
  const description = truncate(guide.description, 160);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    name: guide.name,
    description,
    url,
    image,
    geo: { '@type': 'GeoCoordinates', latitude: guide.latitude, longitude: guide.longitude },
    address: { '@type': 'PostalAddress', addressRegion: guide.region, addressCountry: 'AU' },
  };
  return {
    ...pageHead({
      title: `${guide.name}, ${guide.region}: Dive Site Guide | ${site.name}`,
      description,
      url,
      changed: guide.updatedAt,
    }),
    scripts: [
      {
        type: 'application/ld+json',
        // A "<" could end the script early.
        children: JSON.stringify(data).replaceAll('<', '\\u003c'),
      },
    ],
  };
}

/** The query of the address, the same object while that asks for the same. */
function useSearch() {
  const search = Route.useSearch();
  return useMemo(() => readSiteQuery({ ...search }), [search]);
}

function DiveSites() {
  const { guide, nearby, life, tileUrl, found } = Route.useLoaderData();
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
    />
  );
}
