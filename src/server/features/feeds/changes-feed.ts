import { paths } from '../../../contract/paths.ts';
import type { AcceptedChanges } from '../../../contract/reports.ts';
import { changeText } from '../../../domain/reports/report-texts.ts';
import { element, textElement } from '../../../domain/text/xml.ts';
import { cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { atomDocument } from './feed-formats.ts';

function writeFeed({ changes }: AcceptedChanges, siteUrl: string, time: string): string {
  const pageUrl = siteUrl + paths.changes;
  const entries = changes.map((change) => {
    const { id, title, path, acceptedAt, by } = change;
    return element(
      'entry',
      {},
      textElement('title', `${title}: ${changeText(change)}`),
      textElement('id', `tag:${new URL(siteUrl).hostname},2026:reports/${id}`),
      element('link', { rel: 'alternate', href: path ? siteUrl + path : pageUrl }),
      textElement('updated', acceptedAt),
      textElement('summary', `Thanks to ${by ?? 'a diver'}.`),
    );
  });
  const head = {
    title: `${site.name}: changes by divers`,
    id: pageUrl,
    updatedAt: changes[0]?.acceptedAt ?? time,
    pageUrl,
    atomUrl: siteUrl + paths.changesFeed,
  };
  return atomDocument(head, entries);
}

/** /changes.xml: the accepted changes by divers, as Atom. */
export const changesFeedRoutes = (
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  listChanges: () => Promise<AcceptedChanges>,
) =>
  createRouter().get(paths.changesFeed, async (context) =>
    context.body(writeFeed(await listChanges(), config.siteUrl, clock().toISOString()), 200, {
      ...cacheTagHeaders(['reports', 'dive-sites', 'articles', 'reviews', 'species']),
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': 'application/atom+xml; charset=utf-8',
    }),
  );
