import { z } from 'zod';
import { alarm } from './alarms.ts';
import { backupLateHours } from './backups.ts';
import { timestamp } from './common.ts';
import { readResources } from './page-reads/record-address.ts';
import { resourcesWith } from './resources.ts';

const listed = z.object({
  resource: z.enum(resourcesWith('published')),
  id: z.number().int(),
  title: z.string(),
});

export const overview = z
  .object({
    drafts: z.object({
      total: z.number().int(),
      latest: z.array(listed.extend({ updatedAt: timestamp })),
    }),
    scheduled: z.array(listed.extend({ publishAt: timestamp })),
    unreadMessages: z.number().int(),
    waitingReports: z.number().int().meta({ description: 'Of divers, which nobody settled' }),
    failedMails: z.number().int(),
    heldMails: z.number().int().meta({
      description: 'Mails of a restored outbox, which wait for the owner’s word',
    }),
    untoldPages: z.number().int().meta({
      description: 'Changed pages that IndexNow did not take at the first attempt',
    }),
    missingOperator: z.boolean().meta({
      description: 'Legal entity, ABN or postal address is not set',
    }),
    missingForecast: z.boolean().meta({
      description: 'Neither the server’s environment nor the owner has said which forecast to ask',
    }),
    missingFactor: z.boolean().meta({
      description: 'A password alone opens the admin: neither one-time codes nor a passkey',
    }),
    undecidedSignUp: z.boolean().meta({
      description: 'The owner has not said whether new subscribers must confirm',
    }),
    claimsUnshown: z.boolean().meta({
      description:
        'Structured data claims a rating or stock where a review shows none, and the owner has not decided whether it may',
    }),
    mostRead: z
      .array(
        z.object({
          resource: z.enum(readResources),
          id: z.number().int(),
          title: z.string(),
          path: z.string(),
          reads: z.number().int(),
        }),
      )
      .meta({ description: 'Public pages by their reads of the last 28 days, at most ten' }),
    alarms: z.array(alarm).meta({ description: 'Wrong at the moment; the owner was mailed' }),
    copies: z
      .object({
        lastAt: timestamp.nullable().meta({ description: 'When the last one ended well' }),
        problem: z.string().nullable().meta({ description: 'Why the latest attempt failed' }),
        rehearsedAt: timestamp.nullable().meta({
          description: 'When one was last restored into a scratch folder and checked',
        }),
      })
      .nullable()
      .meta({
        description: 'Copies outside this machine, as this server knows; null where none is set up',
      }),
    lastBackup: timestamp.nullable().meta({
      description: 'Of the backups in this server’s folder; null where there is none',
    }),
    isBackupLate: z.boolean().meta({
      description: `The newest backup, or without one the site itself, is older than ${backupLateHours} hours`,
    }),
  })
  .meta({ id: 'Overview' });

export type Overview = z.infer<typeof overview>;
