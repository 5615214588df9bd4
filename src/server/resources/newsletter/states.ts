import type { Kysely } from 'kysely';
import type { SubscriberState } from '../../../contract/newsletter/newsletter.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { dropNewsletterMails } from '../../platform/mail/outbox.ts';

export type AwayState = Exclude<SubscriberState, 'active'>;

export const subscriberState = ({
  subscribed,
  awayAs,
}: Pick<Row<'newsletters'>, 'subscribed' | 'awayAs'>): SubscriberState =>
  subscribed ? 'active' : ((awayAs as AwayState | null) ?? 'unsubscribed');

/** Whether a subscriber has paused the newsletter at a time. */
export const isPaused = ({ pausedUntil }: Pick<Row<'newsletters'>, 'pausedUntil'>, time: string) =>
  pausedUntil !== null && pausedUntil > time;

export const inactiveColumns = (
  awayAs: AwayState,
  awayWhy: string | null,
  awayAt: string | null,
) => ({
  subscribed: 0 as const,
  ...{ awayAs, awayWhy, awayAt },
});

export const activeColumns = {
  subscribed: 1 as const,
  ...{ awayAs: null, awayWhy: null, awayAt: null },
};

/** Columns that reset the bounces of a subscriber. */
export const withoutBounces = { softBounces: 0, softBouncedAt: null, softBouncedMailing: null };

/** Whether a subscriber gets no mails until the owner corrects the address. */
export const isUnreachable = (state: SubscriberState): state is 'bounced' | 'complained' =>
  state === 'bounced' || state === 'complained';

export const findByToken = (database: Kysely<Tables>, token: string) =>
  database.selectFrom('newsletters').selectAll().where('token', '=', token).executeTakeFirst();

/**
 * Ends the mails to a subscriber. A milder state never replaces a complaint.
 * @returns undefined for an unknown token; `isNew` is true if the state changed
 */
export async function markInactive(
  { clock }: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  token: string,
  state: AwayState,
  why: string | null,
): Promise<{ isNew: boolean } | undefined> {
  const row = await findByToken(database, token);
  if (!row) return undefined;
  const before = subscriberState(row);
  const gotMails = before === 'active' || before === 'unconfirmed';
  const mayChange = gotMails || (state === 'complained' && before !== 'complained');
  const changed = mayChange
    ? await database
        .updateTable('newsletters')
        .set(inactiveColumns(state, why, now({ clock })))
        .where('id', '=', row.id)
        // Two server instances may process the same report at the same time.
        .where('awayAs', row.awayAs === null ? 'is' : '=', row.awayAs)
        .executeTakeFirst()
    : undefined;
  const isNew = Boolean(changed?.numUpdatedRows);
  // Refused mails stay in the outbox, because the mailing counts them.
  const unsent = ['waiting', 'held'] as const;
  await dropNewsletterMails({ database }, [row.email], state === 'bounced' ? unsent : undefined);
  return { isNew };
}
