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

export const awayColumns = (awayAs: AwayState, awayWhy: string | null, awayAt: string | null) => ({
  subscribed: 0 as const,
  ...{ awayAs, awayWhy, awayAt },
});

export const activeColumns = {
  subscribed: 1 as const,
  ...{ awayAs: null, awayWhy: null, awayAt: null },
};

/** Nobody of these is mailed again, unless the owner corrects the address. */
export const isUnreachable = (state: SubscriberState) =>
  state === 'bounced' || state === 'complained';

/** Ends the mails to whoever has a token; a complaint is never turned into something milder. @returns their address, undefined where nobody has the token */
export async function markAway(
  { clock }: Pick<Services, 'clock'>,
  database: Kysely<Tables>,
  token: string,
  state: AwayState,
  why: string | null,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('newsletters')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const before = subscriberState(row);
  if (before === 'active' || before === 'unconfirmed' || state === 'complained') {
    await database
      .updateTable('newsletters')
      .set(awayColumns(state, why, now({ clock })))
      .where('id', '=', row.id)
      .execute();
  }
  // A mail that was refused is counted with its mailing.
  const unsent = ['waiting', 'held'] as const;
  await dropNewsletterMails({ database }, [row.email], state === 'bounced' ? unsent : undefined);
  return row.email;
}
