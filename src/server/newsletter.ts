import { createHash, randomBytes } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import { idParams, success } from '../contract/common.ts';
import {
  type Subscriber,
  subscriber,
  subscriberChanges,
  subscription,
  subscriptionAnswer,
} from '../contract/newsletter.ts';
import { newsletterConsent } from '../rules/consent.ts';
import { normalEmail } from '../rules/email.ts';
import type { Row } from './database/tables.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { conflict, notFound } from './http/errors.ts';
import { limitForm } from './http/form-limit.ts';

import { adminErrors, adminSecurity, errors, json, jsonBody } from './http/openapi.ts';
import { adminOnly } from './http/session.ts';

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

/** A subscriber as the admin sees one: without the token and the proof of consent. */
const toSubscriber = ({ id, email, subscribed, createdAt }: Row<'newsletters'>): Subscriber => ({
  id,
  email,
  subscribed: subscribed === 1,
  createdAt,
});

/** Everybody who ever subscribed, newest first. */
async function listSubscribers({ database }: Pick<Services, 'database'>) {
  const rows = await database
    .selectFrom('newsletters')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSubscriber);
}

/** Changes what is given. @throws 404; 409 where another subscriber has the address */
async function updateSubscriber(
  { database }: Pick<Services, 'database'>,
  id: number,
  changes: z.output<typeof subscriberChanges>,
) {
  const email = changes.email === undefined ? undefined : normalEmail(changes.email);
  if (email !== undefined) {
    const other = await database
      .selectFrom('newsletters')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other) throw conflict(taken);
  }
  const columns = {
    ...(email !== undefined && { email }),
    ...(changes.subscribed !== undefined && ({ subscribed: changes.subscribed ? 1 : 0 } as const)),
  };
  const row = await refuseTaken(taken, () =>
    database
      .updateTable('newsletters')
      // An update needs a column at least: the id itself changes nothing.
      .set({ id, ...columns })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw notFound('Subscriber not found');
  return toSubscriber(row);
}

/** @throws 404 where there is no such subscriber */
async function deleteSubscriber({ database }: Pick<Services, 'database'>, id: number) {
  const result = await database.deleteFrom('newsletters').where('id', '=', id).executeTakeFirst();
  if (result.numDeletedRows === 0n) throw notFound('Subscriber not found');
}

const tags = ['Newsletter'];

/** The routes of /api/newsletter. */
export function newsletterRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscribe',
        tags,
        summary: 'Subscribes an email address',
        request: { body: jsonBody(subscription) },
        responses: { 200: json(subscriptionAnswer), ...errors(400, 403, 409, 413, 415, 429) },
      }),
      async (context) => {
        const address = context.get('address');
        await limitForm(services, 'newsletter', address);
        const { email, website } = context.req.valid('json');
        if (!website) {
          await subscribe(services, email, {
            page: pageOf(context.req.header('Referer')),
            address,
          });
        }
        return context.json({ success: true as const, message: 'Successfully subscribed!' }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/subscribers',
        tags,
        summary: 'Everybody who ever subscribed, newest first',
        security: adminSecurity,
        middleware: adminOnly,
        responses: { 200: json(z.array(subscriber)), ...errors(401) },
      }),
      async (context) => context.json(await listSubscribers(services), 200),
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/subscribers/{id}',
        tags,
        summary: 'Changes the address of a subscriber or whether they get the newsletter',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams, body: jsonBody(subscriberChanges) },
        responses: { 200: json(subscriber), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        return context.json(await updateSubscriber(services, id, context.req.valid('json')), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/subscribers/{id}',
        tags,
        summary: 'Deletes a subscriber with all that is kept of them',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteSubscriber(services, context.req.valid('param').id);
        return context.json({ success: true as const }, 200);
      },
    );
}
