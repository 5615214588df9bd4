import { type Kysely, sql } from 'kysely';
import type { PictureUse } from '../../../contract/media.ts';
import { type Resource, resourceNames } from '../../../contract/resources.ts';
import { pictureAddressPattern } from '../../../domain/pictures/library-pictures.ts';
import { type ResourceTable, resourceTables } from '../database/resources.ts';
import type { Row, Tables } from '../database/tables.ts';
import { recordTitle } from '../history/records.ts';

const pictureColumns: {
  [Name in Resource]: readonly (keyof Tables[ResourceTable<Name>] & string)[];
} = {
  articles: ['imageUrl', 'content', 'shareImageUrl'],
  reviews: ['imageUrl', 'content', 'shareImageUrl'],
  products: ['imageUrl', 'description'],
  locations: ['imageUrl'],
  pages: ['content', 'shareImageUrl'],
  issues: ['content'],
  'dive-sites': ['imageUrl', 'videoThumbnail'],
  species: [],
  media: [],
  settings: ['changes'],
  'shop-links': [],
  reports: ['photographs'],
};

type AnyTables = Record<string, Record<string, unknown>>;

const anyTables = (database: Kysely<Tables>) => database as unknown as Kysely<AnyTables>;

const usingResources = resourceNames.filter((name) => pictureColumns[name].length > 0);
const containing = (key: string) => `%/media/${key}/%`;

async function findRows(database: Kysely<Tables>, resource: Resource, key: string) {
  const columns = pictureColumns[resource];
  const rows = await anyTables(database)
    .selectFrom(resourceTables[resource])
    .selectAll()
    .where(({ eb, or }) => or(columns.map((column) => eb(column, 'like', containing(key)))))
    .orderBy('id')
    .execute();
  return rows as ((typeof rows)[number] & { id: number })[];
}

/** A row of the bin or of working copies. */
type StoredElsewhere = Pick<Row<'bin'>, 'resource' | 'recordId' | 'title'>;

const toUse = ({ resource, recordId, title }: StoredElsewhere, inBin: boolean): PictureUse => ({
  resource: resource as Resource,
  id: recordId,
  title,
  inBin,
  inWorkingCopy: !inBin,
});

/** Finds the records that show a picture in unsaved changes only. */
async function findWorkingCopies(
  database: Kysely<Tables>,
  key: string,
  saved: readonly PictureUse[],
): Promise<PictureUse[]> {
  const copies = await database
    .selectFrom('workingCopies')
    .select(['resource', 'recordId', 'title'])
    .where('formValues', 'like', containing(key))
    .orderBy('resource')
    .orderBy('recordId')
    .execute();
  return copies
    .map((copy) => toUse({ ...copy, title: copy.title || 'Untitled' }, false))
    .filter(
      (copy) => !saved.some(({ resource, id }) => resource === copy.resource && id === copy.id),
    );
}

/** All records that show a picture, including the bin and unsaved changes. */
export async function findUses(database: Kysely<Tables>, key: string): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const resource of usingResources) {
    for (const row of await findRows(database, resource, key)) {
      uses.push({
        resource,
        id: row.id,
        // The title of a report is its sender's name, which must not appear here.
        title: resource === 'reports' ? `Report ${row.id}` : recordTitle(resource, row),
        inBin: false,
        inWorkingCopy: false,
      });
    }
  }
  const binned = await database
    .selectFrom('bin')
    .select(['resource', 'recordId', 'title'])
    .where('row', 'like', containing(key))
    .orderBy('id')
    .execute();
  uses.push(...binned.map((row) => toUse(row, true)));
  return [...uses, ...(await findWorkingCopies(database, key, uses))];
}

async function rewriteWorkingCopies(database: Kysely<Tables>, key: string, address: string) {
  const copies = await database
    .selectFrom('workingCopies')
    .select(['resource', 'recordId', 'formValues'])
    .where('formValues', 'like', containing(key))
    .execute();
  for (const { resource, recordId, formValues } of copies) {
    await database
      .updateTable('workingCopies')
      .set({ formValues: formValues.replace(pictureAddressPattern(key), address) })
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .execute();
  }
}

/**
 * Replaces a picture's address in every saved record and working copy, but not in the bin. Versions stay the same.
 * @returns the resources of the saved records
 */
export async function rewriteUses(database: Kysely<Tables>, key: string, address: string) {
  const touched: Resource[] = [];
  for (const resource of usingResources) {
    const rows = await findRows(database, resource, key);
    for (const row of rows) {
      const changed = pictureColumns[resource].flatMap((column) => {
        const before = row[column];
        if (typeof before !== 'string') return [];
        const after = before.replace(pictureAddressPattern(key), address);
        return after === before ? [] : [[column, after] as const];
      });
      if (changed.length === 0) continue;
      await anyTables(database)
        .updateTable(resourceTables[resource])
        .set(Object.fromEntries(changed.map(([column, value]) => [column, sql.val(value)])))
        .where('id', '=', row.id)
        .execute();
    }
    if (rows.length > 0) touched.push(resource);
  }
  await rewriteWorkingCopies(database, key, address);
  return touched;
}
