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
  title: z.string().meta({ description: 'Of the record' }),
  path: z.string().nullable().meta({ description: 'Null once the record is gone' }),
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
    standing: z.string().nullable().meta({ description: 'The fact as it stands now' }),
    isLine: z.boolean().meta({ description: 'Taking it can write the fact' }),
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    danger: z.number().int().meta({ description: '3 first: may send a diver astray' }),
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
    unlikely: z.array(z.string()).meta({ description: 'Species that nobody knows from there' }),
    steward: z.string().meta({ description: 'Name of the site’s steward, if they sent it' }),
    name: z.string(),
    showName: z.boolean(),
    email: z.string(),
    emailConfirmed: z
      .boolean()
      .meta({ description: 'Thanks and questions go to a confirmed address alone' }),
    sameNetwork: z.number().int().meta({ description: 'Others that wait from that network' }),
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
    .meta({ description: 'waiting: new, asked, or with a photograph that waits' }),
});
export type ReportShow = z.output<typeof reportQuery>['show'];

export const reportQueue = z
  .object({
    reports: z.array(queuedReport).meta({
      description:
        'Dangers first, of the same danger those of stewards, then the newest; 100 at most',
    }),
    counts: z.record(z.enum(reportStatuses), z.number().int()),
    heldBack: z.number().int().meta({ description: 'Not stored within a week' }),
  })
  .meta({ id: 'ReportQueue' });

export type ReportQueue = z.infer<typeof reportQueue>;

export const reportDecisions = ['take', 'ask', 'decline', 'spam', 'reopen'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export const reportSettlement = z
  .object({
    decision: z.enum(reportDecisions, `Choose of ${reportDecisions.join(', ')}.`),
    thank: z.boolean().default(false).meta({ description: 'Mails thanks to a confirmed address' }),
    value: z
      .string()
      .trim()
      .max(2000)
      .optional()
      .meta({ description: 'What the fact becomes; without it the fact stays as it is' }),
    question: z.string().trim().max(2000).optional(),
    network: z
      .boolean()
      .default(false)
      .meta({ description: 'With spam: all that waits from that network' }),
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
      .meta({ description: 'Where the diver gave the name for it, or a steward' }),
  })
  .meta({ id: 'DiveReport' });

export type DiveReport = z.infer<typeof diveReport>;

export const siteReports = z
  .object({
    dives: z.array(diveReport).meta({ description: 'Accepted by the owner, newest first' }),
    photographs: z
      .array(sitePhotograph)
      .meta({ description: 'Accepted by the owner, the newest day first' }),
    freshDays: z.number().int().meta({ description: 'After which a dive leaves the first view' }),
    reportedClosed: z
      .string()
      .nullable()
      .meta({ description: 'The day, where two networks said so and the owner has not looked' }),
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
