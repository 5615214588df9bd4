import { type RawBuilder, sql } from 'kysely';
import type { Segment } from '../../../contract/mailings.ts';
import { startOfDay } from '../../../domain/dates/site-time.ts';
import { countRows } from '../../platform/database/count-by-status.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import { site } from '../../platform/site-content/site-content.ts';

/** Whether a column with a JSON list of texts contains an entry. */
function listHas(column: 'tags' | 'regions', entry: string): RawBuilder<boolean> {
  // LIKE ignores case in SQLite.
  return sql`replace(${sql.ref(column)}, cast(${JSON.stringify(entry)} as text), '') <> ${sql.ref(column)}`;
}

/** Whether a subscriber followed a link of a mailing. */
export const clickedInMailing = (mailingId: number | string): RawBuilder<boolean> =>
  sql`clicked_in like ${`%,${mailingId},%`}`;

/** The SQL condition for the subscribers who get a mailing. */
export function recipientCondition(
  { joinedSince, tag, clickedSince, clickedIn, region }: Segment,
  time: string,
): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`subscribed = 1`,
    sql<boolean>`(paused_until is null or paused_until <= ${time})`,
  ];
  const from = (day: string) => startOfDay(day, site.timeZone).toISOString();
  if (joinedSince) conditions.push(sql`created_at >= ${from(joinedSince)}`);
  if (clickedSince) conditions.push(sql`clicked_at >= ${from(clickedSince)}`);
  if (clickedIn) conditions.push(clickedInMailing(clickedIn));
  if (tag) conditions.push(listHas('tags', tag));
  if (region) conditions.push(listHas('regions', region));
  return sql.join(conditions, sql` and `);
}

/** The number of subscribers that a mailing to a segment would reach now. */
export const countRecipients = (
  services: Pick<Services, 'database' | 'clock'>,
  segment: Segment,
): Promise<number> =>
  countRows(
    services.database.selectFrom('newsletters').where(recipientCondition(segment, now(services))),
  );

const maxSendings = 50;

/** The newest mailings that have begun; empty while the site only counts clicks. */
async function listSendings({ database }: DatabaseReader) {
  if (!site.remembersClicks) return [];
  const rows = await database
    .selectFrom('mailings')
    .select(['id', 'subject', 'begunAt'])
    .where('begunAt', 'is not', null)
    .orderBy('begunAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSendings)
    .execute();
  return rows.map(({ begunAt, ...row }) => ({ ...row, begunAt: begunAt ?? '' }));
}

/** The tags and regions of all subscribers, and the newest mailings. */
export async function listChoices({ database }: DatabaseReader) {
  const list = async (column: 'tags' | 'regions') => {
    const rows = await database
      .selectFrom('newsletters')
      .select(`${column} as list`)
      .distinct()
      .where('subscribed', '=', 1)
      .where(column, '!=', '[]')
      .execute();
    return [...new Set(rows.flatMap((row) => JSON.parse(row.list) as string[]))].sort();
  };
  const slugs = await list('regions');
  const regions = regionTexts().filter(({ slug }) => slugs.includes(slug));
  return {
    tags: await list('tags'),
    regions: regions.map(({ slug, name }) => ({ slug, name })),
    sendings: await listSendings({ database }),
  };
}
