import { createRoute } from '@hono/zod-openapi';
import { idParams } from '../../../contract/common.ts';
import {
  heldAnswer,
  outboxEmail,
  outboxMail,
  outboxPage,
  outboxQuery,
  retryAnswer,
} from '../../../contract/mail.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { adminErrors, errors, json } from '../http/openapi.ts';
import { discardHeldMails, sendHeldMails } from './held-mails.ts';
import { readMail, readOutbox, retryAllMails, retryMail } from './outbox.ts';

const admin = adminRoute('Outbox');

export function outboxRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/outbox/held/send',
        ...admin,
        summary: 'Sends the mails that a restored backup held',
        responses: { 200: json(heldAnswer), ...adminErrors },
      }),
      async (context) => {
        const mails = await sendHeldMails(services, requestActor(context));
        return context.json({ success: true as const, mails }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/outbox/held',
        ...admin,
        summary: 'Deletes the mails that a restored backup held',
        responses: { 200: json(heldAnswer), ...adminErrors },
      }),
      async (context) => {
        const mails = await discardHeldMails(services, requestActor(context));
        return context.json({ success: true as const, mails }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/outbox',
        ...admin,
        summary: 'The mails that wait or failed, or those that were sent, newest first',
        request: { query: outboxQuery },
        responses: { 200: json(outboxPage), ...errors(400, 401) },
      }),
      async (context) =>
        context.json(await readOutbox(services, context.req.valid('query').show), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/outbox/{id}',
        ...admin,
        summary: 'One mail with its text',
        request: { params: idParams },
        responses: { 200: json(outboxEmail), ...errors(400, 401, 404) },
      }),
      async (context) => context.json(await readMail(services, context.req.valid('param').id), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/outbox/{id}/retry',
        ...admin,
        summary: 'Has a mail tried again at once, for another three days',
        request: { params: idParams },
        responses: { 200: json(outboxMail), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) =>
        context.json(await retryMail(services, context.req.valid('param').id), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/outbox/retry',
        ...admin,
        summary: 'Has everything that waits or failed tried again at once',
        responses: { 200: json(retryAnswer), ...adminErrors },
      }),
      async (context) =>
        context.json({ success: true as const, retried: await retryAllMails(services) }, 200),
    );
}
