import type { SearchMiss } from '../../../contract/search.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import type { Services } from '../http/context.ts';
import { createMinuteQuota } from '../http/rate-limit.ts';
import { site } from '../site-content/site-content.ts';

/** Rows that the table holds at most; the rarest and oldest give way. */
export const maxMisses = 300;
const longestText = 60;
/** Retention of terms that nobody searches for any more. */
export const missDays = 180;
/** So that a flood of searches is no flood of writes. */
const perMinute = 30;

const hasQuota = createMinuteQuota('search misses', perMinute);

/** Words alone: what may be an address, a number of a person or a sentence is never stored. */
function storableTerms(text: string): string | undefined {
  const words = foldText(text);
  const isPersonal = text.includes('@') || /\d.*\d.*\d.*\d/.test(text);
  const isShort = words.length >= 3 && words.length <= longestText && words.split(' ').length <= 6;
  return isShort && !isPersonal ? words : undefined;
}

/** Counts a text that the search found nothing for, by day of the site's time zone and without a word on who typed it. */
export async function countMiss(
  services: Pick<Services, 'database' | 'clock'>,
  text: string,
): Promise<void> {
  const words = storableTerms(text);
  if (!words || !(await hasQuota(services))) return;
  const lastOn = localDay(services.clock(), site.timeZone);
  await services.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('searchMisses')
      .values({ text: words, count: 1, lastOn })
      .onConflict((conflict) =>
        conflict
          .column('text')
          .doUpdateSet((eb) => ({ count: eb('searchMisses.count', '+', 1), lastOn })),
      )
      .execute();
    const surplus = transaction
      .selectFrom('searchMisses')
      .select('text')
      .where('text', '!=', words)
      .orderBy('count', 'desc')
      .orderBy('lastOn', 'desc')
      .orderBy('text')
      .limit(1)
      .offset(maxMisses - 1);
    await transaction.deleteFrom('searchMisses').where('text', '=', surplus).execute();
  });
}

export async function listMisses({ database }: Pick<Services, 'database'>): Promise<SearchMiss[]> {
  return database
    .selectFrom('searchMisses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('lastOn', 'desc')
    .orderBy('text')
    .execute();
}

export async function clearMisses({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.deleteFrom('searchMisses').execute();
}

/** Deletes what nobody has searched for in half a year. @returns how many */
export async function purgeMisses({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const before = new Date(clock().getTime() - missDays * 86_400_000).toISOString().slice(0, 10);
  const { numDeletedRows } = await database
    .deleteFrom('searchMisses')
    .where('lastOn', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
