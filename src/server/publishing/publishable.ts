import type { z } from 'zod';
import { omitUndefined } from '../../contract/common.ts';
import type { ResourceWith } from '../../contract/resources.ts';
import type { Flag } from '../database/tables.ts';
import type { Actor } from '../history/audit-log.ts';
import { moveToBin } from '../history/bin.ts';
import { type ContentServices, writeRecords } from '../history/record-writer.ts';
import { rejectStale } from '../history/records.ts';
import { now } from '../http/context.ts';
import { fieldDetails, invalid } from '../http/errors.ts';
import { rejectDuplicate } from '../http/reject-duplicate.ts';
import type { EditedRow, OwnColumns } from '../resources.ts';

export type PublishableResource = ResourceWith<'published'>;

/** What every publishable record has in the API's answers. */
export interface PublishableRecord {
  version: number;
  publishedAt: string | null;
}

/** What every form of a publishable record sends. */
export interface PublishableInput {
  published?: boolean | undefined;
}

/** The parts in which the writes of publishable resources differ. */
export interface PublishableOptions<
  Name extends PublishableResource,
  Item extends PublishableRecord & Input,
  Input extends PublishableInput,
> {
  resource: Name;
  /** The message of the 409 where a unique column's value is taken. */
  duplicateMessage: string;
  /** A row as the API answers it. */
  toRecord: (row: EditedRow<Name>) => Item;
  /** The columns of an input: defaults filled in, HTML sanitised. @throws 400 */
  toColumns: (input: Input) => OwnColumns<Name>;
  /** The whole input after a partial change; by default the changes over the current record. */
  merge?: (current: Item, changes: Partial<Input>) => Input;
}

/** Checks a record that is about to be public against the fields that publishing needs. @throws 400 */
export function checkPublishable(shape: z.ZodType, values: unknown) {
  const result = shape.safeParse(values);
  if (result.success) return;
  const details = fieldDetails(result.error);
  throw invalid(Object.values(details)[0]?.[0] ?? 'Something is missing', details);
}

/**
 * The columns of a published state. The first publish sets `publishedAt`; later ones keep it.
 * @param before the earlier state, absent for a new record
 */
function publication(
  published: boolean,
  time: string,
  before?: { publishedAt: string | null },
): { published: Flag; publishedAt: string | null } {
  const first = before?.publishedAt ?? null;
  return { published: published ? 1 : 0, publishedAt: published ? (first ?? time) : first };
}

/** How publishable resources are created, changed and deleted: one publish rule for all of them. */
export function publishable<
  Name extends PublishableResource,
  Item extends PublishableRecord & Input,
  Input extends PublishableInput,
>(options: PublishableOptions<Name, Item, Input>) {
  const { resource, duplicateMessage, toRecord, toColumns } = options;
  const merge =
    options.merge ??
    ((current: Item, changes: Partial<Input>): Input => ({
      ...current,
      ...omitUndefined(changes),
    }));

  return {
    /** @throws 400; 409 where the slug is taken */
    create(
      services: ContentServices,
      input: Input,
      createdAt = now(services),
      actor?: Actor,
    ): Promise<Item> {
      const row = {
        ...toColumns(input),
        ...publication(input.published ?? false, createdAt),
        createdAt,
        updatedAt: createdAt,
      };
      return rejectDuplicate(duplicateMessage, () =>
        writeRecords(services, resource, actor, async ({ insert }) => toRecord(await insert(row))),
      );
    },

    /**
     * Changes the given fields.
     * @param changes with a version, a stale save is refused
     * @throws 400, 404; 409 where the save is stale or the slug is taken
     */
    update(
      services: ContentServices,
      id: number,
      changes: Partial<Input> & { version?: number | undefined },
      actor?: Actor,
    ): Promise<Item> {
      return rejectDuplicate(duplicateMessage, () =>
        writeRecords(services, resource, actor, async ({ lock, update }) => {
          const before = await lock(id);
          const current = toRecord(before);
          rejectStale(resource, current, changes);
          const input = merge(current, changes);
          const columns = {
            ...toColumns(input),
            ...publication(input.published ?? false, now(services), current),
          };
          return toRecord(await update(before, columns));
        }),
      );
    },

    /** Moves a record to the bin. @throws 404 */
    remove: (services: ContentServices, id: number, actor?: Actor) =>
      moveToBin(services, resource, id, actor),
  };
}

/** The writes of a publishable resource, as its routes call them. */
export interface Publishable<Item, Input> {
  create(services: ContentServices, input: Input, createdAt?: string, actor?: Actor): Promise<Item>;
  update(
    services: ContentServices,
    id: number,
    changes: Partial<Input> & { version?: number | undefined },
    actor?: Actor,
  ): Promise<Item>;
  remove(services: ContentServices, id: number, actor?: Actor): Promise<void>;
}
