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
      description: 'Followed a link of a mail on this day or later, as far as that is remembered',
    }),
    clickedIn: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'Choose a sending.')
      .optional()
      .meta({
        description: 'Followed a link of the sending with this id, as far as that is remembered',
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
    description: 'What inboxes show beside the subject',
  }),
  fromName: shortText('sender’s name', maxFromName).meta({
    description: 'The name of the sender; the site’s where it is empty',
  }),
};

export const mailingPreviewQuery = mailingQuery.extend({ preview: words.preview });

export type MailingWords = z.output<typeof mailingPreviewQuery>;

export const mailingInput = z
  .object({
    ...words,
    segment: segment.prefault({}),
    sendAt: timestamp.nullable().default(null).meta({ description: 'null: now' }),
    withPost: z.boolean().default(false).meta({
      description: 'Begins when the article or review goes public',
    }),
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

export const mailingCheck = z
  .object({
    problem: z.string().nullable().meta({ description: 'Why nothing may be sent, in words' }),
    findings: z.array(z.string()).meta({ description: 'What is amiss and may be sent anyway' }),
    bytes: count.meta({ description: 'Of its HTML' }),
    text: z.string().meta({ description: 'Its plain-text part' }),
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
    round: count.meta({ description: 'Counts the sendings of a record, from 1' }),
    subject: z.string(),
    state: z.enum(mailingStates),
    segment: segment.meta({ description: 'Empty: everybody' }),
    names: z
      .object({ region: z.string().optional(), clickedIn: z.string().optional() })
      .meta({ description: 'Of the region and the sending that its segment refers to' }),
    createdAt: timestamp,
    sendAt: timestamp.nullable().meta({ description: 'When it was planned to begin' }),
    withPost: z.boolean().meta({ description: 'Begins when its post goes public' }),
    begunAt: timestamp.nullable(),
    stoppedAt: timestamp.nullable(),
    problem: z.string().nullable().meta({ description: 'Why it did not begin, in words' }),
    recipients: count,
    delivered: count.meta({ description: 'Taken by the mail server' }),
    failed: count,
    waiting: count.meta({ description: 'With those that are being sent' }),
    bounced: count.meta({ description: 'Delivered, and came back later' }),
    complained: count.meta({ description: 'Reported as unwanted' }),
    unsubscribed: count.meta({ description: 'Left by the link of this mail' }),
    dropped: count.meta({ description: 'Unsubscribed or deleted meanwhile, or stopped before' }),
  })
  .meta({ id: 'Mailing' });

export type Mailing = z.infer<typeof mailing>;

export const mailingLink = z
  .object({
    address: z.string(),
    clicks: count.meta({ description: 'Of people, as far as that can be told' }),
  })
  .meta({ id: 'MailingLink' });

export type MailingLink = z.infer<typeof mailingLink>;

export const mailingOffer = z
  .object({
    problem: z.string().nullable().meta({ description: 'Why it can not be sent now, in words' }),
    canWait: z.boolean().meta({
      description: 'It can be sent at a later time, or when its post goes public',
    }),
    publishAt: timestamp.nullable().meta({ description: 'When its post goes public' }),
    activeSubscribers: count,
    perMinute: count.meta({ description: 'NEWSLETTER_PER_MINUTE' }),
    subject: z.string().meta({ description: 'To begin with: the title' }),
    preview: z.string().meta({ description: 'To begin with: the excerpt' }),
    fromName: z.string().meta({ description: 'To begin with' }),
    testTo: z.string().meta({ description: 'The address of the owner' }),
    mailings: z.array(mailing).meta({ description: 'Its sendings, newest first' }),
  })
  .meta({ id: 'MailingOffer' });

export type MailingOffer = z.infer<typeof mailingOffer>;

export const audience = z
  .object({
    subscribers: count,
    tags: z.array(z.string()).meta({ description: 'Of all who get mails' }),
    regions: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .meta({ description: 'Where those who get mails dive, as far as they said so' }),
    remembersClicks: z.boolean().meta({
      description: 'Whether clickedSince and clickedIn find anybody',
    }),
    sendings: z
      .array(z.object({ id: count, subject: z.string(), begunAt: timestamp }))
      .meta({ description: 'The newest 50, while clicks are remembered' }),
  })
  .meta({ id: 'Audience' });

const domainRecord = z.object({
  name: z.enum(['SPF', 'DKIM', 'DMARC']),
  state: z.enum(['set', 'missing', 'unknown']).meta({ description: 'unknown: DNS did not answer' }),
  text: z.string().meta({ description: 'In words, with what to set' }),
});

export type DomainRecord = z.infer<typeof domainRecord>;

export const sendingDomain = z
  .object({ domain: z.string(), records: z.array(domainRecord) })
  .meta({ id: 'SendingDomain' });

export type SendingDomain = z.infer<typeof sendingDomain>;
