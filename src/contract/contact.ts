import { z } from 'zod';
import {
  contactFieldErrors,
  contactLimits,
  contactLineErrors,
  isOneLine,
} from '../domain/contact/form.ts';
import { email, honeypot, timestamp } from './common.ts';

const text = (field: keyof typeof contactLimits) =>
  z
    .string(contactFieldErrors[field])
    .trim()
    .min(contactLimits[field].min, contactFieldErrors[field])
    .max(contactLimits[field].max, contactFieldErrors[field]);

export const contactMessage = z
  .object(
    {
      name: text('name').refine(isOneLine, contactLineErrors.name),
      email,
      subject: text('subject').refine(isOneLine, contactLineErrors.subject),
      message: text('message'),
      website: honeypot,
    },
    'Please send a name, an email address, a subject and a message.',
  )
  .meta({ id: 'ContactMessage' });

export const contactAnswer = z
  .object({
    success: z.literal(true),
    emailSent: z
      .boolean()
      .meta({ description: '`false`: the message is stored, but its mail is not sent yet' }),
  })
  .meta({ id: 'ContactAnswer' });

export const messageStatuses = ['new', 'read', 'answered', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const storedMessage = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    status: z.enum(messageStatuses),
    createdAt: timestamp,
  })
  .meta({ id: 'StoredMessage' });

export type StoredMessage = z.infer<typeof storedMessage>;

export const messageQuery = z.object({
  show: z
    .enum(['inbox', ...messageStatuses])
    .default('inbox')
    .meta({ description: '`inbox`: all except spam' }),
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(999_999_999)
    .optional()
    .meta({ description: 'The id of the last message of the previous page' }),
});

export type MessageShow = z.output<typeof messageQuery>['show'];

export const messagePage = z
  .object({
    counts: z.record(z.enum(messageStatuses), z.number().int()),
    messages: z.array(storedMessage).meta({ description: 'Newest first, 50 at most' }),
    more: z.boolean(),
  })
  .meta({ id: 'MessagePage' });

export type MessagePage = z.infer<typeof messagePage>;

export const messageMark = z
  .object({ status: z.enum(messageStatuses, `Mark it as ${messageStatuses.join(', ')}.`) })
  .meta({ id: 'MessageMark' });
