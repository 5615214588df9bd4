import { z } from 'zod';
import { idParam, timestamp, version } from './common.ts';
import { resourcesWith } from './resources.ts';

const resource = z.enum(resourcesWith('bin'));
/** In place of an id: the words of a record that is not created yet. */
export const newRecord = 'new';

const recordId = z.union([
  z
    .literal(newRecord)
    .transform(() => null)
    .meta({ type: 'string', enum: [newRecord] }),
  idParam,
]);

export const workingCopyParams = z.object({ resource, id: recordId });

const maxFields = 200;
const tooMany = 'A form has at most 200 fields.';

const values = z
  .record(z.string().min(1).max(100), z.string().max(200_000, 'This text is too long to be saved.'))
  .refine((fields) => Object.keys(fields).length <= maxFields, tooMany);

const counter = z.number().int().min(0).max(1_000_000_000);

export const workingCopyInput = z
  .object({
    values,
    recordVersion: version.nullable().meta({
      description: 'The version of the record that the words began from; null for a new record',
    }),
    version: counter.meta({
      description: 'Of the working copy that it replaces, 0 for none; another one answers 409',
    }),
  })
  .meta({ id: 'WorkingCopyInput' });

export type WorkingCopyInput = z.infer<typeof workingCopyInput>;

export const workingCopy = workingCopyInput
  .extend({ savedAt: timestamp })
  .meta({ id: 'WorkingCopy' });

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
    recordId: z.number().int().nullable().meta({ description: 'Null for a new record' }),
    title: z.string(),
    savedAt: timestamp,
  })
  .meta({ id: 'ListedWorkingCopy' });

export type ListedWorkingCopy = z.infer<typeof listedWorkingCopy>;

export const discardedVersion = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .meta({ description: 'Only this version is deleted' }),
});
