import { z } from 'zod';
import { isOneLine } from '../domain/contact/form.ts';
import {
  licenceNames,
  maxCreditCharacters,
  maxPhotographs,
  maxShownCharacters,
  photographStates,
} from '../domain/reports/photographs.ts';
import { idParam } from './common.ts';

const line = (label: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${label}: ${most} characters at most.`)
    .refine(isOneLine, `${label}: one line, please.`)
    .default('');

const facts = {
  licence: z
    .enum(licenceNames, 'Choose a licence for the photograph.')
    .meta({ description: '`site`: may be used on this website only' }),
  credit: line('Credit', maxCreditCharacters).meta({
    description: 'The credit as the sender wants it',
  }),
  shows: line('What it shows', maxShownCharacters),
};

/** The photographs that a report announces; later requests send their files. */
export const announcedPhotographs = z
  .array(z.object(facts))
  .max(maxPhotographs, `Send ${maxPhotographs} photographs at most.`)
  .default([]);

const numbers = Array.from({ length: maxPhotographs }, (_, index) => String(index + 1));

const number = z.enum(numbers, `A report has ${maxPhotographs} at most.`).transform(Number).meta({
  description: 'Number of the photograph, from 1, in the order of the report',
  example: '1',
});

export const sentPhotographParams = z.object({
  sent: z.uuid().meta({ description: 'The id that the sender gave the report' }),
  number,
});

export const photographParams = z.object({ id: idParam, number });

const otherSite = z.object({ title: z.string(), path: z.string() }).nullable().meta({
  description:
    'The dive site nearest to where the photograph was taken; null if that is the reported site or is unknown',
});

const place = {
  distanceKm: z.number().nullable().meta({
    description:
      'From the reported site to the place where the photograph was taken; null if unknown',
  }),
  nearest: otherSite,
};

export const receivedPhotograph = z.object(place).meta({ id: 'ReceivedPhotograph' });
export type ReceivedPhotograph = z.infer<typeof receivedPhotograph>;

export const queuedPhotograph = z
  .object({
    number: z.number().int(),
    state: z.enum(photographStates),
    ...{ licence: facts.licence, credit: z.string(), shows: z.string(), alt: z.string() },
    width: z.number().int(),
    height: z.number().int(),
    ...place,
    src: z.string().nullable().meta({
      description: 'Null before the file has arrived and after the photograph is declined',
    }),
  })
  .meta({ id: 'QueuedPhotograph' });
export type QueuedPhotograph = z.infer<typeof queuedPhotograph>;

export const photographDecisions = ['take', 'decline', 'cover'] as const;

export const photographSettlement = z
  .object({
    decision: z
      .enum(photographDecisions, `Choose of ${photographDecisions.join(', ')}.`)
      .meta({ description: '`decline` also removes an accepted photograph from the guide' }),
    alt: z.string().trim().max(500).optional().meta({ description: 'Required for `take`' }),
  })
  .meta({ id: 'PhotographSettlement' });
export type PhotographSettlement = z.output<typeof photographSettlement>;

export const sitePhotograph = z
  .object({
    id: z.string(),
    src: z.string(),
    thumbnail: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    credit: z.string(),
    licence: z.string().meta({ description: 'Name of the licence' }),
    licenceUrl: z.string().nullable().meta({
      description:
        'Null if the photograph may be used on this website only: link to the guide, copy nothing',
    }),
    day: z.string(),
  })
  .meta({ id: 'SitePhotograph' });
export type SitePhotograph = z.infer<typeof sitePhotograph>;
