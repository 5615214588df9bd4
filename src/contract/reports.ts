import { z } from 'zod';
import {
  closureReasonNames,
  knownBys,
  reportedResources,
  reportKinds,
  reportStatuses,
  strengthNames,
} from '../domain/reports/terms.ts';
import { timestamp } from './common.ts';
import { queuedPhotograph, sitePhotograph } from './report-photographs.ts';

const diveFacts = {
  visibility: z.number().nullable(),
  temperature: z.number().nullable(),
  surge: z.enum(strengthNames).nullable(),
  current: z.enum(strengthNames).nullable(),
  species: z.array(z.object({ slug: z.string(), name: z.string() })),
  cost: z.number().nullable(),
};

const namedPage = {
  title: z.string().meta({ description: 'Title of the record' }),
  path: z.string().nullable().meta({ description: 'Null if the record no longer exists' }),
};

export const queuedReport = z
  .object({
    id: z.number().int(),
    kind: z.enum(reportKinds),
    resource: z.enum(reportedResources),
    record: z.string(),
    ...namedPage,
    editPath: z.string().nullable(),
    field: z.string(),
    fieldLabel: z.string(),
    standing: z.string().nullable().meta({ description: 'The current text of the fact' }),
    isLine: z.boolean().meta({ description: 'Whether one line of text can replace the fact' }),
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    danger: z.number().int().meta({ description: '1 to 3; 3 is the most dangerous' }),
    day: z.string(),
    details: z
      .object({
        right: z.string(),
        factName: z.string(),
        knownBy: z.enum(knownBys),
        address: z.string(),
        reason: z.enum(closureReasonNames),
        note: z.string(),
        ...diveFacts,
      })
      .partial(),
    photographs: z.array(queuedPhotograph),
    unlikely: z
      .array(z.string())
      .meta({ description: 'Slugs of reported species that are unlikely at the site' }),
    steward: z
      .string()
      .meta({ description: 'Name of the site’s steward if they sent the report; else empty' }),
    name: z.string(),
    showName: z.boolean(),
    email: z.string(),
    emailConfirmed: z
      .boolean()
      .meta({ description: 'Thanks and questions are sent only to a confirmed address' }),
    sameNetwork: z
      .number()
      .int()
      .meta({ description: 'Other `new` reports from the same network' }),
    status: z.enum(reportStatuses),
    createdAt: timestamp,
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'QueuedReport' });

export type QueuedReport = z.infer<typeof queuedReport>;

export const reportQuery = z.object({
  show: z
    .enum(['waiting', ...reportStatuses])
    .default('waiting')
    .meta({
      description: '`waiting`: reports that are `new` or `asked`, or have an unsettled photograph',
    }),
});
export type ReportShow = z.output<typeof reportQuery>['show'];

export const reportQueue = z
  .object({
    reports: z.array(queuedReport).meta({
      description: 'By danger, then reports of stewards first, then the newest first; 100 at most',
    }),
    counts: z.record(z.enum(reportStatuses), z.number().int()),
    heldBack: z.number().int().meta({ description: 'Reports refused in the current week' }),
  })
  .meta({ id: 'ReportQueue' });

export type ReportQueue = z.infer<typeof reportQueue>;

export const reportDecisions = ['take', 'ask', 'decline', 'spam', 'reopen'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export const reportSettlement = z
  .object({
    decision: z.enum(reportDecisions, `Choose of ${reportDecisions.join(', ')}.`),
    thank: z.boolean().default(false).meta({ description: 'Mails thanks to a confirmed address' }),
    value: z.string().trim().max(2000).optional().meta({
      description: 'New value of a corrected fact (unchanged if absent), or reason of a closure',
    }),
    question: z.string().trim().max(2000).optional(),
    network: z
      .boolean()
      .default(false)
      .meta({ description: 'With `spam`: also settles all `new` reports from the same network' }),
  })
  .meta({ id: 'ReportSettlement' });

export type ReportSettlement = z.output<typeof reportSettlement>;

export const diveReport = z
  .object({
    id: z.number().int(),
    day: z.string(),
    ageDays: z.number().int(),
    ...diveFacts,
    by: z
      .string()
      .nullable()
      .meta({ description: 'The steward, or the name of the diver if they agreed to show it' }),
  })
  .meta({ id: 'DiveReport' });

export type DiveReport = z.infer<typeof diveReport>;

export const siteReports = z
  .object({
    dives: z.array(diveReport).meta({ description: 'Accepted by the owner, newest first' }),
    photographs: z
      .array(sitePhotograph)
      .meta({ description: 'Accepted by the owner, the newest day first' }),
    freshDays: z.number().int().meta({ description: 'Days for which a dive counts as recent' }),
    reportedClosed: z.string().nullable().meta({
      description:
        'Day of a closure that two networks reported and the owner has not settled; null if none is shown',
    }),
  })
  .meta({ id: 'DiveSiteReports' });

export type SiteReports = z.infer<typeof siteReports>;

export const acceptedChange = z
  .object({
    id: z.number().int(),
    kind: z.enum(reportKinds),
    ...namedPage,
    fieldLabel: z.string(),
    day: z.string(),
    acceptedAt: timestamp,
    by: z.string().nullable(),
  })
  .meta({ id: 'AcceptedChange' });

export type AcceptedChange = z.infer<typeof acceptedChange>;

export const acceptedChanges = z
  .object({
    changes: z.array(acceptedChange).meta({ description: 'Newest first, 100 at most' }),
    counts: z.record(z.enum(reportKinds), z.number().int()),
  })
  .meta({ id: 'AcceptedChanges' });

export type AcceptedChanges = z.infer<typeof acceptedChanges>;
