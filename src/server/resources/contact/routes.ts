import { createRoute } from '@hono/zod-openapi';
import { idParams, success } from '../../../contract/common.ts';
import {
  contactAnswer,
  contactMessage,
  messageMark,
  messagePage,
  messageQuery,
  storedMessage,
} from '../../../contract/contact.ts';
import { normalEmail } from '../../../domain/text/email.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { consumeFormQuota } from '../../platform/http/form-limit.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { sendNow } from '../../platform/mail/worker.ts';
import {
  deleteMessage,
  findMessage,
  listMessages,
  mailTimeoutMs,
  markMessage,
  storeMessage,
} from './queries.ts';

const tags = ['Contact'];
const admin = adminRoute('Contact');

export function contactRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Stores a message to the site',
        request: { body: jsonBody(contactMessage) },
        responses: { 200: json(contactAnswer), ...errors(400, 403, 413, 415, 429) },
      }),
      async (context) => {
        const { website, ...message } = context.req.valid('json');
        const mail = await consumeFormQuota(
          services,
          'contact',
          context.get('address'),
          async () =>
            website
              ? undefined
              : storeMessage(services, { ...message, email: normalEmail(message.email) }),
        );
        // Bots get the answer that a person would get.
        const emailSent =
          mail === undefined
            ? services.config.smtpUrl !== undefined
            : await sendNow(services, mail, mailTimeoutMs);
        return context.json({ success: true as const, emailSent }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/messages',
        ...admin,
        summary: 'What visitors wrote, newest first',
        request: { query: messageQuery },
        responses: { 200: json(messagePage), ...errors(400, 401) },
      }),
      async (context) =>
        context.json(await listMessages(services, context.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/messages/{id}',
        ...admin,
        summary: 'One message',
        request: { params: idParams },
        responses: { 200: json(storedMessage), ...errors(400, 401, 404) },
      }),
      async (context) =>
        context.json(await findMessage(services, context.req.valid('param').id), 200),
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/messages/{id}',
        ...admin,
        summary: 'Marks a message as new, read, answered or spam',
        request: { params: idParams, body: jsonBody(messageMark) },
        responses: { 200: json(storedMessage), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { status } = context.req.valid('json');
        return context.json(
          await markMessage(services, context.req.valid('param').id, status),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/messages/{id}',
        ...admin,
        summary: 'Deletes a message',
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteMessage(services, context.req.valid('param').id);
        return context.json({ success: true as const }, 200);
      },
    );
}
