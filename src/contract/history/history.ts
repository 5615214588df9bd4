import { z } from 'zod';
import { idParam, slug, timestamp } from '../common.ts';
import { resourcesWith } from '../resources.ts';

const resource = z.enum(resourcesWith('bin'));

export const deletedRecord = z
  .object({
    id: z.number().int().meta({ description: 'The id of the entry in the bin' }),
    resource,
    recordId: z
      .number()
      .int()
      .meta({ description: 'The id of the record, which it gets back when restored' }),
    title: z.string(),
    deletedAt: timestamp,
    purgedAt: timestamp.meta({ description: 'When the record is deleted permanently' }),
  })
  .meta({ id: 'DeletedRecord' });

export type DeletedRecord = z.infer<typeof deletedRecord>;

export const restoring = z
  .object({
    slug: slug
      .optional()
      .meta({ description: 'A new slug, if another record has the old one now' }),
  })
  .meta({ id: 'Restoring' });

export const restored = z
  .object({ resource, id: z.number().int(), title: z.string() })
  .meta({ id: 'RestoredRecord' });

export type RestoredRecord = z.infer<typeof restored>;

export const revisionSummary = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    title: z.string(),
    published: z.boolean(),
    savedAt: timestamp.meta({ description: 'When that state was saved' }),
  })
  .meta({ id: 'RevisionSummary' });

export type RevisionSummary = z.infer<typeof revisionSummary>;

export const revisionParams = z.object({
  id: idParam,
  revision: idParam,
});

export const redirect = z
  .object({
    id: z.number().int(),
    path: z.string().meta({ example: '/blog/old-slug' }),
    resource: z
      .enum(resourcesWith('pages'))
      .nullable()
      .meta({ description: 'Null if the owner set the redirect' }),
    state: z.enum(['moved', 'deleted', 'draft', 'set']).meta({
      description:
        '`moved`, and `set` by the owner: answers 301; `deleted`: 410; `draft`: 404 until the record is published',
    }),
    hits: z.number().int().meta({ description: 'How often the redirect was followed' }),
    lastUsedAt: timestamp.nullable(),
    target: z.string().nullable().meta({
      description: 'The address to which the redirect leads',
      example: '/blog/new-slug',
    }),
    createdAt: timestamp,
  })
  .meta({ id: 'Redirect' });

export type Redirect = z.infer<typeof redirect>;
