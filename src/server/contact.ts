import { createRoute } from '@hono/zod-openapi';
import site from '../../content/site.json' with { type: 'json' };
import { contactAnswer, contactMessage } from '../contract/contact.ts';
import { normalEmail } from '../rules/email.ts';
import { createRouter, now, type Services } from './http/context.ts';
import { limitForm } from './http/form-limit.ts';
import { errors, json, jsonBody } from './http/openapi.ts';
import { contactMail } from './mail/contact-message.ts';
import { enqueueMail, sendNow } from './mail/outbox.ts';

/** How long an answer waits for the mail server, in milliseconds. */
const mailPatience = 4500;

/** Stores a message together with the mail that tells the owner of it. @returns the id of that mail */
function storeMessage(
  services: Services,
  message: { name: string; email: string; subject: string; message: string },
) {
  const to = services.config.contactTo ?? site.email;
  return services.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contacts')
      .values({ ...message, status: 'new', createdAt: now(services) })
      .execute();
    return enqueueMail(services, transaction, 'contact', contactMail(to, message), mailPatience);
  });
}

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
      const mail = website
        ? undefined
        : await storeMessage(services, { ...message, email: normalEmail(message.email) });
      const emailSent = mail !== undefined && (await sendNow(services, mail, mailPatience));
      return context.json({ success: true as const, emailSent }, 200);
    },
  );
}
