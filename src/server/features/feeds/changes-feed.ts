import { paths } from '../../../contract/paths.ts';
import type { AcceptedChanges } from '../../../contract/reports.ts';
import { changeText } from '../../../domain/reports/change-text.ts';
import { element, textElement, xmlDocument } from '../../../domain/text/xml.ts';
import { cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';

const link = (rel: string, href: string) => element('link', { rel, href });

function writeFeed({ changes }: AcceptedChanges, siteUrl: string, time: string): string {
  const entries = changes.map((change) => {
    const { id, title, path, acceptedAt, by } = change;
    return element(
      'entry',
      {},
      textElement('title', `${title}: ${changeText(change)}`),
      textElement('id', `tag:${new URL(siteUrl).hostname},2026:reports/${id}`),
      link('alternate', siteUrl + (path ?? paths.changes)),
      textElement('updated', acceptedAt),
      textElement('summary', `Thanks to ${by ?? 'a diver'}.`),
    );
  });
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-AU' },
      textElement('title', `${site.name}: changes by divers`),
      textElement('id', siteUrl + paths.changes),
      textElement('updated', changes[0]?.acceptedAt ?? time),
      link('self', siteUrl + paths.changesFeed),
      link('alternate', siteUrl + paths.changes),
      element('author', {}, textElement('name', site.author)),
      ...entries,
    ),
  );
}

/** /changes.xml: what the site owes to divers, as Atom. */
export const changesFeedRoutes = (
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  listChanges: () => Promise<AcceptedChanges>,
) =>
  createRouter().get(paths.changesFeed, async (context) =>
    context.body(writeFeed(await listChanges(), config.siteUrl, clock().toISOString()), 200, {
      ...cacheTagHeaders(['reports', 'dive-sites', 'articles', 'reviews']),
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': 'application/atom+xml; charset=utf-8',
    }),
  );
