import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { readSiteQuery, type SiteQuery } from '../../../domain/dive-sites/list.ts';
import { ApiError } from '../../app/api-error.ts';
import { pageHead } from '../../app/head.ts';
import type { Reads } from '../../app/reads.ts';
import { settingsQuery, site } from '../../app/site.ts';
import { siteShelterQuery } from '../../features/conditions/queries.ts';
import { guideHead } from '../../features/dive-sites/guide/guide-head.ts';
import { SiteGuide } from '../../features/dive-sites/guide/lazy-guide.ts';
import { canonicalList, loadLanding } from '../../features/dive-sites/list/landing.ts';
import { readMapPage, readSitePage } from '../../features/dive-sites/list/site-page.ts';
import {
  diveSiteQuery,
  nearbySitesQuery,
  siteAlternativesQuery,
  siteRegionQuery,
  siteSectionQuery,
} from '../../features/dive-sites/parts/queries.ts';
import { siteLifeQuery } from '../../features/species/queries.ts';

async function readSite(reads: Reads, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  try {
    const [guide, nearby, alternatives, region, section, shelter, life] = await Promise.all([
      reads.ensure(diveSiteQuery(id)),
      reads.ensure(nearbySitesQuery(id)),
      reads.ensure(siteAlternativesQuery(id)),
      reads.ensure(siteRegionQuery(id)),
      reads.ensure(siteSectionQuery(id)),
      reads.ensure(siteShelterQuery(id)),
      reads.ensure(siteLifeQuery(id)),
    ]);
    return { guide, nearby, alternatives, region, section, shelter, life };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function listHead(siteUrl: string, search: SiteQuery) {
  const { page } = search;
  const here = `${paths.diveSites}${page ? `?page=${page}` : ''}`;
  return pageHead({
    title: `Dive Sites in Australia${page ? `, Page ${page}` : ''} | ${site.name}`,
    description:
      'Dive sites around Australia on one map: depth, water temperature, visibility, skill level, marine life and what to watch for.',
    url: siteUrl + (canonicalList(search) ?? here),
    sharedAs: paths.diveSites,
  });
}

/** @param id of a site, or the name of a list @throws notFound */
export async function loadList(reads: Reads, id: string | undefined, address: object) {
  if (id !== undefined && !/^\d/.test(id)) {
    return { about: undefined, ...(await loadLanding(reads, id, address)) };
  }
  const search = readSiteQuery({ ...address });
  const { siteUrl, tileUrl } = await reads.ensure(settingsQuery);
  const about = id === undefined ? undefined : await readSite(reads, id);
  if (about) await SiteGuide.preload?.();
  const page = await readSitePage(reads, search, about?.guide.name);
  const listed = { search, tileUrl, ...page };
  if (id !== undefined && !about) throw notFound({ data: listed });
  const head = about ? guideHead(about.guide, siteUrl) : listHead(siteUrl, search);
  return { ...listed, about, landing: undefined, head };
}

export async function loadMap(reads: Reads, address: object) {
  const { siteUrl, tileUrl } = await reads.ensure(settingsQuery);
  const search = readSiteQuery({ ...address });
  const { place, found } = await readMapPage(reads, search);
  const head = pageHead({
    title: `Map of Dive Sites in Australia | ${site.name}`,
    description:
      'Every dive site around Australia on one map, with its type, depth and skill level. The list shows what the map shows.',
    url: `${siteUrl}${paths.map}`,
  });
  return { search, tileUrl, place, found, head };
}
