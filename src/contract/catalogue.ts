import { z } from 'zod';
import { timestamp } from './common.ts';
import { resourcesWith } from './resources.ts';

/** Separate from `paths`, which every page loads at once. */
export const cataloguePath = '/api/admin/catalogue';

const resource = z.enum(resourcesWith('seed'));

export const difference = z
  .object({
    record: z.number().int().meta({ description: 'Of the catalogue, for the decision' }),
    resource,
    id: z.number().int().meta({ description: 'Of the record on this site' }),
    title: z.string(),
    field: z.string().meta({ example: 'notice' }),
    label: z.string().meta({ example: 'Notice' }),
    urgent: z.boolean().meta({ description: 'A diver’s safety hangs on it' }),
    release: z.string().meta({ description: 'What the release says now; empty for nothing' }),
    yours: z.string().meta({ description: 'What this site says; empty for nothing' }),
  })
  .meta({ id: 'CatalogueDifference' });

export type Difference = z.infer<typeof difference>;

export const waitingRecord = z
  .object({
    record: z.number().int(),
    resource,
    title: z.string(),
    note: z.string().meta({ description: 'Region, group or category' }),
    text: z.string().meta({ description: 'The first lines that the record says of itself' }),
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
    differences: z.array(difference).meta({ description: 'Facts of safety first' }),
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
    refused: z
      .array(z.object({ title: z.string(), label: z.string(), reason: z.string() }))
      .meta({ description: 'Fields that would contradict others of the owner' }),
  })
  .meta({ id: 'DecidedDifferences' });

export type Decided = z.infer<typeof decided>;

export const waitingDecision = z
  .object({
    decision: z.enum(['add', 'decline']),
    records: z.array(catalogueId).min(1).max(20_000),
  })
  .meta({ id: 'WaitingDecision' });
