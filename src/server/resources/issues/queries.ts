import {
  type Issue,
  type IssueChanges,
  type IssueInput,
  issueFields,
} from '../../../contract/issues.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { EditedRow } from '../../platform/database/resources.ts';
import { type ContentServices, writeRecords } from '../../platform/history/record-writer.ts';
import { rejectStale } from '../../platform/history/records.ts';
import { type DatabaseReader, now } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readFields, writeChanges, writeFields } from '../../platform/publishing/fields.ts';
import { revisable } from '../../platform/publishing/revisable.ts';

/** Converts a row to an issue of the API. */
export const toIssue = (row: EditedRow<'issues'>): Issue => ({
  ...row,
  ...readFields(issueFields, row),
});

/** Lists issues without their texts, newest first. */
export async function listIssues({ database }: DatabaseReader): Promise<Omit<Issue, 'content'>[]> {
  const rows = await database
    .selectFrom('issues')
    .select(['id', 'version', 'title', 'preview', 'fromName', 'archived', 'posts'])
    .select(['createdAt', 'updatedAt'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const { content: _, ...listed } = toIssue({ ...row, content: '' });
    return listed;
  });
}

/** @throws 404 */
export async function findIssue({ database }: DatabaseReader, id: number): Promise<Issue> {
  const row = await database
    .selectFrom('issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('There is no such issue'));
  return toIssue(row);
}

export function createIssue(services: ContentServices, input: IssueInput, actor: Actor) {
  const time = now(services);
  const times = { createdAt: time, updatedAt: time };
  return writeRecords(services, 'issues', actor, async ({ insert }) =>
    toIssue(await insert({ ...writeFields(issueFields, input), ...times })),
  );
}

/** @throws 404; 409 on a stale version */
export function changeIssue(
  services: ContentServices,
  id: number,
  changes: IssueChanges,
  actor: Actor,
): Promise<Issue> {
  return writeRecords(services, 'issues', actor, async ({ lock, update }) => {
    const before = await lock(id);
    rejectStale('issues', toIssue(before), changes);
    return toIssue(await update(before, writeChanges(issueFields, changes)));
  });
}

export const issueRevisions = revisable('issues', toIssue);
