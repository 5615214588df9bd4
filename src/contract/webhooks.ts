import { z } from 'zod';
import { timestamp } from './common.ts';

/** Descriptions of events by name. */
export const webhookEvents = {
  publish: 'A record becomes public',
  update: 'A public record changes',
  delete: 'A public record is deleted or taken back',
  'sign-up': 'Somebody subscribes to the newsletter',
  report: 'A visitor writes by the contact form, or a diver sends a report',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

const event = z.enum(webhookEventNames, `Choose of ${webhookEventNames.join(', ')}.`);

export const newWebhook = z
  .object({
    address: z
      .string()
      .trim()
      .max(2000)
      .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), {
        error: 'Use an address that begins with https://.',
      }),
    events: z.array(event).min(1, 'Choose what it is called for.'),
  })
  .meta({ id: 'NewWebhook' });

export const webhookCall = z.object({
  event: z.string(),
  createdAt: timestamp,
  answeredAt: timestamp.nullable(),
  status: z.number().int().nullable().meta({ description: 'HTTP status; null without an answer' }),
  problem: z.string().nullable(),
  dueAt: timestamp.nullable().meta({ description: 'When the call is tried next' }),
  attempts: z.number().int(),
});

export const webhook = z
  .object({
    id: z.number().int(),
    address: z.string(),
    events: z.array(event),
    createdAt: timestamp,
    calls: z.array(webhookCall).meta({ description: 'The last ten' }),
  })
  .meta({ id: 'Webhook' });

export type Webhook = z.infer<typeof webhook>;

export const createdWebhook = z
  .object({
    id: z.number().int(),
    secret: z.string().meta({ description: 'Key that signs each call; shown only in this answer' }),
  })
  .meta({ id: 'CreatedWebhook' });
