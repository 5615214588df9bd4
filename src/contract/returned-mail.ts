import { z } from 'zod';

/** Services that call the site when a mail bounces; the settings choose one. */
export const mailService = z.enum(['ses', 'postmark', 'mailgun', 'generic']);
export type MailService = z.infer<typeof mailService>;

const stored = {
  hasPassword: z.boolean().meta({ description: 'Whether the password of the mailbox is set' }),
  hasSecret: z.boolean().meta({ description: 'Whether the secret of the mail service is set' }),
};

export const returnedMailSetup = z.object(stored).meta({ id: 'ReturnedMailSetup' });
export type ReturnedMailSetup = z.infer<typeof returnedMailSetup>;

const longest = 500;
const credential = z
  .string()
  .max(longest, `That has more than ${longest} characters.`)
  .regex(/^[^\p{Cc}]*$/u, 'That has line breaks or other characters that can’t be typed.');

export const mailboxPassword = z
  .object({ password: credential.meta({ description: 'An empty text deletes the stored one' }) })
  .meta({ id: 'MailboxPassword' });

export const serviceSecret = z
  .object({
    secret: credential
      .trim()
      .nullable()
      .meta({ description: 'null generates a new secret; an empty text deletes the stored one' }),
  })
  .meta({ id: 'ServiceSecret' });

export const createdServiceSecret = z
  .object({
    ...stored,
    made: z.string().nullable().meta({ description: 'A new secret, shown only in this answer' }),
  })
  .meta({ id: 'CreatedServiceSecret' });

export const mailboxTrial = z
  .object({ works: z.boolean(), text: z.string() })
  .meta({ id: 'MailboxTrial' });
