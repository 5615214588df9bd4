import { z } from 'zod';
import { timestamp } from './common.ts';

export const outboxStatuses = ['waiting', 'sending', 'failed', 'sent', 'held'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

export const outboxMail = z
  .object({
    id: z.number().int(),
    kind: z.string().meta({ example: 'welcome' }),
    recipient: z.string(),
    subject: z.string(),
    status: z.enum(outboxStatuses).meta({
      description: '`held`: queued before a restore; the owner decides whether to send it',
    }),
    attempts: z.number().int(),
    nextAttemptAt: timestamp.meta({
      description: 'In the state `sending`: when another worker may take over',
    }),
    lastError: z.string().nullable(),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
  })
  .meta({ id: 'OutboxMail' });

export type OutboxMail = z.infer<typeof outboxMail>;

export const outboxEmail = outboxMail.extend({ text: z.string() }).meta({ id: 'OutboxEmail' });

export const outboxQuery = z.object({
  show: z
    .enum(['open', 'sent'])
    .default('open')
    .meta({ description: '`open`: all mails that are not sent yet' }),
});

export const outboxPage = z
  .object({
    mailServer: z.boolean().meta({ description: '`false`: SMTP_URL is not set, so mails wait' }),
    counts: z.record(z.enum(outboxStatuses), z.number().int()),
    waitingOfMailings: z.number().int().meta({
      description: 'Number of waiting mails that belong to mailings; these are not listed',
    }),
    mails: z.array(outboxMail).meta({ description: 'The newest 200' }),
  })
  .meta({ id: 'OutboxPage' });

export type OutboxPage = z.infer<typeof outboxPage>;

export const retryAnswer = z
  .object({ success: z.literal(true), retried: z.number().int() })
  .meta({ id: 'RetryAnswer' });

export const heldAnswer = z
  .object({ success: z.literal(true), mails: z.number().int() })
  .meta({ id: 'HeldMailsAnswer' });
