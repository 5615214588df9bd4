import { z } from 'zod';
import { timestamp } from './common.ts';
import { resourcesWith } from './resources.ts';

/** Separate from `paths`, which every page loads at once. */
export const cataloguePath = '/api/admin/catalogue';

const resource = z.enum(resourcesWith('seed'));

export const difference = z
  .object({
    record: z
      .number()
      .int()
      .meta({ description: 'The id of the record in the catalogue, which a decision names' }),
    resource,
    id: z.number().int().meta({ description: 'The id of the record on this site' }),
    title: z.string(),
    field: z.string().meta({ example: 'notice' }),
    label: z.string().meta({ example: 'Notice' }),
    urgent: z.boolean().meta({ description: 'Whether a diver’s safety depends on the field' }),
    release: z.string().meta({ description: 'The value of the release; empty if it has none' }),
    yours: z.string().meta({ description: 'The value of this site; empty if it has none' }),
  })
  .meta({ id: 'CatalogueDifference' });

export type Difference = z.infer<typeof difference>;

export const waitingRecord = z
  .object({
    record: z.number().int(),
    resource,
    title: z.string(),
    note: z.string().meta({ description: 'Region, group or category of the record' }),
    text: z.string().meta({ description: 'The beginning of the record’s text' }),
  })
  .meta({ id: 'WaitingRecord' });

export type WaitingRecord = z.infer<typeof waitingRecord>;

export const catalogueState = z
  .object({
    update: z
      .object({
        appliedAt: timestamp,
        added: z.number().int(),
        changed: z.number().int(),
        fields: z.number().int(),
      })
      .nullable()
      .meta({ description: 'The last update that changed something and can be undone' }),
    differences: z.array(difference).meta({ description: 'Safety facts first' }),
    waiting: z.array(waitingRecord),
  })
  .meta({ id: 'CatalogueState' });

export type CatalogueState = z.infer<typeof catalogueState>;

const catalogueId = z.number().int().positive();

export const differenceDecision = z
  .object({
    decision: z.enum(['take', 'keep']),
    fields: z
      .array(z.object({ record: catalogueId, field: z.string().min(1).max(100) }))
      .min(1)
      .max(20_000),
  })
  .meta({ id: 'DifferenceDecision' });

export const decided = z
  .object({
    done: z.number().int(),
    refused: z.array(z.object({ title: z.string(), label: z.string(), reason: z.string() })).meta({
      description: 'Fields whose release value would contradict other values of the owner',
    }),
  })
  .meta({ id: 'DecidedDifferences' });

export type Decided = z.infer<typeof decided>;

export const waitingDecision = z
  .object({
    decision: z.enum(['add', 'decline']),
    records: z.array(catalogueId).min(1).max(20_000),
  })
  .meta({ id: 'WaitingDecision' });
