import { existsSync, statSync } from 'node:fs';
import { decodedPath, withoutSlash } from '../../../contract/history/redirects.ts';
import { paths, recordPaths } from '../../../contract/paths.ts';
import { hasCapability, resourcesWith } from '../../../contract/resources.ts';
import { findRedirect } from '../../platform/history/find-redirect.ts';
import { listLivePaths } from '../../platform/history/live-paths.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { clientFolder } from '../../platform/pages/pages.ts';
import { regionSlugs } from '../../platform/seed/region-texts.ts';
import { findByAddress, listLandingPaths } from '../../resources/dive-sites/addresses.ts';

type Problem = 'missing' | 'gone';

/** Requests a path of this site within this process, as a visitor would. @returns the status */
export type AskOwn = (path: string) => Promise<number>;

const sourceFolder = new URL('../../../../public/', import.meta.url);

/** Whether a path leads to a static file. */
function isFile(path: string): boolean {
  if (path.includes('..')) return false;
  return [clientFolder, sourceFolder].some((folder) => {
    const file = new URL(`.${encodeURI(path)}`, folder);
    return existsSync(file) && statSync(file).isFile();
  });
}

/** The paths of all public pages, without a trailing slash. */
async function listPagePaths(services: DatabaseReader): Promise<Set<string>> {
  const found = await listLivePaths(services);
  for (const slug of regionSlugs()) found.add(paths.region(slug));
  for (const path of await listLandingPaths(services)) found.add(path);
  return found;
}

/** Folders in which every page belongs to a record; the root also has other pages. */
const recordFolders = resourcesWith('pages')
  .filter((resource) => hasCapability(resource, 'slug'))
  .map((resource) => recordPaths[resource](''))
  .filter((folder) => folder !== paths.home);

const siteSlug = /^\/dive-sites\/([0-9_-]*[a-z][a-z0-9_-]*)$/;

/**
 * Finds paths of this site that show no page, even after one redirect.
 * @param askOwn requests a path that neither the database nor the files have
 * @returns the problem of each path that has one
 */
export async function checkOwnPaths(
  services: DatabaseReader,
  targets: Iterable<string>,
  askOwn: AskOwn,
): Promise<Map<string, Problem>> {
  const pages = await listPagePaths(services);

  async function pageProblem(target: string, isFollowed = false): Promise<Problem | null> {
    const path = withoutSlash(decodedPath(target.replace(/[?#].*/s, '')));
    if (pages.has(path) || isFile(path)) return null;
    const [, slug] = siteSlug.exec(path) ?? [];
    if (slug && (await findByAddress(services, slug).catch(() => undefined))) return null;
    const former = await findRedirect(services, path);
    if (former?.target === null) return 'gone';
    if (former?.target.startsWith('/') && !isFollowed) return pageProblem(former.target, true);
    if (former) return null;
    // Rendering a page costs more than all other checks, most of all just after a start.
    if (recordFolders.some((folder) => path.startsWith(folder))) return 'missing';
    const status = await askOwn(target);
    if (status === 410) return 'gone';
    return status === 404 ? 'missing' : null;
  }

  const problems = new Map<string, Problem>();
  for (const target of targets) {
    const problem = await pageProblem(target);
    if (problem) problems.set(target, problem);
  }
  return problems;
}
