import { sql } from 'kysely';
import type { MissingAddress } from '../../../contract/history/redirects.ts';
import { ago, type DatabaseReader, now, type Services } from '../http/context.ts';
import { createMinuteQuota } from '../http/rate-limit.ts';

/** Maximum of rows. Addresses with the fewest requests are deleted first; among equals, the oldest. */
export const maxAddresses = 500;
const maxPathLength = 300;
const expiryDays = 90;

/** Limit of writes during a flood of unknown addresses. */
const maxWritesPerMinute = 120;
/** Matches addresses that are not counted: those of scanners, of an earlier build, or with an email address. */
const noise = /^\/assets\/|@|\/\.|[.](php\d?|aspx?|jsp|cgi|sql|bak|env|ini|log)(\/|$)|\/cgi-bin\//i;

/** Counts the requests for missing pages, and stores nothing about the visitors. */
export function createNotFoundLog(services: Pick<Services, 'database' | 'clock' | 'logger'>) {
  const { database } = services;
  const hasQuota = createMinuteQuota('missing addresses', maxWritesPerMinute);

  /** Deletes the rows beyond the limit, except that of the newest address. */
  async function shorten(newest: string) {
    const { total } = await database
      .selectFrom('missingAddresses')
      .select((query) => query.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const surplus = Number(total) - maxAddresses;
    if (surplus <= 0) return;
    await database
      .deleteFrom('missingAddresses')
      .where('path', 'in', (query) =>
        query
          .selectFrom('missingAddresses')
          .select('path')
          .where('path', '!=', newest)
          .orderBy('count')
          .orderBy('lastAt')
          .limit(surplus),
      )
      .execute();
  }

  return async (path: string) => {
    if (path.length > maxPathLength || noise.test(path)) return;
    const lastAt = now(services);
    try {
      if (!(await hasQuota(services))) return;
      const { count } = await database
        .insertInto('missingAddresses')
        .values({ path, count: 1, lastAt })
        .onConflict((known) =>
          known.column('path').doUpdateSet({
            count: sql`${sql.ref('missingAddresses.count')} + 1`,
            lastAt,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      if (count === 1) await shorten(path);
    } catch (error) {
      // A failed count does not affect the response.
      services.logger.warn({ err: error }, 'a missing address was not counted');
    }
  };
}

export const listMissingAddresses = ({ database }: DatabaseReader): Promise<MissingAddress[]> =>
  database
    .selectFrom('missingAddresses')
    .selectAll()
    .orderBy('lastAt', 'desc')
    .orderBy('path')
    .execute();

export async function forgetMissingAddresses(
  database: Pick<Services['database'], 'deleteFrom'>,
  paths: readonly string[],
) {
  const spellings = paths.flatMap((path) => [path, `${path}/`]);
  await database.deleteFrom('missingAddresses').where('path', 'in', spellings).execute();
}

/** Deletes addresses without a request in 90 days. @returns the number */
export async function purgeMissingAddresses({ database, clock }: Services) {
  const before = ago({ clock }, expiryDays * 86_400_000);
  const { numDeletedRows } = await database
    .deleteFrom('missingAddresses')
    .where('lastAt', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
