import type { ListedSentIssue } from '../../../contract/issues.ts';
import { paths } from '../../../contract/paths.ts';
import { latestTime } from '../../../domain/dates/dates.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { RecordPage } from '../../platform/publishing/record-pages.ts';
import { isOff } from '../../platform/site-content/site-content.ts';

/** Selects the sent issues that the owner shows in the archive, newest first. */
const selectSent = ({ database }: DatabaseReader) =>
  database
    .selectFrom('issues')
    .innerJoin('mailings', (join) =>
      join.onRef('mailings.recordId', '=', 'issues.id').on('mailings.resource', '=', 'issues'),
    )
    .where('issues.archived', '=', 1)
    .where('mailings.begunAt', 'is not', null)
    .groupBy('issues.id')
    .select(({ fn }) => fn.min('mailings.begunAt').as('sentAt'))
    .orderBy('sentAt', 'desc')
    .orderBy('issues.id', 'desc');

const withTime = <Issue extends { sentAt: string | null }>({ sentAt, ...issue }: Issue) => ({
  ...issue,
  sentAt: sentAt ?? '',
});

/** Lists the issues of the archive, newest first. */
export async function listSentIssues(services: DatabaseReader): Promise<ListedSentIssue[]> {
  const rows = await selectSent(services)
    .select(['issues.id', 'issues.title', 'issues.preview'])
    .execute();
  return rows.map(withTime);
}

/** Lists the pages of archived issues, newest first, or none while the newsletter is off. */
export async function listIssuePages(services: DatabaseReader): Promise<RecordPage[]> {
  if (isOff(paths.newsletters)) return [];
  const rows = await selectSent(services)
    .select(['issues.id', 'issues.title', 'issues.preview', 'issues.updatedAt'])
    .execute();
  return rows.map(({ id, title, preview, updatedAt, sentAt }) => ({
    ...{ path: paths.sentIssue(id), title, summary: preview || null, image: null },
    changedAt: latestTime([sentAt ?? undefined, updatedAt]) ?? updatedAt,
  }));
}

type SentIssueRow = Row<'issues'> & { sentAt: string };

/** Lists the newest issues of the archive with their stored texts. */
export async function listSentIssueRows(
  services: DatabaseReader,
  most: number,
): Promise<SentIssueRow[]> {
  const rows = await selectSent(services).selectAll('issues').limit(most).execute();
  return rows.map(withTime);
}

/** @throws 404 if the issue is not in the archive */
export async function findSentIssueRow(
  services: DatabaseReader,
  id: number,
): Promise<SentIssueRow> {
  const row = await selectSent(services)
    .selectAll('issues')
    .where('issues.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('There is no such issue in the archive'));
  return withTime(row);
}
