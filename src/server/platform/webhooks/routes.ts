import { randomBytes } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import { createdWebhook, newWebhook, type Webhook, webhook } from '../../../contract/webhooks.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { adminRoute, confirmedRoute } from '../auth/session.ts';
import { createRouter, now, type Services } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';
import { isPublicAddress, isWebPort } from '../outbound/public-request.ts';
import { queueCalls } from './events.ts';

const shownCalls = 10;
const mostWebhooks = 20;

async function listWebhooks({ database }: Services): Promise<Webhook[]> {
  const rows = await database.selectFrom('webhooks').selectAll().orderBy('id').execute();
  return Promise.all(
    rows.map(async ({ id, address, events, createdAt }) => {
      const calls = await database
        .selectFrom('webhookCalls')
        .select(['event', 'createdAt', 'answeredAt', 'status', 'problem', 'dueAt', 'attempts'])
        .where('webhookId', '=', id)
        .orderBy('id', 'desc')
        .limit(shownCalls)
        .execute();
      return { id, address, events: JSON.parse(events) as Webhook['events'], createdAt, calls };
    }),
  );
}

/** Refuses early what the guard of each call refuses too. @throws 400 */
function checkAddress(address: string) {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isNumber = ipaddr.isValid(host);
  const isPublic = isNumber ? isPublicAddress(host) : host.includes('.');
  if (url && isPublic && isWebPort(url.port) && !url.username) return;
  const reason =
    'The address must be one of the public web, on port 80 or 443, without a name or password in it.';
  throw invalid(reason, { address: [reason] });
}

/** Addresses of other machines that are told of events. */
export function webhookRoutes(services: Services) {
  const { database } = services;
  const admin = adminRoute('Admin');
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/webhooks',
        ...admin,
        summary: 'Webhooks with their last ten calls',
        responses: { 200: json(z.array(webhook)), ...errors(401) },
      }),
      async (context) => context.json(await listWebhooks(services), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/webhooks',
        ...confirmedRoute(services, 'Admin'),
        summary: 'Adds a webhook; its secret is shown this once',
        request: { body: jsonBody(newWebhook) },
        responses: { 201: json(createdWebhook), ...adminErrors },
      }),
      async (context) => {
        const { address, events } = context.req.valid('json');
        checkAddress(address);
        if ((await listWebhooks(services)).length >= mostWebhooks) {
          throw invalid(`There are ${mostWebhooks} webhooks already. Delete one first.`);
        }
        const secret = `whsec_${randomBytes(24).toString('base64')}`;
        const { id } = await database
          .insertInto('webhooks')
          .values({
            ...{ address, secret, createdAt: now(services) },
            events: JSON.stringify([...new Set(events)]),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const event = { resource: `webhooks/${id}`, ...requestActor(context) };
        const details = `${new URL(address).host}: ${events.join(', ')}`;
        await audit(services, { ...event, action: 'webhook_created', details });
        return context.json({ id, secret }, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/webhooks/{id}/test',
        ...admin,
        summary: 'Calls a webhook with the event “test”',
        request: { params: idParams },
        responses: { 200: json(success), ...errors(400, 401, 403, 404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const known = (await listWebhooks(services)).some((one) => one.id === id);
        if (!known) throw notFound('There is no such webhook.');
        await queueCalls(services, [id], 'test');
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/webhooks/{id}',
        ...admin,
        summary: 'Deletes a webhook with its calls',
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const row = await database
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .returning('address')
          .executeTakeFirst();
        if (!row) throw notFound('There is no such webhook.');
        await database.deleteFrom('webhookCalls').where('webhookId', '=', id).execute();
        const event = { resource: `webhooks/${id}`, ...requestActor(context) };
        const details = new URL(row.address).host;
        await audit(services, { ...event, action: 'webhook_deleted', details });
        return context.json({ success: true as const }, 200);
      },
    );
}
