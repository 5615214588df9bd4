import type { z } from 'zod';
import { omitUndefined } from '../../../contract/common.ts';
import type { ResourceWith } from '../../../contract/resources.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { EditedRow, OwnColumns } from '../database/resources.ts';
import { moveToBin } from '../history/bin.ts';
import { type ContentServices, writeRecords } from '../history/record-writer.ts';
import { rejectStale } from '../history/records.ts';
import { now } from '../http/context.ts';
import { fieldDetails, invalid, rejectDuplicate } from '../http/errors.ts';
import { type PublicationInput, type PublicationState, publication } from './publication.ts';

export type PublishableResource = ResourceWith<'published'>;

interface PublishableRecord extends PublicationState {
  version: number;
}

interface PublishableOptions<
  Name extends PublishableResource,
  Item extends PublishableRecord & Input,
  Input extends PublicationInput,
> {
  resource: Name;
  /** The message of the 409 for a taken value of a unique column. */
  duplicateMessage: string;
  toRecord: (row: EditedRow<Name>) => Item;
  /** @throws 400 */
  toColumns: (input: Input) => OwnColumns<Name>;
  merge?: (current: Item, changes: Partial<Input>) => Input;
}

/** @throws 400 if a field required for publishing is missing */
export function checkPublishable(shape: z.ZodType, values: unknown) {
  const result = shape.safeParse(values);
  if (result.success) return;
  const details = fieldDetails(result.error);
  throw invalid(Object.values(details)[0]?.[0] ?? 'Something is missing', details);
}

/** Returns functions that create, change and delete records of a publishable resource. */
export function publishable<
  Name extends PublishableResource,
  Item extends PublishableRecord & Input,
  Input extends PublicationInput,
>(options: PublishableOptions<Name, Item, Input>) {
  const { resource, duplicateMessage, toRecord, toColumns } = options;
  const merge =
    options.merge ??
    ((current: Item, changes: Partial<Input>): Input => ({
      ...current,
      ...omitUndefined(changes),
    }));

  /** The row of a new record. @throws 400 */
  const newRow = (input: Input, createdAt: string) => ({
    ...toColumns(input),
    ...publication(resource, input, createdAt),
    createdAt,
    updatedAt: createdAt,
  });

  const writes: Publishable<Item, Input> = {
    create(services, input, actor) {
      const row = newRow(input, now(services));
      return rejectDuplicate(duplicateMessage, () =>
        writeRecords(services, resource, actor, async ({ insert }) => toRecord(await insert(row))),
      );
    },
    update: (services, id, changes, actor) =>
      rejectDuplicate(duplicateMessage, () =>
        writeRecords(services, resource, actor, async ({ lock, update }) => {
          const before = await lock(id);
          const current = toRecord(before);
          rejectStale(resource, current, changes);
          const input = merge(current, changes);
          const columns = {
            ...toColumns(input),
            ...publication(resource, changes, now(services), current),
          };
          return toRecord(await update(before, columns));
        }),
      ),
    remove: (services, id, actor) => moveToBin(services, resource, id, actor),
  };
  return { newRow, ...writes };
}

export interface Publishable<Item, Input> {
  /** @throws 400; 409 if the slug is taken */
  create(services: ContentServices, input: Input, actor?: Actor): Promise<Item>;
  /** @param changes rejected if their `version` is stale @throws 400, 404, 409 */
  update(
    services: ContentServices,
    id: number,
    changes: Partial<Input> & { version?: number | undefined },
    actor?: Actor,
  ): Promise<Item>;
  /** @throws 404 */
  remove(services: ContentServices, id: number, actor?: Actor): Promise<void>;
}
