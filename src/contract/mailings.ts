import { z } from 'zod';
import { idParam, timestamp } from './common.ts';
import { email } from './newsletter/newsletter.ts';

const mailedResource = z.enum(['articles', 'reviews']);
export type MailedResource = z.infer<typeof mailedResource>;

export const maxSubject = 200;
export const maxPreview = 300;

export const mailingQuery = z.object({ resource: mailedResource, record: idParam });

const words = {
  resource: mailedResource,
  record: z.number().int().positive().max(999_999_999),
  subject: z
    .string()
    .trim()
    .min(1, 'Please write a subject.')
    .max(maxSubject, `A subject has ${maxSubject} characters at most.`),
  preview: z
    .string()
    .trim()
    .max(maxPreview, `A preview line has ${maxPreview} characters at most.`)
    .default('')
    .meta({ description: 'What inboxes show beside the subject' }),
};

export const mailingInput = z
  .object({
    ...words,
    earlier: z.number().int().min(0).default(0).meta({
      description:
        'How often it was sent before; another number answers 409, so none goes out twice',
    }),
  })
  .meta({ id: 'MailingInput' });

export const mailingTest = z.object({ ...words, to: email }).meta({ id: 'MailingTest' });

export const mailingTestAnswer = z
  .object({
    success: z.literal(true),
    emailSent: z.boolean().meta({ description: 'false: it waits in the outbox, which says why' }),
  })
  .meta({ id: 'MailingTestAnswer' });

const count = z.number().int();

export const mailing = z
  .object({
    id: count,
    round: count.meta({ description: 'Counts the sendings of a record, from 1' }),
    subject: z.string(),
    createdAt: timestamp,
    stoppedAt: timestamp.nullable(),
    recipients: count,
    delivered: count.meta({ description: 'Taken by the mail server' }),
    failed: count,
    waiting: count.meta({ description: 'With those that are being sent' }),
    dropped: count.meta({ description: 'Unsubscribed or deleted meanwhile, or stopped before' }),
  })
  .meta({ id: 'Mailing' });

export type Mailing = z.infer<typeof mailing>;

export const mailingOffer = z
  .object({
    problem: z.string().nullable().meta({ description: 'Why it can not be sent, in words' }),
    activeSubscribers: count,
    perMinute: count.meta({ description: 'NEWSLETTER_PER_MINUTE' }),
    subject: z.string().meta({ description: 'To begin with: the title' }),
    preview: z.string().meta({ description: 'To begin with: the excerpt' }),
    testTo: z.string().meta({ description: 'The address of the owner' }),
    mailings: z.array(mailing).meta({ description: 'Its sendings, newest first' }),
  })
  .meta({ id: 'MailingOffer' });

export type MailingOffer = z.infer<typeof mailingOffer>;
