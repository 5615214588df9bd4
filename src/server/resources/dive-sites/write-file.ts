import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { AppEnv, DatabaseReader } from '../../platform/http/context.ts';
import { nextTurn } from '../../platform/turns/turns.ts';
import { listSitesByIds, visitorsView } from './read.ts';

/** Sites read and written per turn of the event loop, which takes about five milliseconds. */
const sitesPerTurn = 25;
/** Maximum number of sites in a cached file. A larger file takes tens of megabytes. */
const maxSitesHeld = 2000;

export interface SiteFile {
  head: string;
  site: (site: DiveSite) => string;
  separator?: string | undefined;
  foot: string;
}

/** Returns the file without the slugs of draft articles. */
export async function asVisitors(services: DatabaseReader, file: SiteFile): Promise<SiteFile> {
  const view = await visitorsView(services);
  return { ...file, site: (site) => file.site(view(site)) };
}

async function* writeParts(
  services: DatabaseReader,
  ids: readonly number[],
  { head, site, separator = '', foot }: SiteFile,
) {
  yield Buffer.from(head);
  let before = '';
  for (const some of toBatches(ids, sitesPerTurn)) {
    await nextTurn();
    const sites = await listSitesByIds(services, some);
    if (sites.length === 0) continue;
    yield Buffer.from(before + sites.map(site).join(separator));
    before = separator;
  }
  yield Buffer.from(foot);
}

/**
 * Streams a file in parts, so that the server can answer other requests in between. A `Response`
 * would copy a single buffer three times, each time in one turn.
 */
export function siteFileBody(
  context: Context<AppEnv>,
  services: DatabaseReader,
  sites: readonly { id: number }[],
  file: SiteFile,
): ReadableStream<Uint8Array> {
  const ids = sites.map(({ id }) => id);
  if (ids.length > maxSitesHeld) context.set('isStreamed', true);
  return NodeStream.from(writeParts(services, ids, file)) as ReadableStream<Uint8Array>;
}
