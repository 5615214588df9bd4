import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newsletterConsent } from '../../domain/consent.ts';
import { normalEmail } from '../../domain/email.ts';
import { now, type Services } from '../http/context.ts';
import { conflict } from '../http/errors.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { rejectDuplicate } from '../publishing/publishable.ts';
import { welcomeMail } from './welcome-email.ts';

export const taken = 'Email already subscribed';

/** A new random part of an unsubscribe address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The subscriber with an address, whatever the case of its letters. */
export function findSubscriber({ database }: Pick<Services, 'database'>, email: string) {
  return database
    .selectFrom('newsletters')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/**
 * Adds a subscriber with what was agreed to, where and when. Who had left is subscribed again.
 * @param from the page and the network address that the wish came from
 * @throws 409 where the address is subscribed already
 */
export async function subscribe(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  address: string,
  from: { page: string | null; address: string },
) {
  const { database } = services;
  const email = normalEmail(address);
  const time = now(services);
  const known = await findSubscriber(services, email);
  if (known?.subscribed) throw conflict(taken);
  const token = known?.token ?? newToken();
  const consent = {
    subscribed: 1 as const,
    consentAt: time,
    consentPage: from.page,
    consentWording: newsletterConsent,
    // Salted with the token, so that nobody can try out all addresses once and for all rows.
    consentAddressHash: createHash('sha256').update(`${token}:${from.address}`).digest('hex'),
  };
  await rejectDuplicate(taken, () =>
    database.transaction().execute(async (transaction) => {
      if (known) {
        const back = await transaction
          .updateTable('newsletters')
          .set(consent)
          .where('id', '=', known.id)
          .where('subscribed', '=', 0)
          .executeTakeFirst();
        if (!back.numUpdatedRows) throw conflict(taken);
      } else {
        await transaction
          .insertInto('newsletters')
          .values({ ...consent, email, token, createdAt: time })
          .execute();
      }
      const mail = welcomeMail(services.config.siteUrl, known?.email ?? email, token);
      await enqueueMail(services, transaction, 'welcome', mail);
    }),
  );
}
