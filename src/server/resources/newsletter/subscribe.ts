import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { alreadySubscribed, noMoreMails } from '../../../contract/newsletter/messages.ts';
import { newsletterConsent } from '../../../domain/consent/consent.ts';
import { normalEmail } from '../../../domain/text/email.ts';
import type { Row } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict, rejectDuplicate } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { queueEvent } from '../../platform/webhooks/events.ts';
import {
  activeColumns,
  awayColumns,
  findByToken,
  isUnreachable,
  subscriberState,
} from './states.ts';
import { confirmationMail, type WelcomeTexts, welcomeMail } from './welcome-email.ts';

/** The interval within which nobody gets a second request to confirm, however often their address is entered. */
const repeatMs = 86_400_000;

export const newToken = () => randomBytes(32).toString('base64url');

export function findSubscriber({ database }: Pick<Services, 'database'>, email: string) {
  return database
    .selectFrom('newsletters')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** The subscriber to whom the mails after a sign-up may go; undefined if deleted or unsubscribed. */
export async function findWelcomed(services: Pick<Services, 'database'>, email: string) {
  const row = await findSubscriber(services, email);
  return row && ['active', 'unconfirmed'].includes(subscriberState(row)) ? row : undefined;
}

type SubscribeServices = Pick<Services, 'config' | 'database' | 'clock'>;

/** Whether an unconfirmed subscriber was mailed within `repeatMs`. */
const wasAsked = ({ clock }: SubscribeServices, { consentAt }: Row<'newsletters'>) =>
  consentAt !== null && clock().getTime() - Date.parse(consentAt) < repeatMs;

/**
 * Stores proof of consent and mails the guide. @param mustConfirm whether only a click in that mail subscribes them @param welcome the texts of the mail; by default those of content/
 * @throws 409 if the address is subscribed already, or gets no more mails
 */
export async function subscribe(
  services: SubscribeServices,
  address: string,
  from: { page: string | null; address: string },
  mustConfirm = false,
  welcome?: WelcomeTexts,
) {
  const { database } = services;
  const email = normalEmail(address);
  const time = now(services);
  const known = await findSubscriber(services, email);
  const state = known && subscriberState(known);
  if (state === 'active') throw conflict(alreadySubscribed);
  if (state && isUnreachable(state)) throw conflict(noMoreMails);
  if (known && state === 'unconfirmed' && mustConfirm && wasAsked(services, known)) return;
  const token = known?.token ?? newToken();
  const consent = {
    ...(mustConfirm ? awayColumns('unconfirmed', null, time) : activeColumns),
    consentAt: time,
    consentPage: from.page,
    consentWording: newsletterConsent,
    // Salted with the token, so that one table of hashed addresses does not fit all rows.
    consentAddressHash: createHash('sha256').update(`${token}:${from.address}`).digest('hex'),
  };
  await rejectDuplicate(alreadySubscribed, () =>
    database.transaction().execute(async (transaction) => {
      if (known) {
        const back = await transaction
          .updateTable('newsletters')
          .set(consent)
          .where('id', '=', known.id)
          .where('subscribed', '=', 0)
          .executeTakeFirst();
        if (!back.numUpdatedRows) throw conflict(alreadySubscribed);
      } else {
        await transaction
          .insertInto('newsletters')
          .values({ ...consent, email, token, createdAt: time })
          .execute();
      }
      await queueEvent({ database: transaction, clock: services.clock }, 'sign-up');
      const to = known?.email ?? email;
      const { siteUrl } = services.config;
      const mail = mustConfirm
        ? confirmationMail(siteUrl, to, token)
        : welcomeMail(siteUrl, to, token, welcome);
      await enqueueMail(services, transaction, 'welcome', mail);
    }),
  );
}

/** Subscribes the person with a token, once they have confirmed. @returns their state; undefined if nobody has the token */
export async function confirmSubscription(services: SubscribeServices, token: string) {
  const time = now(services);
  await services.database
    .updateTable('newsletters')
    .set({
      ...activeColumns,
      consentWording: sql`coalesce(consent_wording, '') || cast(${` Confirmed by a click on ${time}.`} as text)`,
    })
    .where('token', '=', token)
    .where('awayAs', '=', 'unconfirmed')
    .execute();
  const row = await findByToken(services.database, token);
  return row && subscriberState(row);
}
