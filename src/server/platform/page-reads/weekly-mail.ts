import { paths } from '../../../contract/paths.ts';
import { shortDate } from '../../../domain/dates/short-dates.ts';
import { wallClock } from '../../../domain/dates/site-time.ts';
import { countText } from '../../../domain/text/format.ts';
import type { Services } from '../http/context.ts';
import { mailOwner } from '../mail/owner-mail.ts';
import type { Settings } from '../settings/store.ts';
import { site } from '../site-content/site-content.ts';
import { countDownloads, daysAgo, type Range, readStatistics } from './queries.ts';

type MailServices = Pick<Services, 'database' | 'clock' | 'config'>;

const monday = 1;
const firstHour = 7;
const shown = 3;

const listText = (counts: readonly { label: string; times: number }[], none: string) =>
  counts
    .slice(0, shown)
    .map(({ label, times }) => `${label} (${times})`)
    .join(', ') || none;

function readsText(reads: number, before: number): string {
  const read = `${countText(reads, 'page')} read`;
  return before === 0 ? `${read}.` : `${read}; ${before} in the week before.`;
}

async function weekLines(services: MailServices, week: Range, before: Range): Promise<string[]> {
  const { reads, pages, sources, signUps } = await readStatistics(services, week);
  const earlier = await readStatistics(services, before);
  const read = pages.map(({ title, times }) => ({ label: title, times }));
  const from = sources
    .filter(({ name }) => name)
    .map(({ name, times }) => ({ label: name, times }));
  return [
    readsText(reads, earlier.reads),
    `Read most: ${listText(read, 'nothing')}.`,
    `Readers came from: ${listText(from, 'no site that names itself')}.`,
    `${countText(signUps, 'sign-up')} for the newsletter.`,
    `${countText(await countDownloads(services, week), 'file')} downloaded.`,
  ];
}

/** Mails the owner the figures of the last seven days once on Monday from 7 am, if the mail is turned on. */
export async function mailWeek(
  services: MailServices,
  settings: Pick<Settings, 'values'>,
): Promise<void> {
  const local = new Date(wallClock(services.clock(), site.timeZone));
  if (local.getUTCDay() !== monday || local.getUTCHours() < firstHour) return;
  if ((await settings.values()).statistics.weeklyMail !== 'on') return;
  const week = { from: daysAgo(services, 7), to: daysAgo(services, 1) };
  const before = { from: daysAgo(services, 14), to: daysAgo(services, 8) };
  const lines = await weekLines(services, week, before);
  await services.database.transaction().execute(async (transaction) => {
    const mark = await transaction
      .insertInto('visitCounts')
      .values({ day: daysAgo(services, 0), kind: 'weekly-mail', page: '', detail: '', times: 1 })
      .onConflict((conflict) => conflict.columns(['day', 'kind', 'page', 'detail']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!mark) return;
    const [first, last] = [week.from, week.to].map((day) => shortDate(day, 'UTC'));
    await mailOwner(services, transaction, `Your week: ${first} to ${last}`, [
      ...lines,
      { link: 'All figures', href: `${services.config.siteUrl}${paths.adminTab('statistics')}` },
    ]);
  });
}
