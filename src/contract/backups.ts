import { z } from 'zod';
import { timestamp } from './common.ts';

/** Kinds of backups; archives for moving out have their own list. */
export const backupKinds = [
  'manual',
  'daily',
  'before-migration',
  'before-restore',
  'uploaded',
] as const;

/** Age at which the newest backup is late. */
export const backupLateHours = 36;

export const maxBackupBytes = 20_000_000_000;

export const backupTooLarge =
  'The file is larger than 20 GB: put it back on the server, with npm run restore.';

const fileName = /^bottom-time-(?:[\dT]+-)+(?:[a-z]+-)*[a-z]+\.tar\.gz$/;

export const backupParams = z.object({ name: z.string().max(100).regex(fileName) });

export const backup = z.object({
  name: z.string(),
  kind: z.enum(backupKinds),
  bytes: z.number().int(),
  createdAt: timestamp,
});

export type Backup = z.infer<typeof backup>;

export const backupWork = z.enum(['making', 'restoring']);

export const backupOutcome = z.object({ ok: z.boolean(), text: z.string() });

export const backups = z
  .object({
    files: z
      .array(backup)
      .meta({ description: 'The backups in the folder of this server, newest first' }),
    work: backupWork
      .nullable()
      .meta({ description: 'The operation that runs now; null if none does' }),
    outcome: backupOutcome
      .nullable()
      .meta({ description: 'The outcome of the latest operation, for an hour after its end' }),
    folder: z.string(),
    kept: z
      .number()
      .int()
      .meta({ description: 'Number of daily backups to keep; 0: none are made' }),
    isLate: z
      .boolean()
      .meta({ description: `Whether the newest backup is older than ${backupLateHours} hours` }),
    copies: z
      .object({
        repository: z.string(),
        lastAt: timestamp.nullable(),
        problem: z.string().nullable(),
        rehearsedAt: timestamp.nullable(),
      })
      .nullable()
      .meta({ description: 'Copies outside this machine; null if none are set up' }),
  })
  .meta({ id: 'Backups' });

export type Backups = z.infer<typeof backups>;
