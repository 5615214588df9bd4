import type { MailingLink } from '../../../contract/mailings.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { mayHaveSession } from '../../platform/http/session-cookie.ts';
import { createBufferedCounts } from '../../platform/jobs/buffered-counts.ts';
import { isOpenedByPerson } from '../../platform/page-reads/readers.ts';

interface Link {
  mailingId: number;
  number: number;
}

/** Counts how often the links of mailings are followed, without a word on who follows them. */
export function createMailClicks(services: Pick<Services, 'database' | 'clock' | 'logger'>) {
  return createBufferedCounts<Link>(services, {
    task: 'counting what is followed in mails',
    failure: 'the clicks in mails were not written',
    async write(counted) {
      // Instances that wrote rows in different orders could wait for each other.
      const ordered = counted.toSorted(
        ({ subject: one }, { subject: other }) =>
          one.mailingId - other.mailingId || one.number - other.number,
      );
      await services.database.transaction().execute(async (transaction) => {
        for (const { subject, times } of ordered) {
          await transaction
            .updateTable('mailingLinks')
            .set(({ eb }) => ({ clicks: eb('clicks', '+', times) }))
            .where('mailingId', '=', subject.mailingId)
            .where('number', '=', subject.number)
            .execute();
        }
      });
    },
  });
}

export type MailClicks = ReturnType<typeof createMailClicks>;

const toId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** Leads from a link of a mail to its target, and counts the people whom it led. */
export const mailLinkRoutes = ({ database }: Services, clicks: Pick<MailClicks, 'add'>) =>
  createRouter().get('/mail-link/:mailing/:number', async (context, next) => {
    const link = {
      mailingId: toId(context.req.param('mailing')),
      number: toId(context.req.param('number')),
    };
    const found = await database
      .selectFrom('mailingLinks')
      .select('address')
      .where('mailingId', '=', link.mailingId)
      .where('number', '=', link.number)
      .executeTakeFirst();
    if (!found) return next();
    const header = (name: string) => context.req.header(name);
    const mayCount = context.req.method === 'GET' && !mayHaveSession(header('cookie'));
    if (mayCount && isOpenedByPerson({ header })) clicks.add(link);
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex, nofollow');
    return context.redirect(found.address, 302);
  });

/** The links of a mailing, the most followed first. */
export function listLinks(
  { database }: Pick<Services, 'database'>,
  mailingId: number,
): Promise<MailingLink[]> {
  return database
    .selectFrom('mailingLinks')
    .select(['address', 'clicks'])
    .where('mailingId', '=', mailingId)
    .orderBy('clicks', 'desc')
    .orderBy('number')
    .execute();
}
