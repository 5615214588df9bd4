import { createRoute } from '@hono/zod-openapi';
import { idParams, success } from '../../contract/common.ts';
import {
  contactAnswer,
  contactMessage,
  type MessagePage,
  type MessageShow,
  type MessageStatus,
  messageMark,
  messagePage,
  messageQuery,
  type StoredMessage,
  storedMessage,
} from '../../contract/contact.ts';
import { normalEmail } from '../../domain/email.ts';
import { adminOnly } from '../auth/session.ts';
import type { Row } from '../database/tables.ts';
import { createRouter, now, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { consumeFormQuota } from '../http/form-limit.ts';
import { adminErrors, adminSecurity, errors, json, jsonBody } from '../http/openapi.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/worker.ts';
import { site } from '../site-content.ts';
import { contactMail } from './contact-email.ts';

/** How long an answer waits for the mail server, in milliseconds. */
const mailPatience = 4500;
const pageSize = 50;

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

const toMessage = (row: Row<'contacts'>): StoredMessage => ({
  ...row,
  status: row.status as MessageStatus,
});

/** A page of the messages that visitors wrote, newest first, and how many there are of each mark. */
export async function listMessages(
  { database }: Pick<Services, 'database'>,
  { show, before }: { show: MessageShow; before?: number | undefined },
): Promise<MessagePage> {
  let wanted = database.selectFrom('contacts').selectAll();
  wanted =
    show === 'inbox' ? wanted.where('status', '!=', 'spam') : wanted.where('status', '=', show);
  if (before !== undefined) wanted = wanted.where('id', '<', before);
  const rows = await wanted
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const counted = await database
    .selectFrom('contacts')
    .select((expression) => ['status', expression.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const count = (status: MessageStatus) =>
    Number(counted.find((group) => group.status === status)?.count ?? 0);
  return {
    counts: {
      new: count('new'),
      read: count('read'),
      answered: count('answered'),
      spam: count('spam'),
    },
    messages: rows.slice(0, pageSize).map(toMessage),
    more: rows.length > pageSize,
  };
}

/** Marks a message as new, read, answered or spam. @throws 404 */
export async function markMessage(
  { database }: Pick<Services, 'database'>,
  id: number,
  status: MessageStatus,
) {
  const row = await database
    .updateTable('contacts')
    .set({ status })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound('Message not found');
  return toMessage(row);
}

/** @throws 404 where there is no such message */
export async function deleteMessage({ database }: Pick<Services, 'database'>, id: number) {
  const { numDeletedRows } = await database
    .deleteFrom('contacts')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Message not found');
}

const tags = ['Contact'];

/** The routes of /api/contact: a message is stored before it is answered. */
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
        // A machine is told what a person would be.
        const emailSent =
          mail === undefined
            ? services.config.smtpUrl !== undefined
            : await sendNow(services, mail, mailPatience);
        return context.json({ success: true as const, emailSent }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/messages',
        tags,
        summary: 'What visitors wrote, newest first',
        security: adminSecurity,
        middleware: adminOnly,
        request: { query: messageQuery },
        responses: { 200: json(messagePage), ...errors(400, 401) },
      }),
      async (context) =>
        context.json(await listMessages(services, context.req.valid('query')), 200),
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/messages/{id}',
        tags,
        summary: 'Marks a message as new, read, answered or spam',
        security: adminSecurity,
        middleware: adminOnly,
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
        tags,
        summary: 'Deletes a message',
        security: adminSecurity,
        middleware: adminOnly,
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await deleteMessage(services, context.req.valid('param').id);
        return context.json({ success: true as const }, 200);
      },
    );
}
