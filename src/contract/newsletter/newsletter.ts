import { z } from 'zod';
import { email, honeypot, timestamp } from '../common.ts';

export const subscription = z
  .object(
    {
      email,
      website: honeypot,
    },
    'Please send an email address.',
  )
  .meta({ id: 'Subscription' });

export const subscriptionAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    note: z.string().meta({ description: 'What happens next' }),
    emailSent: z.boolean().meta({
      description: 'false: this site sends no mail; the guide can be downloaded instead',
    }),
  })
  .meta({ id: 'SubscriptionAnswer' });

export const subscriberStates = [
  'active',
  'unconfirmed',
  'unsubscribed',
  'bounced',
  'complained',
] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const maxTag = 60;

const tag = z.string().trim().min(1).max(maxTag, `A tag has ${maxTag} characters at most.`);

export const subscriber = z
  .object({
    id: z.number().int(),
    email: z.string(),
    subscribed: z.boolean(),
    state: z.enum(subscriberStates),
    stateWhy: z.string().nullable().meta({
      description:
        'Why the subscriber gets no mail, e.g. the answer of a mail server that refused the address',
    }),
    stateAt: timestamp
      .nullable()
      .meta({ description: 'When the state began; null if it is `active` or the time is unknown' }),
    tags: z.array(z.string()),
    regions: z
      .array(z.string())
      .meta({ description: 'Slugs of the regions where the subscriber dives' }),
    pausedUntil: timestamp.nullable().meta({ description: 'No newsletter before this time' }),
    fields: z.record(z.string(), z.string()).meta({ description: 'Other columns of the import' }),
    createdAt: timestamp,
  })
  .meta({ id: 'Subscriber' });

export type Subscriber = z.infer<typeof subscriber>;

export const subscriberChanges = z
  .object({ email, subscribed: z.boolean(), tags: z.array(tag).max(50, 'That are too many tags.') })
  .partial()
  .meta({ id: 'SubscriberChanges' });

export const subscriberFileBytes = 8_000_000;

export const subscriberFileTooLarge =
  'The file is too large: 8 MB at most. Split it, and import its parts one after the other.';

export const subscriberImport = z
  .object({
    csv: z
      .string('Please choose a CSV file.')
      .min(1, 'The file is empty.')
      .max(subscriberFileBytes, subscriberFileTooLarge)
      .meta({
        description:
          'Named columns: `email` and optionally `subscribed`, `since`, `consent` and others; exports of Ghost and Mailchimp are accepted unchanged',
      }),
    dryRun: z.boolean().meta({ description: 'true: tells what would change and changes nothing' }),
  })
  .meta({ id: 'SubscriberImport' });

export const subscriberFileQuery = z.object({
  dryRun: z
    .enum(['true', 'false'])
    .default('true')
    .meta({ description: 'true: tells what would change and changes nothing' }),
});

const importChanges = [
  'add',
  'add unsubscribed',
  'unsubscribe',
  'stays unsubscribed',
  'suppressed',
] as const;
export type ImportChange = (typeof importChanges)[number];

export const columnUses = [
  'email',
  'subscribed',
  'left',
  'leaver',
  'since',
  'consent',
  'confirmedAt',
  'confirmedFrom',
  'tags',
  'regions',
  'pausedUntil',
  'field',
  'ignored',
  'unknown',
] as const;
export type ColumnUse = (typeof columnUses)[number];

const inFile = { line: z.number().int() };

export const subscriberImportAnswer = z
  .object({
    dryRun: z.boolean(),
    columns: z.array(z.object({ name: z.string(), use: z.enum(columnUses) })).meta({
      description:
        'What each column is used for. `left`: a date or `true` for people who left; `leaver`: a column that only lists of people who left have; `confirmedAt` and `confirmedFrom`: proof of a confirmation; `field`: stored with the subscriber; `ignored`: known, but not used; `unknown`: not understood, but stored with the subscriber',
    }),
    counts: z.record(z.enum(importChanges), z.number().int()),
    unchanged: z.number().int(),
    withoutConsent: z
      .number()
      .int()
      .meta({ description: 'Number of rows with the change `add` that have no consent' }),
    changes: z
      .array(z.object({ ...inFile, email: z.string(), change: z.enum(importChanges) }))
      .meta({
        description:
          '`stays unsubscribed`: subscribed in the file, but not any more on this site. `suppressed`: not imported, because the person was deleted after they had bounced, complained or left',
      }),
    rejected: z.array(z.object({ ...inFile, error: z.string() })).meta({
      description: 'Lines that are left out, and why',
    }),
  })
  .meta({ id: 'SubscriberImportAnswer' });

export type SubscriberImportAnswer = z.infer<typeof subscriberImportAnswer>;
