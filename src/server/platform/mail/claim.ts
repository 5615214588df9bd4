import type { Kysely } from 'kysely';
import { forUpdateSkipLocked } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { countRequest, readCount } from '../http/rate-limit.ts';

export type OutboxServices = Pick<Services, 'config' | 'database' | 'clock' | 'logger'>;

export const minuteMs = 60_000;
/** Lease of a mail that is being sent, after which another worker claims it. */
export const leaseMs = 10 * minuteMs;

export const after = (services: Pick<Services, 'clock'>, milliseconds: number) =>
  new Date(services.clock().getTime() + milliseconds).toISOString();

/** Gives up mails whose sending a crash interrupted twice, so that no recipient gets more than one repeat. */
export async function giveUpTwiceInterrupted(services: OutboxServices) {
  const rows = await services.database
    .updateTable('outbox')
    .set({ status: 'failed', lastError: 'The site stopped twice while it was sending this mail' })
    .where('status', '=', 'sending')
    .where('nextAttemptAt', '<=', now(services))
    .where('interrupted', '=', 1)
    .returning('id')
    .execute();
  for (const { id } of rows) services.logger.error({ mail: id }, 'mail cut off twice, given up');
}

/** A mail by its id, or the one of a queue that is due longest. */
type Wanted = number | 'single' | 'mailing';

function dueRows(services: OutboxServices, queue: 'single' | 'mailing', database: Kysely<Tables>) {
  return database
    .selectFrom('outbox')
    .where('mailingId', queue === 'single' ? 'is' : 'is not', null)
    .where('status', 'in', ['waiting', 'sending'])
    .where('nextAttemptAt', '<=', now(services));
}

/** @returns undefined when none is due or free */
export async function claim(services: OutboxServices, wanted: Wanted) {
  const { database, logger } = services;
  const claimed = await database.transaction().execute(async (transaction) => {
    const due = await forUpdateSkipLocked(
      database,
      typeof wanted === 'number'
        ? transaction
            .selectFrom('outbox')
            .selectAll()
            .where('id', '=', wanted)
            .where('status', '=', 'waiting')
        : dueRows(services, wanted, transaction)
            .selectAll()
            .orderBy('nextAttemptAt')
            .orderBy('id')
            .limit(1),
    ).executeTakeFirst();
    if (!due) return undefined;
    const interrupted = due.status === 'sending';
    const row = await transaction
      .updateTable('outbox')
      .set({
        status: 'sending',
        attempts: due.attempts + 1,
        // The end of the lease while the mail is in sending.
        nextAttemptAt: after(services, leaseMs),
        tryingSince: due.tryingSince ?? now(services),
        ...(interrupted && { interrupted: 1 }),
      })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, interrupted };
  });
  if (claimed?.interrupted) {
    logger.warn({ mail: claimed.row.id }, 'sending again a mail that a crash may have sent');
  }
  return claimed?.row;
}

const quotaKey = 'mailings';

/** Mails of mailings come after all others, so many a minute of all instances together. */
export async function claimNext(services: OutboxServices) {
  const single = await claim(services, 'single');
  if (single) return single;
  const due = await dueRows(services, 'mailing', services.database)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const quota = services.config.newsletterPerMinute;
  // The worker asks every two seconds: reading first spares the writes of a quota that is used up.
  if ((await readCount(services, quotaKey)) >= quota) return undefined;
  const { count } = await countRequest(services, quotaKey, 1);
  return count > quota ? undefined : claim(services, 'mailing');
}
