import { notFound, redirect } from '@tanstack/react-router';
import { paths } from '../../../../contract/paths.ts';
import type { PublicSettings } from '../../../../contract/settings/settings.ts';
import { landingSentence, landingTitle } from '../../../../domain/dive-sites/landing-text.ts';
import { type Landing, landingPath, toLanding } from '../../../../domain/dive-sites/landings.ts';
import {
  readSiteQuery,
  type SiteQuery,
  siteSearchParams,
} from '../../../../domain/dive-sites/list.ts';
import { api, isMissing, read } from '../../../app/api.ts';
import { pageHead } from '../../../app/head.ts';
import { breadcrumbScript } from '../../../app/json-ld.ts';
import { site } from '../../../app/site.ts';
import { readSitePage } from './site-page.ts';

export interface ListLanding extends Landing {
  path: string;
  title: string;
  sentence: string;
}

/** @returns undefined if the path has no landing page @throws a redirect if it is a site's slug */
async function readLanding(path: string): Promise<Landing | undefined> {
  if (!/^(region\/)?[a-z0-9_-]+$/.test(path)) return undefined;
  try {
    const found = await read(api['dive-sites'].address.$get({ query: { path } }));
    if (!('id' in found)) return found;
    throw redirect({ to: '/dive-sites/{-$id}', params: { id: String(found.id) }, statusCode: 301 });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const pageSuffix = (page: number | undefined) => (page ? `, Page ${page}` : '');

function landingHead(landing: ListLanding, siteUrl: string, page: number | undefined) {
  const path = paths.diveSiteList(landing.path);
  const trail = [
    ['Dive Sites', paths.diveSites],
    [landing.title, path],
  ] as const;
  return {
    ...pageHead({
      title: `${landing.title}${pageSuffix(page)} | ${site.name}`,
      description: landing.sentence,
      url: `${siteUrl}${path}${page ? `?page=${page}` : ''}`,
      sharedAs: paths.diveSites,
    }),
    scripts: [breadcrumbScript(siteUrl, trail)],
  };
}

/** @param path below /dive-sites @throws notFound */
export async function loadLanding(
  { siteUrl, tileUrl }: PublicSettings,
  path: string,
  address: object,
) {
  const search = readSiteQuery({ ...address });
  const named = await readLanding(path);
  if (!named) {
    throw notFound({
      data: { search, tileUrl, ...(await readSitePage(search)) },
    });
  }
  const query = { ...search, [named.filter]: named.value };
  const { sort: _, page: __, ...filters } = query;
  const whole = { [named.filter]: named.value };
  const listing = readSitePage(query);
  const isAll = Object.keys(siteSearchParams(query)).length === 1;
  const [listed, { found: all }] = await Promise.all([
    listing,
    isAll ? listing : readSitePage(whole),
  ]);
  const landing: ListLanding = {
    ...named,
    path,
    title: landingTitle(named),
    sentence: landingSentence(named, all),
  };
  const isWhole = toLanding(filters) !== undefined;
  return {
    search,
    tileUrl,
    ...listed,
    landing,
    head: landingHead(landing, siteUrl, isWhole ? search.page : undefined),
  };
}

export function canonicalList({ sort: _, page, ...filters }: SiteQuery): string | undefined {
  const landing = toLanding(filters);
  const path = landing && landingPath(landing);
  return path && `${paths.diveSiteList(path)}${page ? `?page=${page}` : ''}`;
}
