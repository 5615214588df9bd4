import { z } from 'zod';
import { siteStatuses } from '../../domain/dive-sites/facts.ts';
import { version } from '../common.ts';
import { diveSiteFields } from './fields/fields.ts';

/** Maximum number of dive sites that one call changes. */
export const maxBulkSites = 1000;

const id = z.number().int().positive().max(999_999_999);

const statusChange = z
  .object({
    action: z.literal('status'),
    status: z.enum(siteStatuses, 'Choose a status.'),
    statusReason: z
      .string()
      .trim()
      .max(diveSiteFields.statusReason.maxLength)
      .default('')
      .meta({ description: 'The reason of the status; an empty text removes the stored reason' }),
    statusAsOf: z.iso.date('Write the day like 2026-11-21.'),
    source: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .default('Reported by the editor of this site')
      .meta({ description: 'The source of the status' }),
  })
  .superRefine(({ status, statusReason }, context) => {
    if (status === 'open' || status === 'unknown' || statusReason) return;
    const message = 'Say in a sentence why it is not simply open.';
    context.addIssue({ code: 'custom', path: ['statusReason'], message });
  });

export const siteChange = z.discriminatedUnion('action', [
  statusChange,
  z.object({
    action: z.literal('notice'),
    notice: z
      .string()
      .trim()
      .min(1, 'Write the notice.')
      .max(1000)
      .meta({ description: 'Text to append to the existing notice of each site' }),
  }),
  z.object({ action: z.literal('feature'), featured: z.boolean() }),
  z.object({ action: z.literal('bin') }),
]);

export type SiteChange = z.infer<typeof siteChange>;

export const bulkRequest = z
  .object({
    ids: z
      .array(id)
      .min(1, 'Choose a dive site.')
      .max(maxBulkSites, `Choose ${maxBulkSites} dive sites at most.`),
    change: siteChange,
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: '`true`: returns the changes without making them' }),
  })
  .meta({ id: 'DiveSiteBulkRequest' });

export const bulkAnswer = z
  .object({
    dryRun: z.boolean(),
    action: z.enum(['status', 'notice', 'feature', 'bin']),
    changes: z.array(
      z.object({
        id,
        name: z.string(),
        version: version.meta({
          description: 'The version after the change, which an undo requires',
        }),
        fields: z.array(
          z.object({
            label: z.string(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        ),
      }),
    ),
    unchanged: z
      .number()
      .int()
      .meta({ description: 'Number of sites that already have these values' }),
    refused: z.array(z.object({ id, name: z.string(), reason: z.string() })),
  })
  .meta({ id: 'DiveSiteBulkAnswer' });

export type BulkAnswer = z.infer<typeof bulkAnswer>;

export const bulkUndo = z
  .object({
    action: z.enum(['status', 'notice', 'feature', 'bin']),
    sites: z.array(z.object({ id, version })).min(1).max(maxBulkSites),
  })
  .meta({
    id: 'DiveSiteBulkUndo',
    description: 'The action and the versions from the response to the change',
  });

export type BulkUndo = z.infer<typeof bulkUndo>;

export const bulkUndoAnswer = z
  .object({
    undone: z.number().int(),
    kept: z
      .array(z.string())
      .meta({ description: 'Names of sites that were changed since; they are not undone' }),
  })
  .meta({ id: 'DiveSiteBulkUndoAnswer' });

export type BulkUndoAnswer = z.infer<typeof bulkUndoAnswer>;
