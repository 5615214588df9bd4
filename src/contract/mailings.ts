import { z } from 'zod';
import { email, idParam, timestamp } from './common.ts';
import { maxTag } from './newsletter/newsletter.ts';

const mailedResource = z.enum(['articles', 'reviews', 'issues']);
export type MailedResource = z.infer<typeof mailedResource>;

export const maxSubject = 200;
export const maxPreview = 300;
export const maxFromName = 80;

export const mailingQuery = z.object({ resource: mailedResource, record: idParam });

const shortText = (name: string, most: number) =>
  z.string().trim().max(most, `A ${name} has ${most} characters at most.`).default('');

/** The recipients of a mailing: the subscribers who meet every given condition. */
export const segment = z
  .object({
    joinedSince: z.iso.date('Choose a day.').optional().meta({
      description: 'Subscribed on this day or later',
    }),
    tag: z.string().trim().min(1).max(maxTag).optional().meta({ description: 'Has this tag' }),
    region: z.string().trim().min(1).max(80).optional().meta({
      description: 'Dives in the region of this slug',
    }),
    clickedSince: z.iso.date('Choose a day.').optional().meta({
      description: 'Followed a link of a mail on this day or later, if the site stores this',
    }),
    clickedIn: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'Choose a sending.')
      .optional()
      .meta({
        description: 'Followed a link of the mailing with this id, if the site stores this',
      }),
  })
  .meta({ id: 'Segment' });

export type Segment = z.infer<typeof segment>;

const words = {
  resource: mailedResource,
  record: z.number().int().positive().max(999_999_999),
  subject: z
    .string()
    .trim()
    .min(1, 'Please write a subject.')
    .max(maxSubject, `A subject has ${maxSubject} characters at most.`),
  preview: shortText('preview line', maxPreview).meta({
    description: 'The text that inboxes show beside the subject',
  }),
  fromName: shortText('sender’s name', maxFromName).meta({
    description: 'The name of the sender; if empty, the name of the site',
  }),
};

export const mailingPreviewQuery = mailingQuery.extend({ preview: words.preview });

export type MailingWords = z.output<typeof mailingPreviewQuery>;

export const mailingInput = z
  .object({
    ...words,
    segment: segment.prefault({}),
    sendAt: timestamp
      .nullable()
      .default(null)
      .meta({ description: 'The time of a later start; null: now' }),
    withPost: z.boolean().default(false).meta({
      description: 'Whether the mailing begins when the article or review is published',
    }),
    earlier: z.number().int().min(0).default(0).meta({
      description:
        'How often the record was sent before; 409 if wrong, so that nothing is sent twice',
    }),
  })
  .meta({ id: 'MailingInput' });

export const mailingTest = z.object({ ...words, to: email }).meta({ id: 'MailingTest' });

export const mailingTestAnswer = z
  .object({
    success: z.literal(true),
    emailSent: z
      .boolean()
      .meta({ description: '`false`: the mail waits in the outbox, which shows the reason' }),
  })
  .meta({ id: 'MailingTestAnswer' });

const count = z.number().int();

export const mailingCheck = z
  .object({
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the mailing may not be sent, in words; null if it may' }),
    findings: z.array(z.string()).meta({ description: 'Faults that do not prevent the mailing' }),
    bytes: count.meta({ description: 'Size of the HTML part' }),
    text: z.string().meta({ description: 'The plain-text part' }),
  })
  .meta({ id: 'MailingCheck' });

export type MailingCheck = z.infer<typeof mailingCheck>;

export const mailingStates = [
  'scheduled',
  'sending',
  'paused',
  'sent',
  'stopped',
  'not sent',
] as const;
export type MailingState = (typeof mailingStates)[number];

export const mailing = z
  .object({
    id: count,
    resource: mailedResource,
    recordId: count,
    round: count.meta({ description: 'Number of this mailing among those of the record, from 1' }),
    subject: z.string(),
    state: z.enum(mailingStates),
    segment: segment.meta({ description: 'The conditions of recipients; empty: all subscribers' }),
    names: z
      .object({ region: z.string().optional(), clickedIn: z.string().optional() })
      .meta({ description: 'The names of the region and of the mailing that `segment` refers to' }),
    createdAt: timestamp,
    sendAt: timestamp.nullable().meta({ description: 'The planned start' }),
    withPost: z
      .boolean()
      .meta({ description: 'Whether the mailing begins when its post is published' }),
    begunAt: timestamp.nullable(),
    stoppedAt: timestamp.nullable(),
    problem: z.string().nullable().meta({ description: 'Why the mailing did not begin, in words' }),
    recipients: count,
    delivered: count.meta({ description: 'Accepted by the mail server' }),
    failed: count,
    waiting: count.meta({ description: 'Waiting or being sent' }),
    bounced: count.meta({ description: 'Delivered mails that were returned later' }),
    complained: count.meta({ description: 'Mails that were reported as unwanted' }),
    unsubscribed: count.meta({
      description: 'Subscribers who unsubscribed by the link of this mail',
    }),
    dropped: count.meta({
      description: 'Not sent, because of an unsubscription, a deletion or a stopped mailing',
    }),
  })
  .meta({ id: 'Mailing' });

export type Mailing = z.infer<typeof mailing>;

export const mailingLink = z
  .object({
    address: z.string(),
    clicks: count.meta({
      description: 'Number of clicks by people, as far as they can be recognised',
    }),
  })
  .meta({ id: 'MailingLink' });

export type MailingLink = z.infer<typeof mailingLink>;

export const mailingOffer = z
  .object({
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the record can not be sent now, in words; null if it can' }),
    canWait: z.boolean().meta({
      description: 'Whether the record can be sent at a later time, or when it is published',
    }),
    publishAt: timestamp.nullable().meta({ description: 'When the post is published' }),
    activeSubscribers: count,
    perMinute: count.meta({ description: 'The setting NEWSLETTER_PER_MINUTE' }),
    subject: z.string().meta({ description: 'The default subject: the title' }),
    preview: z.string().meta({ description: 'The default preview line: the excerpt' }),
    fromName: z.string().meta({ description: 'The default sender’s name' }),
    testTo: z.string().meta({ description: 'The address of the owner' }),
    mailings: z.array(mailing).meta({ description: 'The mailings of the record, newest first' }),
  })
  .meta({ id: 'MailingOffer' });

export type MailingOffer = z.infer<typeof mailingOffer>;

export const audience = z
  .object({
    subscribers: count,
    tags: z.array(z.string()).meta({ description: 'The tags of all subscribers who get mails' }),
    regions: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .meta({ description: 'The regions in which these subscribers say that they dive' }),
    remembersClicks: z.boolean().meta({
      description: 'Whether the site stores clicks, which `clickedSince` and `clickedIn` need',
    }),
    sendings: z
      .array(z.object({ id: count, subject: z.string(), begunAt: timestamp }))
      .meta({ description: 'The newest 50 mailings; empty unless the site stores clicks' }),
  })
  .meta({ id: 'Audience' });

const domainRecord = z.object({
  name: z.enum(['SPF', 'DKIM', 'DMARC']),
  state: z
    .enum(['set', 'missing', 'unknown'])
    .meta({ description: '`unknown`: DNS did not answer' }),
  text: z.string().meta({ description: 'The result in words, with the value to set' }),
});

export type DomainRecord = z.infer<typeof domainRecord>;

export const sendingDomain = z
  .object({ domain: z.string(), records: z.array(domainRecord) })
  .meta({ id: 'SendingDomain' });

export type SendingDomain = z.infer<typeof sendingDomain>;
