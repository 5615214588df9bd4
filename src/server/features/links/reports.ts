import type { BrokenLink } from '../../../contract/links.ts';
import { resourceNames } from '../../../contract/resources.ts';
import { derive } from '../../platform/database/derive.ts';
import type { Row } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Reach } from '../../platform/outbound/public-request.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { askLinks } from './ask-links.ts';
import { type AskOwn, checkOwnPaths } from './own-pages.ts';
import { listPublishedLinks } from './published-links.ts';

export type LinkReports = ReturnType<typeof createLinkReports>;

/** The broken links of public texts: own links as of now, other links as of the last check. */
export function createLinkReports(
  services: Services,
  settings: Settings,
  askOwn: AskOwn,
  reach: Partial<Reach> = {},
) {
  const { database } = services;
  const readLinks = derive(resourceNames, () => listPublishedLinks(services, settings));
  const links = () => readLinks(services);

  async function ownProblems() {
    const own = new Set((await links()).map(({ url }) => url).filter((url) => url.startsWith('/')));
    return checkOwnPaths(services, own, askOwn);
  }

  return {
    links,
    ownProblems,
    checkOwn: (paths: Iterable<string>) => checkOwnPaths(services, paths, askOwn),
    askOthers: (urls: readonly string[]) => askLinks(services, urls, reach),
    async list(): Promise<BrokenLink[]> {
      const own = await ownProblems();
      const rows = await database.selectFrom('linkChecks').selectAll().execute();
      const checks = new Map<string, Row<'linkChecks'>>(rows.map((row) => [row.url, row]));
      const others = rows.filter(({ url }) => !url.startsWith('/'));
      const isCutOff = others.every(({ status }) => status === null);
      const outcome = ({ problem, failures }: Row<'linkChecks'>) =>
        isCutOff && failures > 0 ? 'unreached' : problem;
      const seen = new Set<string>();
      return (await links()).flatMap(({ href: _href, ...link }) => {
        const check = checks.get(link.url);
        const problem = link.url.startsWith('/') ? own.get(link.url) : check && outcome(check);
        const key = `${link.resource}/${link.id} ${link.url}`;
        if (!problem || seen.has(key)) return [];
        seen.add(key);
        return {
          ...link,
          problem: problem as BrokenLink['problem'],
          status: check?.status ?? null,
          since: check?.failingSince ?? now(services),
          ignored: Boolean(check?.ignoredAt),
        };
      });
    },
    /** Marks a broken link as ignored, or no longer. @throws 404 if the link is not broken */
    async ignore(url: string, ignored: boolean) {
      const problem = (await this.list()).find((link) => link.url === url);
      if (!problem) throw notFound('This link is not in the list any more.');
      const ignoredAt = ignored ? now(services) : null;
      await database
        .insertInto('linkChecks')
        .values({
          url,
          dueAt: null,
          problem: problem.problem,
          status: null,
          failures: 0,
          failingSince: problem.since,
          ignoredAt,
        })
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ ignoredAt }))
        .execute();
    },
  };
}
