import { type SelectQueryBuilder, sql } from 'kysely';
import type { Row, Tables } from '../database/tables.ts';
import { after, now, type Services } from '../http/context.ts';
import { claimRows } from '../queue/queue.ts';

export type OutboxServices = Pick<Services, 'config' | 'content' | 'database' | 'clock' | 'logger'>;

/** Lease of a mail that is being sent. A worker requeues the mail when the lease expires. */
export const leaseMs = 10 * 60_000;

/** Requeues mails that a crash interrupted. A mail fails at its second interruption, so it is sent at most twice. */
export async function releaseInterrupted(services: OutboxServices) {
  const rows = await services.database
    .updateTable('outbox')
    .set((eb) => ({
      status: eb.case().when('interrupted', '=', 1).then('failed').else('waiting').end(),
      lastError: eb
        .case()
        .when('interrupted', '=', 1)
        .then('The site stopped twice while it was sending this mail')
        .else(eb.ref('lastError'))
        .end(),
      interrupted: 1,
    }))
    .where('status', '=', 'sending')
    .where('nextAttemptAt', '<=', now(services))
    .returning(['id', 'status'])
    .execute();
  for (const { id, status } of rows) {
    if (status === 'failed') services.logger.error({ mail: id }, 'mail cut off twice, given up');
    else services.logger.warn({ mail: id }, 'sending again a mail that a crash may have sent');
  }
}

/** The id of a mail, or the queue from which to claim the longest due mail. */
type Wanted = number | 'single' | 'welcome' | 'mailing';

/** Maximum of welcome mails per hour; the rest follow in the next hour. */
export const welcomesPerHour = 600;

type Mails = SelectQueryBuilder<Tables, 'outbox', object>;

function mailsOf(mails: Mails, wanted: Exclude<Wanted, number>): Mails {
  if (wanted !== 'mailing') {
    const single = mails.where('mailingId', 'is', null);
    return single.where('kind', wanted === 'welcome' ? '=' : '!=', 'welcome');
  }
  return mails.where('mailingId', 'in', (query) =>
    query.selectFrom('mailings').select('id').where('pausedAt', 'is', null),
  );
}

/** Claims a mail for sending. @returns undefined if none is due or free */
export async function claimMail(
  services: OutboxServices,
  wanted: Wanted,
): Promise<Row<'outbox'> | undefined> {
  const [row] = await claimRows(services, 'outbox', {
    due: (mails) => {
      const waiting = mails.where('status', '=', 'waiting');
      if (typeof wanted === 'number') return waiting.where('id', '=', wanted);
      const ofKind = mailsOf(waiting, wanted);
      return ofKind
        .where('nextAttemptAt', '<=', now(services))
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1);
    },
    set: {
      status: 'sending',
      attempts: sql`attempts + 1`,
      // `nextAttemptAt` is the end of the lease while the status is `sending`.
      nextAttemptAt: after(services, leaseMs),
      tryingSince: sql`coalesce(trying_since, ${now(services)})`,
    },
    ...(wanted === 'mailing' && {
      pace: { key: 'mailings', most: services.config.newsletterPerMinute, minutes: 1 },
    }),
    ...(wanted === 'welcome' && {
      pace: { key: 'welcomes', most: welcomesPerHour, minutes: 60 },
    }),
  });
  return row;
}

/** Claims the next mail. Mails of mailings come last, at a limited rate per minute over all instances. */
export const claimNext = async (services: OutboxServices) =>
  (await claimMail(services, 'single')) ??
  (await claimMail(services, 'welcome')) ??
  (await claimMail(services, 'mailing'));
