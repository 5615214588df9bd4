import type { SearchMiss } from '../../../contract/search.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { ago, type DatabaseReader, type Services } from '../http/context.ts';
import { createMinuteQuota } from '../http/rate-limit.ts';
import { site } from '../site-content/site-content.ts';

/** Maximum of rows; the rarest and oldest are deleted first. */
export const maxMisses = 300;
const longestText = 60;
/** Retention of a term after its last search. */
export const missDays = 180;
/** Maximum of writes per minute. */
const perMinute = 30;

const hasQuota = createMinuteQuota('search misses', perMinute);

/** The text as plain words; undefined if it is too short or may be an address, a personal number or a sentence. */
function storableTerms(text: string): string | undefined {
  const words = foldText(text);
  const isPersonal = text.includes('@') || /\d.*\d.*\d.*\d/.test(text);
  const isShort = words.length >= 3 && words.length <= longestText && words.split(' ').length <= 6;
  return isShort && !isPersonal ? words : undefined;
}

/** Counts a search text without results, with the day in the website's time zone and no data about the visitor. */
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

export async function listMisses({ database }: DatabaseReader): Promise<SearchMiss[]> {
  return database
    .selectFrom('searchMisses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('lastOn', 'desc')
    .orderBy('text')
    .execute();
}

export async function clearMisses({ database }: DatabaseReader): Promise<void> {
  await database.deleteFrom('searchMisses').execute();
}

/** Deletes terms without a search in `missDays` days. @returns the number of deleted terms */
export async function purgeMisses({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const before = ago({ clock }, missDays * 86_400_000).slice(0, 10);
  const { numDeletedRows } = await database
    .deleteFrom('searchMisses')
    .where('lastOn', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
