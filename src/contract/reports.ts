import { z } from 'zod';
import { isOneLine } from '../domain/contact/form.ts';
import { puzzleCount } from '../domain/reports/proof.ts';
import {
  boundsMessage,
  closureReasonNames,
  type DiveNumber,
  diveBounds,
  knownBys,
  mostCharacters,
  mostSpecies,
  reportedResources,
  reportKinds,
  reportStatuses,
  strengthNames,
} from '../domain/reports/terms.ts';
import { honeypot, timestamp, webAddress } from './common.ts';
import { announcedPhotographs, queuedPhotograph, sitePhotograph } from './report-photographs.ts';

const answerText = (label: string) =>
  z.string(label).trim().max(mostCharacters, `${label}: ${mostCharacters} characters at most.`);

const day = z.iso.date('Give the day, such as 2026-11-21.');

const diveNumber = (name: DiveNumber) =>
  z
    .number(boundsMessage(name))
    .min(diveBounds[name].least, boundsMessage(name))
    .max(diveBounds[name].most, boundsMessage(name))
    .nullable()
    .default(null);

const strength = z.enum(strengthNames).nullable().default(null);

const correctionDetails = z.object({
  factName: answerText('The fact').default('').meta({ description: 'As the page calls it' }),
  right: answerText('What is right').min(1, 'Say what is right.'),
  knownBy: z.enum(knownBys, 'Say how you know.'),
  address: z
    .union([z.literal(''), webAddress])
    .default('')
    .meta({ description: 'The web page' }),
});

const closureDetails = z.object({
  reason: z.enum(closureReasonNames, 'Choose a reason.'),
  note: answerText('Note').default(''),
});

const diveDetails = z.object({
  visibility: diveNumber('visibility').meta({ description: 'Metres' }),
  temperature: diveNumber('temperature').meta({ description: '°C' }),
  surge: strength,
  current: strength,
  species: z
    .array(z.string().max(100))
    .max(mostSpecies, `Name ${mostSpecies} animals at most.`)
    .default([])
    .meta({ description: 'Slugs, as in /api/species' }),
  cost: diveNumber('cost').meta({ description: 'Australian dollars to get in' }),
});

export type CorrectionDetails = z.output<typeof correctionDetails>;
export type ClosureDetails = z.output<typeof closureDetails>;
export type DiveDetails = z.output<typeof diveDetails>;

const stewardKey = z.string().min(1).max(64);

const shared = {
  id: z.uuid('Give the report an id.').meta({
    description: 'Made by the sender: sending it again is no second report',
  }),
  resource: z.enum(reportedResources),
  record: z
    .string()
    .regex(/^[a-z0-9_-]{1,200}$/, 'Name the record.')
    .meta({ description: 'The id of a dive site, else the slug' }),
  day,
  name: z
    .string()
    .trim()
    .max(100, 'A name has 100 characters at most.')
    .refine(isOneLine, 'Give your name on one line.')
    .default(''),
  showName: z.boolean().default(false).meta({ description: 'true: the name may be public' }),
  email: z
    .union([
      z.literal(''),
      z.string().trim().max(254).pipe(z.email('Please give a valid email address.')),
    ])
    .default(''),
  challenge: z.string().max(200).default(''),
  nonces: z
    .array(z.number().int().min(0).max(1e9))
    .max(puzzleCount)
    .default([])
    .meta({ description: `${puzzleCount}; none are needed with the key of a steward` }),
  steward: stewardKey.optional().meta({ description: 'Key of the link of the site’s steward' }),
  website: honeypot,
};

export const newReport = z
  .discriminatedUnion('kind', [
    z.object({
      ...shared,
      kind: z.literal('correction'),
      field: answerText('The fact').default(''),
      details: correctionDetails,
      photographs: announcedPhotographs,
    }),
    z.object({ ...shared, kind: z.literal('closure'), details: closureDetails }),
    z.object({
      ...shared,
      kind: z.literal('dive'),
      details: diveDetails,
      photographs: announcedPhotographs,
    }),
  ])
  .meta({ id: 'NewReport' });

export type NewReport = z.output<typeof newReport>;
export type ReportDraft = Omit<z.input<typeof newReport>, 'challenge' | 'nonces' | 'website'>;

export const stewardQuestion = z
  .object({ site: z.number().int().positive(), key: stewardKey })
  .meta({ id: 'StewardQuestion' });

export const stewardAnswer = z.object({ name: z.string() }).meta({ id: 'StewardAnswer' });

export const stewardLink = z
  .object({
    link: z.string().nullable().meta({ description: 'Secret; null if there is none' }),
  })
  .meta({ id: 'StewardLink' });

export type StewardLink = z.infer<typeof stewardLink>;
export const storedReport = z
  .object({
    success: z.literal(true),
    expects: z
      .array(z.number().int())
      .meta({ description: 'The numbers of the photographs whose files have not arrived' }),
  })
  .meta({ id: 'StoredReport' });

export type StoredReport = z.infer<typeof storedReport>;

export const reportChallenge = z
  .object({ challenge: z.string() })
  .meta({ id: 'ReportChallenge', description: 'Valid from three seconds to an hour after, once' });

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
