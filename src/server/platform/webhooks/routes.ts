import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { createdWebhook, newWebhook, type Webhook, webhook } from '../../../contract/webhooks.ts';
import { audit } from '../audit/audit-log.ts';
import { newSigningSecret } from '../auth/secrets.ts';
import { adminRoute, confirmedRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import { now, type Services } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { isPublicAddress, isWebPort } from '../outbound/public-request.ts';
import { queueCalls } from './events.ts';

const shownCalls = 10;
const maxWebhooks = 20;

const missing = () => notFound('There is no such webhook.');

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

/** Rejects an address that the worker would refuse to call. @throws 400 */
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

export function webhookRoutes(services: Services) {
  const { database } = services;
  return new Endpoints(adminRoute('Admin'))
    .endpoint('get', '/webhooks', {
      summary: 'Webhooks with their last ten calls',
      answer: z.array(webhook),
      handle: () => listWebhooks(services),
    })
    .endpoint('post', '/webhooks', {
      summary: 'Adds a webhook; only this answer contains its secret',
      access: confirmedRoute(services, 'Admin'),
      body: newWebhook,
      answer: createdWebhook,
      status: 201,
      handle: async ({ body: { address, events }, actor }) => {
        checkAddress(address);
        if ((await listWebhooks(services)).length >= maxWebhooks) {
          throw invalid(`There are ${maxWebhooks} webhooks already. Delete one first.`);
        }
        const secret = newSigningSecret();
        const { id } = await database
          .insertInto('webhooks')
          .values({
            ...{ address, secret, createdAt: now(services) },
            events: JSON.stringify([...new Set(events)]),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const event = { resource: `webhooks/${id}`, ...actor };
        const details = `${new URL(address).host}: ${events.join(', ')}`;
        await audit(services, { ...event, action: 'webhook_created', details });
        return { id, secret };
      },
    })
    .endpoint('post', '/webhooks/{id}/test', {
      summary: 'Calls a webhook with the event “test”',
      params: idParams,
      withoutErrors: [413, 415],
      handle: async ({ params: { id } }) => {
        const known = (await listWebhooks(services)).some((one) => one.id === id);
        if (!known) throw missing();
        await queueCalls(services, [id], 'test');
      },
    })
    .endpoint('delete', '/webhooks/{id}', {
      summary: 'Deletes a webhook with its calls',
      params: idParams,
      handle: async ({ params: { id }, actor }) => {
        const row = await database
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .returning('address')
          .executeTakeFirstOrThrow(missing);
        await database.deleteFrom('webhookCalls').where('webhookId', '=', id).execute();
        const event = { resource: `webhooks/${id}`, ...actor };
        const details = new URL(row.address).host;
        await audit(services, { ...event, action: 'webhook_deleted', details });
      },
    });
}
