import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import type { PublicSettings } from '../../../contract/settings/settings.ts';
import { readSiteQuery, type SiteQuery } from '../../../domain/dive-sites/list.ts';
import { api, read, undefinedIfMissing } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { isOn, site } from '../../app/site.ts';
import { guideHead } from '../../features/dive-sites/guide/guide-head.ts';
import { SiteDives, SitePhotographs } from '../../features/dive-sites/guide/lazy-dives.ts';
import { GuideFacts, OtherSites } from '../../features/dive-sites/guide/lazy-facts.ts';
import { SiteGuide } from '../../features/dive-sites/guide/lazy-guide.ts';
import { canonicalList, loadLanding } from '../../features/dive-sites/list/landing.ts';
import { readMapPage, readSitePage } from '../../features/dive-sites/list/site-page.ts';
import {
  readAlternatives,
  readDiveSite,
  readNearbySites,
  readSiteRegion,
  readSiteSection,
} from '../../features/dive-sites/parts/queries.ts';
import { readSiteLife } from '../../features/species/queries.ts';

async function readSite(id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const found = await Promise.all([
    readDiveSite(id),
    readNearbySites(id),
    readAlternatives(id),
    readSiteRegion(id),
    readSiteSection(id),
    read(api['dive-sites'][':id'].shelter.$get({ param: { id } })),
    isOn('species') ? readSiteLife(id) : undefined,
    read(api['dive-sites'][':id'].reports.$get({ param: { id } })),
  ]).catch(undefinedIfMissing);
  if (!found) return undefined;
  const [guide, nearby, alternatives, region, section, shelter, life, reports] = found;
  return { site: guide, nearby, alternatives, region, section, shelter, life, reports };
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

/** @param id the ID of a site, or the path of a landing page @throws notFound */
export async function loadList(settings: PublicSettings, id: string | undefined, address: object) {
  const { siteUrl, tileUrl } = settings;
  if (id !== undefined && !/^\d/.test(id)) {
    return { about: undefined, ...(await loadLanding(settings, id, address)) };
  }
  const search = readSiteQuery({ ...address });
  const about = id === undefined ? undefined : await readSite(id);
  if (about) {
    const { dives, photographs } = about.reports;
    if (dives.length > 0) await SiteDives.preload?.();
    if (photographs.length > 0) await SitePhotographs.preload?.();
    await Promise.all([SiteGuide.preload?.(), GuideFacts.preload?.(), OtherSites.preload?.()]);
  }
  const isUnused = about && Object.keys(search).length === 0;
  const page = isUnused ? undefined : await readSitePage(search, about?.site.name);
  const listed = { search, tileUrl, ...page };
  if (id !== undefined && !about) throw notFound({ data: listed });
  const head = about ? guideHead(about.site, siteUrl) : listHead(siteUrl, search);
  return { ...listed, about, landing: undefined, head };
}

export async function loadMap({ siteUrl, tileUrl }: PublicSettings, address: object) {
  const search = readSiteQuery({ ...address });
  const { place, found } = await readMapPage(search);
  const head = pageHead({
    title: `Map of Dive Sites in Australia | ${site.name}`,
    description:
      'Every dive site around Australia on one map, with its type, depth and skill level. The list shows what the map shows.',
    url: `${siteUrl}${paths.map}`,
  });
  return { search, tileUrl, place, found, head };
}
