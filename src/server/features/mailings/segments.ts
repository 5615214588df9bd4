import { type RawBuilder, sql } from 'kysely';
import type { Segment } from '../../../contract/mailings.ts';
import { startOfDay } from '../../../domain/dates/site-time.ts';
import type { Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';

/** The SQL condition for the subscribers who get a mailing. */
export function recipientCondition({
  joinedSince,
  tag,
  clickedSince,
}: Segment): RawBuilder<boolean> {
  const conditions = [sql<boolean>`subscribed = 1`];
  const from = (day: string) => startOfDay(day, site.timeZone).toISOString();
  if (joinedSince) conditions.push(sql`created_at >= ${from(joinedSince)}`);
  if (clickedSince) conditions.push(sql`clicked_at >= ${from(clickedSince)}`);
  if (tag) {
    const text = JSON.stringify(tag).replace(/[\\%_]/g, (character) => `\\${character}`);
    conditions.push(sql`tags like ${`%${text}%`} escape '\\'`);
  }
  return sql.join(conditions, sql` and `);
}

/** The number of subscribers that a mailing to a segment would reach now. */
export async function countRecipients(
  { database }: Pick<Services, 'database'>,
  segment: Segment,
): Promise<number> {
  const { count } = await database
    .selectFrom('newsletters')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(recipientCondition(segment))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The tags of everybody who gets mails, in alphabetical order. */
export async function listTags({ database }: Pick<Services, 'database'>): Promise<string[]> {
  const rows = await database
    .selectFrom('newsletters')
    .select('tags')
    .distinct()
    .where('subscribed', '=', 1)
    .where('tags', '!=', '[]')
    .execute();
  return [...new Set(rows.flatMap(({ tags }) => JSON.parse(tags) as string[]))].sort();
}
