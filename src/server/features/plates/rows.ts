import type { Kysely } from 'kysely';
import type { SiteAccess, SiteType } from '../../../domain/dive-sites/terms.ts';
import { slugify } from '../../../domain/text/slug.ts';
import type { Tables } from '../../platform/database/tables.ts';

const columns = [
  'id',
  'slug',
  'name',
  'state',
  'region',
  'latitude',
  'type',
  'access',
  'depthMin',
  'depthMax',
  'depthRange',
  'marineLife',
  'description',
  'imageUrl',
  'plate',
] as const;

const select = (database: Kysely<Tables>) => database.selectFrom('diveSites').select(columns);

type StoredRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toPlated = (row: StoredRow) => ({
  ...row,
  // A row from before sites had slugs may come back from the bin.
  slug: row.slug ?? slugify(row.name),
  type: row.type as SiteType | null,
  access: row.access as SiteAccess | null,
});

export type PlatedRow = ReturnType<typeof toPlated>;

export async function readPlated(database: Kysely<Tables>): Promise<PlatedRow[]> {
  const rows = await select(database)
    .where(({ eb, or }) =>
      or([eb('imageUrl', 'is', null), eb('imageUrl', 'not like', '/art/plates/%')]),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPlated);
}

export async function readPlatedSite(database: Kysely<Tables>, id: number) {
  const row = await select(database).where('id', '=', id).executeTakeFirst();
  return row && toPlated(row);
}

export async function removeOrphans(
  database: Kysely<Tables>,
  remove: (key: string) => Promise<void>,
) {
  const rows = await database
    .selectFrom('plates')
    .select(['siteId', 'key'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('diveSites')
            .select('diveSites.id')
            .whereRef('diveSites.id', '=', 'plates.siteId'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bin')
            .select('bin.id')
            .where('bin.resource', '=', 'dive-sites')
            .whereRef('bin.recordId', '=', 'plates.siteId'),
        ),
      ),
    )
    .execute();
  for (const { siteId, key } of rows) {
    await remove(key);
    await database.deleteFrom('plates').where('siteId', '=', siteId).execute();
  }
}
