import { z } from 'zod';
import { contactFaults, contactLimits } from '../rules/contact-form.ts';
import { honeypot } from './common.ts';

const text = (field: keyof typeof contactLimits) =>
  z
    .string()
    .trim()
    .min(contactLimits[field].min, contactFaults[field])
    .max(contactLimits[field].max, contactFaults[field]);

export const contactMessage = z
  .object({
    name: text('name'),
    email: z.string().trim().max(254, contactFaults.email).pipe(z.email(contactFaults.email)),
    subject: text('subject'),
    message: text('message'),
    website: honeypot,
  })
  .meta({ id: 'ContactMessage' });

export const contactAnswer = z
  .object({
    success: z.literal(true),
    emailSent: z.boolean().meta({ description: 'false: stored, but no mail goes out' }),
  })
  .meta({ id: 'ContactAnswer' });
