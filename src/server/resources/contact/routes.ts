import { idParams } from '../../../contract/common.ts';
import {
  contactAnswer,
  contactMessage,
  messageMark,
  messagePage,
  messageQuery,
  storedMessage,
} from '../../../contract/contact.ts';
import { normalEmail } from '../../../domain/text/addresses.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { consumeFormQuota } from '../../platform/http/form-limit.ts';
import { sendNow } from '../../platform/mail/worker.ts';
import {
  deleteMessage,
  findMessage,
  listMessages,
  mailTimeoutMs,
  markMessage,
  storeMessage,
} from './queries.ts';

export function contactRoutes(services: Services) {
  const log = (
    actor: Actor,
    action: 'content_updated' | 'content_deleted',
    id: number,
    details: string,
  ) => audit(services, { ...actor, action, resource: `messages/${id}`, details });
  return new Endpoints(adminRoute('Contact'))
    .endpoint('post', '/', {
      summary: 'Stores a message to the site',
      access: { tags: ['Contact'] },
      body: contactMessage,
      answer: contactAnswer,
      errors: [403, 413, 415, 429],
      handle: async ({ body: { website, ...message }, context }) => {
        const mail = await consumeFormQuota(
          services,
          'contact',
          context.get('address'),
          async () =>
            website
              ? undefined
              : storeMessage(services, { ...message, email: normalEmail(message.email) }),
        );
        // A bot gets the same answer as a person.
        const emailSent =
          mail === undefined
            ? services.config.smtpUrl !== undefined
            : await sendNow(services, mail, mailTimeoutMs);
        return { success: true as const, emailSent };
      },
    })
    .endpoint('get', '/messages', {
      summary: 'The messages of visitors, newest first',
      query: messageQuery,
      answer: messagePage,
      handle: ({ query }) => listMessages(services, query),
    })
    .endpoint('get', '/messages/{id}', {
      summary: 'One message',
      params: idParams,
      answer: storedMessage,
      handle: ({ params }) => findMessage(services, params.id),
    })
    .endpoint('patch', '/messages/{id}', {
      summary: 'Marks a message as new, read, answered or spam',
      params: idParams,
      body: messageMark,
      answer: storedMessage,
      async handle({ params, body: { status }, actor }) {
        const marked = await markMessage(services, params.id, status);
        // Opening a message marks it as read.
        if (status !== 'read')
          await log(actor, 'content_updated', params.id, `Message marked as ${status}`);
        return marked;
      },
    })
    .endpoint('delete', '/messages/{id}', {
      summary: 'Deletes a message',
      params: idParams,
      async handle({ params, actor }) {
        await deleteMessage(services, params.id);
        await log(actor, 'content_deleted', params.id, 'Message');
      },
    });
}
