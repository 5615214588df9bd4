import { sql } from 'kysely';
import type { DatabaseReader, Services } from './context.ts';
import { tooMany } from './errors.ts';

/** Adds uses atomically. @returns the count with these uses, and the seconds until the window ends */
export async function countRequest(
  services: Pick<Services, 'database' | 'clock'>,
  key: string,
  windowMinutes: number,
  uses = 1,
): Promise<{ count: number; secondsLeft: number }> {
  const time = services.clock();
  const now = time.toISOString();
  const resetTime = new Date(time.getTime() + windowMinutes * 60_000).toISOString();
  const row = await services.database
    .insertInto('rateLimits')
    .values({ key, count: uses, resetTime, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${sql.ref('rateLimits.resetTime')} <= ${now} then ${uses} else ${sql.ref('rateLimits.count')} + ${uses} end`,
        resetTime: sql`case when ${sql.ref('rateLimits.resetTime')} <= ${now} then ${resetTime} else ${sql.ref('rateLimits.resetTime')} end`,
      }),
    )
    .returning(['count', 'resetTime'])
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    secondsLeft: (new Date(row.resetTime).getTime() - time.getTime()) / 1000,
  };
}

/** Reads the count of the current window. */
export async function readCount(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
): Promise<number> {
  const row = await database
    .selectFrom('rateLimits')
    .select('count')
    .where('key', '=', key)
    .where('resetTime', '>', clock().toISOString())
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts a request. @throws 429 with `message` beyond `most` requests in the window */
export async function limitRequests(
  services: Pick<Services, 'database' | 'clock'>,
  key: string,
  { most, windowMinutes, message }: { most: number; windowMinutes: number; message: string },
) {
  const { count, secondsLeft } = await countRequest(services, key, windowMinutes);
  if (count > most) throw tooMany(message, secondsLeft);
}

export async function resetCounts(services: DatabaseReader, key: string) {
  await services.database.deleteFrom('rateLimits').where('key', '=', key).execute();
}

/**
 * Limits uses per minute over all instances. An instance beyond the quota does not query the database.
 * @returns a function that counts a use and returns whether it is within the quota
 */
export function createMinuteQuota(name: string, perMinute: number) {
  let minute = 0;
  let counted = 0;
  return async (services: Pick<Services, 'database' | 'clock'>): Promise<boolean> => {
    const current = Math.floor(services.clock().getTime() / 60_000);
    if (current !== minute) [minute, counted] = [current, 0];
    counted += 1;
    if (counted > perMinute) return false;
    if (services.database.engine === 'sqlite') return true;
    return (await countRequest(services, `minute:${name}`, 1)).count <= perMinute;
  };
}
