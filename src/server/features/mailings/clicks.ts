import { sql } from 'kysely';
import type { MailingLink } from '../../../contract/mailings.ts';
import {
  createRouter,
  type DatabaseReader,
  now,
  type Services,
} from '../../platform/http/context.ts';
import { createBufferedCounts } from '../../platform/jobs/buffered-counts.ts';
import { isOpenedByVisitor } from '../../platform/page-reads/readers.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { findMail } from '../../resources/newsletter/mail-ids.ts';
import { clickedInMailing } from './segments.ts';

interface Click {
  mailingId: number;
  /** The number of the link in its mailing. */
  number: number;
  /** Set only while the owner remembers clicks. */
  subscriberId?: number | undefined;
}

/** Counts how often the links of mailings are followed. */
export function createMailClicks(services: Pick<Services, 'database' | 'clock' | 'logger'>) {
  return createBufferedCounts<Click>(services, {
    task: 'counting links followed in mails',
    failure: 'the clicks in mails were not written',
    async write(counted) {
      // Instances that wrote rows in different orders could wait for each other.
      const ordered = counted.toSorted(
        ({ subject: one }, { subject: other }) =>
          one.mailingId - other.mailingId || one.number - other.number,
      );
      const people = counted
        .flatMap(({ subject: { subscriberId, mailingId } }) =>
          subscriberId === undefined ? [] : [{ subscriberId, mailingId }],
        )
        .toSorted((one, other) => one.subscriberId - other.subscriberId);
      await services.database.transaction().execute(async (transaction) => {
        for (const { subject, times } of ordered) {
          await transaction
            .updateTable('mailingLinks')
            .set(({ eb }) => ({ clicks: eb('clicks', '+', times) }))
            .where('mailingId', '=', subject.mailingId)
            .where('number', '=', subject.number)
            .execute();
        }
        for (const { subscriberId, mailingId } of people) {
          const known = clickedInMailing(mailingId);
          const clickedIn = sql<string>`case when ${known} then clicked_in else clicked_in || ${`${mailingId},`} end`;
          await transaction
            .updateTable('newsletters')
            .set({ clickedAt: now(services), clickedIn })
            .where('id', '=', subscriberId)
            .execute();
        }
      });
    },
  });
}

export type MailClicks = ReturnType<typeof createMailClicks>;

const toId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

const longestMailId = 50;

/** The recipient of a link's mail; undefined unless the owner remembers clicks. */
async function findReader({ database }: Services, mailingId: number, mail = '') {
  if (!site.remembersClicks || mail.length > longestMailId) return undefined;
  const found = await findMail(database, mail);
  return found?.mailingId === mailingId ? found.subscriber.id : undefined;
}

/** Redirects from a link of a mail to its target, and counts the clicks of people. */
export const mailLinkRoutes = (services: Services, clicks: Pick<MailClicks, 'add'>) =>
  createRouter().get('/mail-link/:mailing/:number', async (context, next) => {
    const mailingId = toId(context.req.param('mailing'));
    const number = toId(context.req.param('number'));
    const found = await services.database
      .selectFrom('mailingLinks')
      .select('address')
      .where('mailingId', '=', mailingId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!found) return next();
    const header = (name: string) => context.req.header(name);
    if (isOpenedByVisitor(context.req.method, { header })) {
      const subscriberId = await findReader(services, mailingId, context.req.query('mail'));
      clicks.add({ mailingId, number, subscriberId });
    }
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex, nofollow');
    // The address of the mail's link would name the subscriber to the target.
    context.header('Referrer-Policy', 'no-referrer');
    return context.redirect(found.address, 302);
  });

/** Deletes the remembered clicks of subscribers once the owner no longer remembers clicks. */
export async function forgetClicks({ database }: DatabaseReader) {
  if (site.remembersClicks) return 0;
  const { numUpdatedRows } = await database
    .updateTable('newsletters')
    .set({ clickedAt: null, clickedIn: ',' })
    .where('clickedAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The links of a mailing, the most followed first. */
export function listLinks({ database }: DatabaseReader, mailingId: number): Promise<MailingLink[]> {
  return database
    .selectFrom('mailingLinks')
    .select(['address', 'clicks'])
    .where('mailingId', '=', mailingId)
    .orderBy('clicks', 'desc')
    .orderBy('number')
    .execute();
}
