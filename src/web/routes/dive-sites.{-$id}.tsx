import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import site from '../../../content/site.json';
import type { DiveSite } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { sitePrint } from '../../rules/dive-site-terms.ts';
import { readFilters, type SiteFilters } from '../../rules/site-filter.ts';
import { truncate } from '../../rules/text.ts';
import { ApiError } from '../api.ts';
import { DiveSitesScreen } from '../dive-sites/dive-sites-screen.tsx';
import { SiteGuide } from '../dive-sites/lazy-guide.ts';
import {
  allSitesQuery,
  diveSiteQuery,
  nearbySitesQuery,
  sitePageQuery,
} from '../dive-sites/queries.ts';
import { DiveSitesSkeleton } from '../dive-sites/skeletons.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

type Search = SiteFilters & { page?: number | undefined };

/** The list's first page as the server gives it, unless the browser holds the whole catalogue already. */
async function ensureSitePage(queryClient: QueryClient, { page, ...filters }: Search) {
  if (queryClient.getQueryData(allSitesQuery.queryKey)) return;
  await queryClient.ensureQueryData(sitePageQuery(filters, page));
}

/** A site's guide and neighbours, or undefined where the id names none. */
async function ensureSite(queryClient: QueryClient, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  try {
    const [found] = await Promise.all([
      queryClient.ensureQueryData(diveSiteQuery(id)),
      queryClient.ensureQueryData(nearbySitesQuery(id)),
    ]);
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export const Route = createFileRoute('/dive-sites/{-$id}')({
  validateSearch: (search): Search => readFilters(search),
  // Read again: addresses come with marks of newsletters and networks, which are none of our filters.
  loaderDeps: ({ search }) => readFilters({ ...search }),
  loader: async ({ context: { queryClient }, params: { id }, deps }) => {
    const settings = await queryClient.ensureQueryData(settingsQuery);
    const guide = id === undefined ? undefined : await ensureSite(queryClient, id);
    if (guide) await SiteGuide.preload?.();
    await ensureSitePage(queryClient, { ...deps, q: deps.q ?? guide?.name });
    if (id !== undefined && !guide) throw notFound();
    return { siteUrl: settings.siteUrl, guide: guide ?? null, page: deps.page };
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
  notFoundComponent: () => <DiveSites missing />,
  component: () => <DiveSites />,
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

/** The screen of both addresses. `missing`: the id names no site, so the list stands alone. */
function DiveSites({ missing = false }: { missing?: boolean }) {
  const { id } = Route.useParams();
  const search = readFilters({ ...Route.useSearch() });
  const { tileUrl } = useSuspenseQuery(settingsQuery).data;
  const wanted = missing ? '' : (id ?? '');
  const guide = useQuery({ ...diveSiteQuery(wanted), enabled: wanted !== '' }).data;
  const nearby = useQuery({ ...nearbySitesQuery(wanted), enabled: wanted !== '' }).data;
  const { page, ...filters } = search;
  const listed = sitePageQuery({ ...filters, q: filters.q ?? guide?.name }, page);
  const found = useQuery({ ...listed, enabled: false }).data;
  return (
    <DiveSitesScreen
      search={search}
      tileUrl={tileUrl}
      found={found}
      site={guide}
      nearby={nearby}
      missing={missing}
    />
  );
}
