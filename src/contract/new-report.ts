import { z } from 'zod';
import { isOneLine } from '../domain/contact/form.ts';
import { puzzleCount } from '../domain/reports/proof.ts';
import {
  boundsMessage,
  closureReasonNames,
  type DiveNumber,
  diveBounds,
  knownBys,
  maxCharacters,
  maxSpecies,
  reportedResources,
  strengthNames,
} from '../domain/reports/terms.ts';
import { honeypot, webAddress } from './common.ts';
import { announcedPhotographs } from './report-photographs.ts';

const answerText = (label: string) =>
  z.string(label).trim().max(maxCharacters, `${label}: ${maxCharacters} characters at most.`);

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
  factName: answerText('The fact')
    .default('')
    .meta({ description: 'The name of the fact on the page' }),
  right: answerText('What is right').min(1, 'Say what is right.'),
  knownBy: z.enum(knownBys, 'Say how you know.'),
  address: z
    .union([z.literal(''), webAddress])
    .default('')
    .meta({ description: 'The address of the web page that states what is right' }),
});

const closureDetails = z.object({
  reason: z.enum(closureReasonNames, 'Choose a reason.'),
  note: answerText('Note').default(''),
});

const diveDetails = z.object({
  visibility: diveNumber('visibility').meta({ description: 'In metres' }),
  temperature: diveNumber('temperature').meta({ description: 'In °C' }),
  surge: strength,
  current: strength,
  species: z
    .array(z.string().max(100))
    .max(maxSpecies, `Name ${maxSpecies} animals at most.`)
    .default([])
    .meta({ description: 'Slugs of species, as in /api/species' }),
  cost: diveNumber('cost').meta({ description: 'Entry fee in Australian dollars' }),
});

export type CorrectionDetails = z.output<typeof correctionDetails>;
export type ClosureDetails = z.output<typeof closureDetails>;
export type DiveDetails = z.output<typeof diveDetails>;

const stewardKey = z.string().min(1).max(64);

const shared = {
  id: z.uuid('Give the report an id.').meta({
    description: 'Made by the sender; a report that is sent twice with the same id is stored once',
  }),
  resource: z.enum(reportedResources),
  record: z
    .string()
    .regex(/^[a-z0-9_-]{1,200}$/, 'Name the record.')
    .meta({ description: 'The id of a dive site, or the slug of any other record' }),
  day,
  name: z
    .string()
    .trim()
    .max(100, 'A name has 100 characters at most.')
    .refine(isOneLine, 'Give your name on one line.')
    .default(''),
  showName: z.boolean().default(false).meta({ description: '`true`: the name may be published' }),
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
    .meta({
      description: `The solutions of ${puzzleCount} puzzles; not needed with a steward’s key`,
    }),
  steward: stewardKey.optional().meta({ description: 'The key in the link of the site’s steward' }),
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
    link: z.string().nullable().meta({ description: 'The secret link; null if there is none' }),
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

export const reportChallenge = z.object({ challenge: z.string() }).meta({
  id: 'ReportChallenge',
  description: 'Valid once, from three seconds to an hour after its issue',
});
