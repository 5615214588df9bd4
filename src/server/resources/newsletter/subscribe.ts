import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { alreadySubscribed, noMoreMails } from '../../../contract/newsletter/messages.ts';
import { newsletterConsent } from '../../../domain/consent/consent.ts';
import { normalEmail } from '../../../domain/text/addresses.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { conflict, rejectDuplicate } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { queueEvent } from '../../platform/webhooks/events.ts';
import {
  activeColumns,
  findByToken,
  inactiveColumns,
  isUnreachable,
  subscriberState,
} from './states.ts';
import { findSuppression, liftSuppression } from './suppressions.ts';
import { confirmationMail, type WelcomeTexts, welcomeMail } from './welcome-email.ts';

/** Minimum interval between two confirmation mails to the same address. */
const repeatMs = 86_400_000;

export const newToken = () => randomBytes(32).toString('base64url');

export function findSubscriber({ database }: DatabaseReader, email: string) {
  return database
    .selectFrom('newsletters')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Finds a subscriber who may get welcome mails: one whose state is `active` or `unconfirmed`. */
export async function findWelcomed(services: DatabaseReader, email: string) {
  const row = await findSubscriber(services, email);
  return row && ['active', 'unconfirmed'].includes(subscriberState(row)) ? row : undefined;
}

type SubscribeServices = Pick<Services, 'config' | 'database' | 'clock'>;

/** Whether an unconfirmed subscriber got a mail less than `repeatMs` ago. */
const wasAsked = ({ clock }: SubscribeServices, { consentAt }: Row<'newsletters'>) =>
  consentAt !== null && clock().getTime() - Date.parse(consentAt) < repeatMs;

/**
 * Stores proof of consent and mails the guide.
 * @param confirms whether every person must confirm with a click in the mail
 * @param welcome the texts of the mail, by default from content/
 * @returns whether this person must confirm
 * @throws 409 if the address is already subscribed, bounced or complained
 */
export async function subscribe(
  services: SubscribeServices,
  address: string,
  from: { page: string | null; address: string },
  confirms = false,
  welcome?: WelcomeTexts,
): Promise<boolean> {
  const { database } = services;
  const email = normalEmail(address);
  const time = now(services);
  const known = await findSubscriber(services, email);
  const state = known && subscriberState(known);
  if (state === 'active') throw conflict(alreadySubscribed);
  if (state && isUnreachable(state)) throw conflict(noMoreMails);
  const suppression = await findSuppression(database, email);
  const wasRefused = suppression !== undefined && suppression.reason !== 'unsubscribed';
  const mustConfirm = confirms || wasRefused;
  if (known && state === 'unconfirmed' && mustConfirm) {
    // Anyone can enter the address of a person who complained, so the person gets only one mail.
    if (wasRefused || wasAsked(services, known)) return true;
  }
  const token = known?.token ?? newToken();
  const consent = {
    ...(mustConfirm ? inactiveColumns('unconfirmed', null, time) : activeColumns),
    pausedUntil: null,
    consentAt: time,
    consentPage: from.page,
    consentWording: newsletterConsent,
    // The token salts the hash, so that one table of hashed addresses cannot reveal all rows.
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
      if (!mustConfirm) {
        await liftSuppression(transaction, email);
        await queueEvent({ database: transaction, clock: services.clock }, 'sign-up');
      }
      const to = known?.email ?? email;
      const { siteUrl } = services.config;
      const mail = mustConfirm
        ? confirmationMail(siteUrl, to, token)
        : welcomeMail(siteUrl, to, token, welcome);
      await enqueueMail(services, transaction, 'welcome', mail);
    }),
  );
  return mustConfirm;
}

/** Subscribes a person who confirmed. @returns their new state; undefined for an unknown token */
export function confirmSubscription({ database, clock }: SubscribeServices, token: string) {
  const time = now({ clock });
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletters')
      .set({
        ...activeColumns,
        consentWording: sql`coalesce(consent_wording, '') || cast(${` Confirmed by a click on ${time}.`} as text)`,
      })
      .where('token', '=', token)
      .where('awayAs', '=', 'unconfirmed')
      .executeTakeFirst();
    if (numUpdatedRows) await queueEvent({ database: transaction, clock }, 'sign-up');
    const row = await findByToken(transaction, token);
    if (row?.subscribed) await liftSuppression(transaction, row.email);
    return row && subscriberState(row);
  });
}
