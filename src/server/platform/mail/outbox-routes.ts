import { idParams } from '../../../contract/common.ts';
import {
  heldAnswer,
  outboxEmail,
  outboxMail,
  outboxPage,
  outboxQuery,
  retryAnswer,
} from '../../../contract/mail.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { discardHeldMails, sendHeldMails } from './held-mails.ts';
import { readMail, readOutbox, retryAllMails, retryMail } from './outbox.ts';

export function outboxRoutes(services: Services) {
  return new Endpoints(adminRoute('Outbox'))
    .endpoint('post', '/outbox/held/send', {
      summary: 'Sends the mails that a restored backup held',
      answer: heldAnswer,
      handle: async ({ actor }) => {
        const mails = await sendHeldMails(services, actor);
        return { success: true as const, mails };
      },
    })
    .endpoint('delete', '/outbox/held', {
      summary: 'Deletes the mails that a restored backup held',
      answer: heldAnswer,
      handle: async ({ actor }) => {
        const mails = await discardHeldMails(services, actor);
        return { success: true as const, mails };
      },
    })
    .endpoint('get', '/outbox', {
      summary: 'The mails that wait or failed, or those that were sent, newest first',
      query: outboxQuery,
      answer: outboxPage,
      handle: ({ query }) => readOutbox(services, query.show),
    })
    .endpoint('get', '/outbox/{id}', {
      summary: 'One mail with its text',
      params: idParams,
      answer: outboxEmail,
      handle: ({ params }) => readMail(services, params.id),
    })
    .endpoint('post', '/outbox/{id}/retry', {
      summary: 'Retries a mail at once, and for another three days',
      params: idParams,
      answer: outboxMail,
      errors: [409],
      handle: ({ params }) => retryMail(services, params.id),
    })
    .endpoint('post', '/outbox/retry', {
      summary: 'Retries all waiting and failed mails at once',
      answer: retryAnswer,
      handle: async () => ({ success: true as const, retried: await retryAllMails(services) }),
    });
}
