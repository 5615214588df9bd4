import { createHash, randomBytes } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { subscription, subscriptionAnswer } from '../contract/newsletter.ts';
import { newsletterConsent } from '../rules/consent.ts';
import { normalEmail } from '../rules/email.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { conflict } from './http/errors.ts';
import { limitForm } from './http/form-limit.ts';
import { errors, json, jsonBody } from './http/openapi.ts';
import { enqueueMail } from './mail/outbox.ts';
import { welcomeMail } from './mail/welcome.ts';
import { refuseTaken } from './publishing.ts';

const taken = 'Email already subscribed';

/** The path of the page that a request was made from, without its query. */
function pageOf(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
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
  const known = await database
    .selectFrom('newsletters')
    .select(['id', 'email', 'subscribed', 'token'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (known?.subscribed) throw conflict(taken);
  const token = known?.token ?? randomBytes(32).toString('base64url');
  const consent = {
    subscribed: 1 as const,
    consentAt: time,
    consentPage: from.page,
    consentWording: newsletterConsent,
    // Salted with the token, so that nobody can try out all addresses once and for all rows.
    consentAddressHash: createHash('sha256').update(`${token}:${from.address}`).digest('hex'),
  };
  await refuseTaken(taken, () =>
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

/** The routes of /api/newsletter. */
export function newsletterRoutes(services: Services) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/subscribe',
      tags: ['Newsletter'],
      summary: 'Subscribes an email address',
      request: { body: jsonBody(subscription) },
      responses: { 200: json(subscriptionAnswer), ...errors(400, 403, 409, 413, 415, 429) },
    }),
    async (context) => {
      const address = context.get('address');
      await limitForm(services, 'newsletter', address);
      const { email, website } = context.req.valid('json');
      if (!website) {
        await subscribe(services, email, { page: pageOf(context.req.header('Referer')), address });
      }
      return context.json({ success: true as const, message: 'Successfully subscribed!' }, 200);
    },
  );
}
