import { z } from 'zod';
import { timestamp } from './common.ts';

export const person = z
  .object({ email: z.string().trim().min(1, 'Please give an email address.').max(254) })
  .meta({ id: 'Person' });

const record = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export const personRecords = z
  .object({
    email: z.string(),
    subscriptions: z.array(record),
    messages: z.array(record),
    reports: z.array(record),
    mails: z.array(record),
    suppressions: z.array(record).meta({
      description: 'Why and since when the address of a deleted subscriber gets no mails',
    }),
  })
  .meta({ id: 'PersonRecords' });

export type PersonRecords = z.infer<typeof personRecords>;

export const erasure = z
  .object({
    subscriptions: z.number().int(),
    messages: z.number().int(),
    reports: z.number().int(),
    mails: z.number().int(),
  })
  .meta({
    id: 'Erasure',
    description:
      'Number of rows deleted from each table; for reports, the number whose sender was removed',
  });

export const securityStats = z
  .object({
    totalLoginAttempts: z.number().int(),
    successfulLogins: z.number().int(),
    failedAttempts: z.number().int(),
    blockedAttempts: z.number().int(),
    recentActivity: z.array(
      z.object({
        timestamp,
        action: z.string().meta({ example: 'login_success' }),
        ipAddress: z.string(),
        device: z.string(),
        details: z.string(),
      }),
    ),
  })
  .meta({ id: 'SecurityStats' });

export const auditPageQuery = z.object({
  page: z.coerce.number().int().positive().max(100_000).optional(),
});

export const auditEntriesPerPage = 50;

export const auditPage = z
  .object({
    total: z.number().int(),
    entries: z
      .array(
        z.object({
          id: z.number().int(),
          timestamp,
          action: z.string().meta({ example: 'content_updated' }),
          resource: z.string().meta({ example: 'articles/12' }),
          details: z.string().meta({ example: 'Night dives: title, content' }),
          ipAddress: z.string(),
          device: z.string().meta({ example: 'Firefox on Windows' }),
        }),
      )
      .meta({ description: 'The latest first' }),
  })
  .meta({ id: 'AuditPage' });

export type AuditPage = z.infer<typeof auditPage>;

export type SecurityStats = z.infer<typeof securityStats>;

export const sitemapUpdate = z
  .object({ success: z.literal(true), timestamp })
  .meta({ id: 'SitemapUpdate' });
