import { z } from 'zod';
import { idParam, timestamp, version } from '../common.ts';
import { resourcesWith } from '../resources.ts';

const resource = z.enum(resourcesWith('bin'));
const draftKey = /^new-([1-9]\d{0,8})$/;

const maxDraftNumber = 999_999;

/** A random id for the draft of an uncreated record. The server answers 409 for an id in use. */
export const newDraftId = () => -Math.ceil(Math.random() * maxDraftNumber);

/** @returns a number below 0 for the draft of a record that is not created yet; undefined for other keys */
export function readDraftId(key: string): number | undefined {
  const number = draftKey.exec(key)?.[1];
  return number === undefined ? undefined : -Number(number);
}

/** Names a record in addresses: its id, or `new-7` for the draft of a new record. */
export const recordKey = (id: number): string => (id < 0 ? `new${id}` : String(id));

const draftId = z
  .string()
  .regex(
    draftKey,
    'Only drafts of new records, such as new-7, have earlier versions; a saved record has revisions.',
  )
  .transform((key) => Number(readDraftId(key)))
  .meta({ description: 'The draft of a new record', example: 'new-7' });

export const workingCopyParams = z.object({ resource, id: z.union([draftId, idParam]) });

const values = z
  .record(z.string().min(1).max(100), z.string().max(900_000, 'This text is too long to be saved.'))
  .refine((fields) => Object.keys(fields).length <= 200, 'A form has at most 200 fields.');

const counter = z.number().int().min(0).max(1_000_000_000);

const copiedValues = z.object({
  values,
  recordVersion: version.nullable().meta({
    description: 'The version of the record on which the text is based; null for a new record',
  }),
  version: counter.meta({
    description: 'In a request: the version of the replaced copy, 0 for none; 409 if outdated',
  }),
});

export const workingCopyInput = copiedValues
  .extend({
    keepReplaced: z.boolean().optional().meta({
      description:
        '`true` always stores the replaced text as an earlier version, as when an earlier version of a draft is restored',
    }),
  })
  .meta({ id: 'WorkingCopyInput' });

export type WorkingCopyInput = z.infer<typeof workingCopyInput>;

export const workingCopy = copiedValues.extend({ savedAt: timestamp }).meta({ id: 'WorkingCopy' });

export type WorkingCopy = z.infer<typeof workingCopy>;

export const foundWorkingCopy = z
  .object({ workingCopy: workingCopy.nullable() })
  .meta({ id: 'FoundWorkingCopy' });

export const savedWorkingCopy = workingCopy
  .pick({ version: true, savedAt: true })
  .meta({ id: 'SavedWorkingCopy' });

export const listedWorkingCopy = z
  .object({
    resource,
    recordId: z.number().int().meta({
      description: 'Negative for the draft of a new record: -7 is new-7',
    }),
    title: z.string(),
    savedAt: timestamp,
  })
  .meta({ id: 'ListedWorkingCopy' });

export type ListedWorkingCopy = z.infer<typeof listedWorkingCopy>;

const versionNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'A version is a whole number, such as 12.')
  .transform(Number);

export const discardedVersion = z.object({
  version: versionNumber.meta({ description: 'Only this version is deleted' }),
});

export const draftParams = z.object({ resource, id: draftId });

export const draftVersionParams = draftParams.extend({
  version: versionNumber.meta({ example: '12' }),
});

export const draftVersionSummary = z
  .object({
    version: version.meta({ description: 'The version that the working copy had with this text' }),
    title: z.string(),
    savedAt: timestamp.meta({ description: 'When this text was saved' }),
  })
  .meta({ id: 'DraftVersionSummary' });

export type DraftVersionSummary = z.infer<typeof draftVersionSummary>;

export const draftVersion = draftVersionSummary.extend({ values }).meta({ id: 'DraftVersion' });

export type DraftVersion = z.infer<typeof draftVersion>;
