import { createRoute } from '@hono/zod-openapi';
import { idParams } from '../../../contract/common.ts';
import {
  mailing,
  mailingInput,
  mailingOffer,
  mailingQuery,
  mailingTest,
  mailingTestAnswer,
} from '../../../contract/mailings.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { sendTest, startMailing, stopMailing } from './mailings.ts';
import { readOffer } from './offer.ts';

const admin = adminRoute('Newsletter');

export function mailingRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        ...admin,
        summary: 'Whether an article or review can be sent to subscribers, and its sendings so far',
        request: { query: mailingQuery },
        responses: { 200: json(mailingOffer), ...errors(400, 401, 404) },
      }),
      async (context) => {
        const { resource, record } = context.req.valid('query');
        return context.json(await readOffer(services, resource, record), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        ...admin,
        summary: 'Sends a published article or review to everybody who is subscribed now',
        request: { body: jsonBody(mailingInput) },
        responses: { 201: json(mailing, 'Created'), ...adminErrors, ...errors(404, 409, 429) },
      }),
      async (context) => {
        const input = context.req.valid('json');
        return context.json(await startMailing(services, input, requestActor(context)), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/test',
        ...admin,
        summary: 'Sends a published article or review to one address as a test',
        request: { body: jsonBody(mailingTest) },
        responses: { 200: json(mailingTestAnswer), ...adminErrors, ...errors(404, 409, 429) },
      }),
      async (context) => {
        const emailSent = await sendTest(services, context.req.valid('json'));
        return context.json({ success: true as const, emailSent }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/stop',
        ...admin,
        summary: 'Takes back the mails of a sending that have not gone out',
        request: { params: idParams },
        responses: { 200: json(mailing), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        return context.json(await stopMailing(services, id, requestActor(context)), 200);
      },
    );
}
