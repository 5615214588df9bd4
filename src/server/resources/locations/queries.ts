import {
  type Location,
  type LocationChanges,
  type LocationInput,
  locationFields,
} from '../../../contract/locations.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type { EditedRow } from '../../platform/database/resources.ts';
import { type ContentServices, writeRecords } from '../../platform/history/record-writer.ts';
import { findRow, rejectStale } from '../../platform/history/records.ts';
import { type DatabaseReader, now } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readFields, writeChanges, writeFields } from '../../platform/publishing/fields.ts';
import { revisable } from '../../platform/publishing/revisable.ts';

const toLocation = ({ position: _, ...row }: EditedRow<'locations'>): Location => ({
  ...row,
  ...readFields(locationFields, row),
});

export async function listLocations({ database }: DatabaseReader): Promise<Location[]> {
  const rows = await database
    .selectFrom('locations')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toLocation);
}

/** @throws 404 */
export const findLocation = async (services: DatabaseReader, id: number): Promise<Location> =>
  toLocation(await findRow(services, 'locations', id));

export const newLocationRow = (input: LocationInput, position: number, time: string) => ({
  ...writeFields(locationFields, input),
  position,
  createdAt: time,
  updatedAt: time,
});

export async function createLocations(
  services: ContentServices,
  inputs: readonly LocationInput[],
  actor?: Actor,
): Promise<Location[]> {
  const time = now(services);
  return writeRecords(services, 'locations', actor, async ({ transaction, insertMany }) => {
    const { last } = await transaction
      .selectFrom('locations')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const rows = inputs.map((input, index) =>
      newLocationRow(input, Number(last ?? 0) + index + 1, time),
    );
    return (await insertMany(rows)).map(toLocation);
  });
}

/** @throws 404; 409 on a stale version */
export async function changeLocation(
  services: ContentServices,
  id: number,
  changes: LocationChanges,
  actor: Actor,
): Promise<Location> {
  return writeRecords(services, 'locations', actor, async ({ lock, update }) => {
    const before = await lock(id);
    rejectStale('locations', toLocation(before), changes);
    return toLocation(await update(before, writeChanges(locationFields, changes)));
  });
}

/** Puts the given places first; the others keep their order. @throws 404 if a place is missing */
export async function orderLocations(
  services: ContentServices,
  ids: readonly number[],
  actor: Actor,
) {
  return services.content.write('locations', async (transaction) => {
    const rows = await transaction
      .selectFrom('locations')
      .select('id')
      .orderBy('position')
      .orderBy('id')
      .execute();
    const known = rows.map(({ id }) => id);
    if (ids.some((id) => !known.includes(id))) throw notFound('Location not found');
    const order = [...ids, ...known.filter((id) => !ids.includes(id))];
    for (const [index, id] of order.entries()) {
      await transaction
        .updateTable('locations')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute();
    }
    await audit(
      { ...services, database: transaction },
      { ...actor, action: 'content_updated', resource: 'locations', details: 'Order of places' },
    );
  });
}

export const locationRevisions = revisable('locations', toLocation);
