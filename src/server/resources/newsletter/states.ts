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

export const awayColumns = (awayAs: AwayState, awayWhy: string | null, awayAt: string | null) => ({
  subscribed: 0 as const,
  ...{ awayAs, awayWhy, awayAt },
});

export const activeColumns = {
  subscribed: 1 as const,
  ...{ awayAs: null, awayWhy: null, awayAt: null },
};

/** The columns of a subscriber whose address the owner has confirmed as correct. */
export const withoutBounces = { softBounces: 0, softBouncedAt: null, softBouncedMailing: null };

/** Whether a subscriber gets no more mails, unless the owner corrects the address. */
export const isUnreachable = (state: SubscriberState): state is 'bounced' | 'complained' =>
  state === 'bounced' || state === 'complained';

/** The subscriber with a token; undefined if nobody has it. */
export const findByToken = (database: Kysely<Tables>, token: string) =>
  database.selectFrom('newsletters').selectAll().where('token', '=', token).executeTakeFirst();

/** Ends the mails to the subscriber with a token; a milder state never replaces a complaint. @returns undefined if nobody has the token; `isNew` if they got mails until now, or complain for the first time */
export async function markAway(
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
        .set(awayColumns(state, why, now({ clock })))
        .where('id', '=', row.id)
        // Two instances may process it at once.
        .where('awayAs', row.awayAs === null ? 'is' : '=', row.awayAs)
        .executeTakeFirst()
    : undefined;
  const isNew = Boolean(changed?.numUpdatedRows);
  // Refused mails stay in the outbox, because their mailing counts them.
  const unsent = ['waiting', 'held'] as const;
  await dropNewsletterMails({ database }, [row.email], state === 'bounced' ? unsent : undefined);
  return { isNew };
}
