import { createRoute } from '@hono/zod-openapi';
import { contactAnswer, contactMessage } from '../contract/contact.ts';
import { normalEmail } from '../rules/email.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { limitForm } from './http/form-limit.ts';
import { errors, json, jsonBody } from './http/openapi.ts';

/** The routes of /api/contact: a message is stored before it is answered. */
export function contactRoutes(services: Services) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags: ['Contact'],
      summary: 'Stores a message to the site',
      request: { body: jsonBody(contactMessage) },
      responses: { 200: json(contactAnswer), ...errors(400, 403, 413, 415, 429) },
    }),
    async (context) => {
      await limitForm(services, 'contact', context.get('address'));
      const { website, ...message } = context.req.valid('json');
      if (!website) {
        await services.database
          .insertInto('contacts')
          .values({
            ...message,
            email: normalEmail(message.email),
            status: 'new',
            createdAt: now(services),
          })
          .execute();
      }
      return context.json({ success: true as const, emailSent: false }, 200);
    },
  );
}
