import { z } from 'zod';
import { honeypot, timestamp } from './common.ts';

const fault = 'Please give a valid email address.';
const email = z.string().trim().max(254, fault).pipe(z.email(fault));

export const subscription = z
  .object({
    email,
    website: honeypot,
  })
  .meta({ id: 'Subscription' });

export const subscriptionAnswer = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'SubscriptionAnswer' });

export const subscriber = z
  .object({
    id: z.number().int(),
    email: z.string(),
    subscribed: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Subscriber' });

export type Subscriber = z.infer<typeof subscriber>;

export const subscriberChanges = z
  .object({ email, subscribed: z.boolean() })
  .partial()
  .meta({ id: 'SubscriberChanges' });
