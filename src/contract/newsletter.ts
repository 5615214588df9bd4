import { z } from 'zod';
import { honeypot } from './common.ts';

const fault = 'Please give a valid email address.';

export const subscription = z
  .object({
    email: z.string().trim().max(254, fault).pipe(z.email(fault)),
    website: honeypot,
  })
  .meta({ id: 'Subscription' });

export const subscriptionAnswer = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'SubscriptionAnswer' });
