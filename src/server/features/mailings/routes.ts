import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  audience,
  mailing,
  mailingCheck,
  mailingInput,
  mailingOffer,
  mailingPreviewQuery,
  mailingQuery,
  mailingTest,
  mailingTestAnswer,
  segment,
} from '../../../contract/mailings.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { type CheckOwnPaths, checkMailing, previewMailing } from './check.ts';
import { pauseMailing, resumeMailing, stopMailing } from './control.ts';
import { sendTest, startMailing } from './mailings.ts';
import { listMailings, readOffer } from './offer.ts';
import { countRecipients, listTags } from './segments.ts';

const admin = adminRoute('Newsletter');

const control = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path,
    ...admin,
    summary,
    request: { params: idParams },
    responses: { 200: json(mailing), ...adminErrors, ...errors(404, 409) },
  });

/** Shows a mail in a frame of the admin: its own styles, pictures from anywhere, and nothing that runs. */
const framed = {
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy':
    "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
};

/** The mail as a program shows it that is set to dark or to light, whatever the browser is set to. */
const inLook = (html: string, look: 'light' | 'dark') =>
  html.replaceAll(
    '@media (prefers-color-scheme: dark)',
    look === 'dark' ? '@media all' : '@media not all',
  );

export function mailingRoutes(services: Services, checkOwn: CheckOwnPaths) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        ...admin,
        summary: 'Whether an article, review or issue can be sent, and its sendings so far',
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
        method: 'get',
        path: '/all',
        ...admin,
        summary: 'The newest 200 sendings of all articles, reviews and issues',
        responses: { 200: json(z.array(mailing)), ...errors(401) },
      }),
      async (context) => context.json(await listMailings(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/audience',
        ...admin,
        summary: 'How many subscribers a sending would reach now',
        request: { query: segment },
        responses: { 200: json(audience), ...errors(400, 401) },
      }),
      async (context) => {
        const subscribers = await countRecipients(services, context.req.valid('query'));
        return context.json({ subscribers, tags: await listTags(services) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        ...admin,
        summary: 'Sends an article, review or issue to subscribers now, at a time or with its post',
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
        method: 'get',
        path: '/check',
        ...admin,
        summary: 'What is amiss with an article, review or issue as a mail',
        request: { query: mailingPreviewQuery },
        responses: { 200: json(mailingCheck), ...errors(400, 401, 404, 409) },
      }),
      async (context) =>
        context.json(await checkMailing(services, context.req.valid('query'), checkOwn), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/shown',
        ...admin,
        summary: 'An article, review or issue as the HTML of its mail',
        request: {
          query: mailingPreviewQuery.extend({ look: z.enum(['light', 'dark']).default('light') }),
        },
        responses: {
          200: { description: 'The mail', content: { 'text/html': { schema: z.string() } } },
          ...errors(400, 401, 404, 409),
        },
      }),
      async (context) => {
        const { look, ...asked } = context.req.valid('query');
        const { html, key } = await previewMailing(services, asked);
        return context.html(inLook(html, look).replaceAll(key, 'preview'), 200, framed);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/test',
        ...admin,
        summary: 'Sends an article, review or issue to one address as a test',
        request: { body: jsonBody(mailingTest) },
        responses: { 200: json(mailingTestAnswer), ...adminErrors, ...errors(404, 409, 429) },
      }),
      async (context) => {
        const emailSent = await sendTest(services, context.req.valid('json'));
        return context.json({ success: true as const, emailSent }, 200);
      },
    )
    .openapi(
      control('/{id}/pause', 'Lets no more mails of a sending go out until it is resumed'),
      async (context) => {
        const { id } = context.req.valid('param');
        return context.json(await pauseMailing(services, id, requestActor(context)), 200);
      },
    )
    .openapi(control('/{id}/resume', 'Lets a paused sending go on'), async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await resumeMailing(services, id, requestActor(context)), 200);
    })
    .openapi(
      control('/{id}/stop', 'Takes back the mails of a sending that have not gone out'),
      async (context) => {
        const { id } = context.req.valid('param');
        return context.json(await stopMailing(services, id, requestActor(context)), 200);
      },
    );
}
