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
    waitingReports: z.number().int().meta({ description: 'Reports with status `new`' }),
    failedMails: z.number().int(),
    heldMails: z.number().int().meta({
      description: 'Mails of a restored outbox, not sent until the owner releases them',
    }),
    untoldPages: z.number().int().meta({
      description: 'Changed pages that IndexNow did not take at the first attempt',
    }),
    missingOperator: z.boolean().meta({
      description: 'Legal entity, ABN or postal address is not set',
    }),
    missingForecast: z.boolean().meta({
      description: 'Neither the server’s environment nor the owner has chosen a forecast service',
    }),
    missingFactor: z.boolean().meta({
      description:
        'Neither one-time codes nor a passkey are set up: the password is enough to sign in',
    }),
    undecidedSignUp: z.boolean().meta({
      description: 'The owner has not said whether new subscribers must confirm',
    }),
    claimsUnshown: z.boolean().meta({
      description:
        'Structured data states a default rating or availability that reviews do not show, and the owner has not decided whether this is allowed',
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
    alarms: z
      .array(alarm)
      .meta({ description: 'Current alarms; the owner gets a mail about each' }),
    copies: z
      .object({
        lastAt: timestamp.nullable().meta({ description: 'Start of the last successful copy' }),
        problem: z.string().nullable().meta({ description: 'Why the latest attempt failed' }),
        rehearsedAt: timestamp.nullable().meta({
          description: 'When a copy was last restored into a scratch folder and checked',
        }),
      })
      .nullable()
      .meta({
        description: 'State of the copies outside this machine; null if no copies are configured',
      }),
    lastBackup: timestamp.nullable().meta({
      description: 'Time of the newest backup in this server’s folder; null if there is no backup',
    }),
    isBackupLate: z.boolean().meta({
      description: `The newest backup is older than ${backupLateHours} hours; without a backup, the site is older than that`,
    }),
  })
  .meta({ id: 'Overview' });

export type Overview = z.infer<typeof overview>;
