import type { Transaction, Updateable } from 'kysely';
import type { z } from 'zod';
import { isUniqueViolation } from '../database/engine.ts';
import type { ArticlesTable, Flag, Row, Tables } from '../database/tables.ts';
import { auditActionsBetween, recordAuditEvents } from '../history/audit-events.ts';
import type { Actor } from '../history/audit-log.ts';
import { moveToBin } from '../history/bin.ts';
import { lockRow, rejectStale, tableOf } from '../history/records.ts';
import {
  findRevision,
  listRevisions,
  type RevisedResource,
  saveRevision,
} from '../history/revisions.ts';
import { now, type Services } from '../http/context.ts';
import { conflict, fieldDetails, invalid } from '../http/errors.ts';

/** Holds a thing that is about to be public against the shape that publishing needs. */
export function checkPublishable(shape: z.ZodType, values: unknown) {
  const result = shape.safeParse(values);
  if (result.success) return;
  const details = fieldDetails(result.error);
  throw invalid(Object.values(details)[0]?.[0] ?? 'Something is missing', details);
}

/**
 * The columns of a published state. The first publish sets `publishedAt`; later ones keep it.
 * @param before the row as it was, absent for a new one
 */
function publication(
  published: boolean,
  time: string,
  before?: { publishedAt: string | null },
): { published: Flag; publishedAt: string | null } {
  const first = before?.publishedAt ?? null;
  return { published: published ? 1 : 0, publishedAt: published ? (first ?? time) : first };
}

/** Runs a write and answers 409 where it breaks a unique index. */
export async function rejectDuplicate<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(message);
    throw error;
  }
}

type ContentServices = Pick<Services, 'content' | 'clock' | 'database'>;
type PublishableResource = 'articles' | 'reviews' | 'products';

/** All that differs between articles, reviews and products when they are written. */
interface PublishableOptions<Name extends PublishableResource, Thing, Input> {
  kind: Name;
  /** Said where its slug is taken. */
  slugTaken: string;
  /** The row as the API answers it. */
  toThing: (row: Row<Name>) => Thing;
  /** What is stored of an input: defaults filled in, content made safe. @throws 400 where it can't be */
  toColumns: (input: Input) => object;
  /** The whole input of a change; the changes over what is known, if absent. */
  merge?: (known: Thing, changes: Partial<Input>) => Input;
}

/** How a publishable resource is created, changed and restored: one publish rule for all of them. */
export function publishable<
  Name extends PublishableResource,
  Thing extends { version: number },
  Input extends { published?: boolean | undefined },
>(resource: PublishableOptions<Name, Thing, Input>) {
  const { kind, slugTaken } = resource;
  // The three tables share the columns that are named here; the others come from `toColumns`.
  const table = tableOf(kind);
  const toThing = (row: Row<'articles'>) => resource.toThing(row as unknown as Row<Name>);
  const merge =
    resource.merge ??
    ((known: Thing, changes: Partial<Input>) => ({ ...known, ...changes }) as unknown as Input);

  /** Stores a new one. @throws 400, or 409 where its slug is taken */
  async function create(
    services: ContentServices,
    input: Input,
    createdAt = now(services),
    actor?: Actor,
  ): Promise<Thing> {
    const row = {
      ...(resource.toColumns(input) as Row<'articles'>),
      ...publication(input.published ?? false, createdAt),
      createdAt,
      updatedAt: createdAt,
    };
    return rejectDuplicate(slugTaken, () =>
      services.content.write(kind, async (transaction) => {
        const stored = await transaction
          .insertInto(table)
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow();
        const actions = ['content_created', ...auditActionsBetween({}, stored)] as const;
        await recordAuditEvents(services, transaction, kind, stored, actions, actor);
        return toThing(stored);
      }),
    );
  }

  /** Replaces some columns of a row in a transaction and keeps what it was. */
  const replace = (
    services: ContentServices,
    id: number,
    columnsOf: (
      before: Row<'articles'>,
      transaction: Transaction<Tables>,
    ) => Promise<Updateable<ArticlesTable>>,
    actor: Actor | undefined,
    action: 'revision_restored' | undefined,
  ): Promise<Thing> =>
    rejectDuplicate(slugTaken, () =>
      services.content.write(kind, async (transaction) => {
        const held = await lockRow(services, transaction, kind, id);
        const before = held as unknown as Row<'articles'>;
        const columns = await columnsOf(before, transaction);
        await saveRevision(transaction, kind, before, columns);
        const row = await transaction
          .updateTable(table)
          .set({ ...columns, updatedAt: now(services), version: before.version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const actions = [...(action ? [action] : []), ...auditActionsBetween(before, row)];
        await recordAuditEvents(services, transaction, kind, row, actions, actor);
        return toThing(row);
      }),
    );

  /**
   * Changes what is given and leaves the rest.
   * @param changes with a version, the save is refused where that is not the present one
   * @throws 404, or 409 where it is stale or the slug is taken
   */
  const update = (
    services: ContentServices,
    id: number,
    changes: Partial<Input> & { version?: number | undefined },
    actor?: Actor,
  ) =>
    replace(
      services,
      id,
      async (before) => {
        const known = toThing(before);
        rejectStale(kind, known, changes);
        const input = merge(known, changes);
        return {
          ...resource.toColumns(input),
          ...publication(input.published ?? false, now(services), before),
        };
      },
      actor,
      undefined,
    );

  // Asked for those kinds alone that keep revisions.
  const revised = kind as RevisedResource;

  const listItsRevisions = (services: Pick<Services, 'database'>, id: number) =>
    listRevisions(services, revised, id);

  /** An earlier state, whole. @throws 404 */
  const findItsRevision = async (
    { database }: Pick<Services, 'database'>,
    id: number,
    revision: number,
  ) => toThing((await findRevision(database, revised, id, revision)) as Row<'articles'>);

  /** Puts an earlier state back as a draft at its present address; the present state is kept as a revision. @throws 404 */
  const restoreRevision = (
    services: ContentServices,
    id: number,
    revision: number,
    actor?: Actor,
  ) =>
    replace(
      services,
      id,
      async (before, transaction) => {
        const earlier = await findRevision(transaction, revised, id, revision);
        const { version, slug, createdAt, publishedAt, ...words } = before;
        const state: Record<string, unknown> = { ...earlier };
        const columns = Object.keys(words).map((column) => [column, state[column]]);
        return { ...Object.fromEntries(columns), published: 0 };
      },
      actor,
      'revision_restored',
    );

  /** Moves it to the bin. @throws 404 */
  const remove = (services: ContentServices, id: number, actor?: Actor) =>
    moveToBin(services, kind, id, actor);

  return {
    create,
    update,
    remove,
    listRevisions: listItsRevisions,
    findRevision: findItsRevision,
    restoreRevision,
  };
}

export type Publishable<
  Thing extends { version: number },
  Input extends { published?: boolean | undefined },
> = ReturnType<typeof publishable<PublishableResource, Thing, Input>>;
