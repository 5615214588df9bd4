import { toBatches } from '../../platform/database/batches.ts';
import type { Services } from '../../platform/http/context.ts';
import { publicWeb, type Reach } from '../../platform/outbound/public-request.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { askSite, type LinkAnswer } from './ask-site.ts';

/** Limits of a check for which a person waits. */
const maxAsked = 40;
const askedAtOnce = 8;
const waitMs = 8000;

/** User agent of the requests of the link check. */
export const linkCheckAgent = (siteUrl: string) =>
  `Mozilla/5.0 (compatible; ${site.name.replace(/[^\w ]/g, '')} link check; +${siteUrl})`;

/**
 * Finds dead links to other sites, by the last check or, without one, by a request now.
 * @returns the dead links, and the links of unknown state: failed, or beyond `maxAsked`
 */
export async function askLinks(
  { config, database }: Pick<Services, 'config' | 'database'>,
  urls: readonly string[],
  reach: Partial<Reach> = {},
) {
  const dead: string[] = [];
  const silent: string[] = [];
  const checked = new Set<string>();
  for (const part of toBatches([...urls], 500)) {
    const rows = await database
      .selectFrom('linkChecks')
      .select(['url', 'problem'])
      .where('url', 'in', part)
      .where('status', 'is not', null)
      .execute();
    for (const { url, problem } of rows) {
      checked.add(url);
      if (problem !== null && problem !== 'refused') dead.push(url);
    }
  }
  const unchecked = config.checksLinks ? urls.filter((url) => !checked.has(url)) : [];
  const signal = AbortSignal.timeout(waitMs);
  const options = { ...publicWeb, ...reach, userAgent: linkCheckAgent(config.siteUrl), signal };
  const answers = new Map<string, LinkAnswer>();
  const ask = async (url: string) => {
    // Aborted requests throw.
    const answer = await askSite(url, options).catch(() => undefined);
    if (answer) answers.set(url, answer);
  };
  const asked = unchecked.slice(0, maxAsked);
  for (const some of toBatches(asked, askedAtOnce)) await Promise.all(some.map(ask));
  // A host counts as gone only if another site responds; otherwise the server may be offline.
  const isCutOff = ![...answers.values()].some(({ status }) => status !== null);
  for (const url of asked) {
    const { outcome } = answers.get(url) ?? { outcome: 'failed' };
    if (outcome === 'failed' || (outcome === 'dead' && isCutOff)) silent.push(url);
    else if (outcome === 'dead' || outcome === 'private') dead.push(url);
  }
  return { dead, silent: [...silent, ...unchecked.slice(maxAsked)] };
}
