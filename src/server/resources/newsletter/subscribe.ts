import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { alreadySubscribed } from '../../../contract/newsletter/messages.ts';
import { newsletterConsent } from '../../../domain/consent/consent.ts';
import { normalEmail } from '../../../domain/text/email.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict, rejectDuplicate } from '../../platform/http/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { queueEvent } from '../../platform/webhooks/events.ts';
import { welcomeMail } from './welcome-email.ts';

export const newToken = () => randomBytes(32).toString('base64url');

export function findSubscriber({ database }: Pick<Services, 'database'>, email: string) {
  return database
    .selectFrom('newsletters')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export const isSubscribed = async (services: Pick<Services, 'database'>, email: string) =>
  (await findSubscriber(services, email))?.subscribed === 1;

/** Stores proof of consent. @throws 409 where the address is subscribed already */
export async function subscribe(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  address: string,
  from: { page: string | null; address: string },
) {
  const { database } = services;
  const email = normalEmail(address);
  const time = now(services);
  const known = await findSubscriber(services, email);
  if (known?.subscribed) throw conflict(alreadySubscribed);
  const token = known?.token ?? newToken();
  const consent = {
    subscribed: 1 as const,
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
      const mail = welcomeMail(services.config.siteUrl, known?.email ?? email, token);
      await enqueueMail(services, transaction, 'welcome', mail);
    }),
  );
}
