import { toBatches } from '../../platform/database/batches.ts';
import { now, type Services } from '../../platform/http/context.ts';
import type { LinkReports } from './reports.ts';

/** Rows per statement. */
const batch = 500;

const isOwn = (url: string) => url.startsWith('/');

/** Updates `linkChecks` to the public texts' links to other sites and broken links to this site. */
export async function learnLinks(services: Services, reports: LinkReports) {
  const { database } = services;
  const wanted = new Set((await reports.links()).map(({ url }) => url));
  const own = await reports.ownProblems();
  const rows = await database.selectFrom('linkChecks').selectAll().execute();
  const known = new Map(rows.map((row) => [row.url, row]));
  const time = now(services);
  const added = [...wanted].filter((url) => !known.has(url) && (!isOwn(url) || own.has(url)));
  for (const part of toBatches(added, batch)) {
    await database
      .insertInto('linkChecks')
      .values(
        part.map((url) => ({
          url,
          dueAt: isOwn(url) ? null : time,
          problem: own.get(url) ?? null,
          status: null,
          failures: 0,
          failingSince: isOwn(url) ? time : null,
          ignoredAt: null,
        })),
      )
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute();
  }
  const left = rows
    .filter(({ url }) => (isOwn(url) ? !own.has(url) : !wanted.has(url)))
    .map(({ url }) => url);
  for (const part of toBatches(left, batch)) {
    await database.deleteFrom('linkChecks').where('url', 'in', part).execute();
  }
}
