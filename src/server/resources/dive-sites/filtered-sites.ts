import { sql } from 'kysely';
import { byName } from '../../../domain/dive-sites/filters.ts';
import type { FilterableSite } from '../../../domain/dive-sites/filters-declaration.ts';
import { foldSearchedTexts } from '../../../domain/dive-sites/filters-text.ts';
import { createRecordCache } from '../../platform/search/record-cache.ts';
import { compactText } from '../../platform/search/records.ts';
import { columnsFor, readFields } from './columns.ts';

/** The fields that filters read. A filter that reads another field does not compile. */
const filterKeys = [
  'name',
  'state',
  'region',
  'type',
  'access',
  'depthMin',
  'depthMax',
  'depthRange',
  'skillLevel',
  'waterTempBySeason',
  'description',
  'marineLife',
  'bestMonths',
  'tideRule',
  'permit',
  'status',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof FilterableSite)[];

export type FilteredSite = FilterableSite & { id: number; updatedAt: string };

/** Lists every site by name, with only the fields that filters read. */
export const readSites = createRecordCache<FilteredSite>('dive-sites', {
  async read(database, ids) {
    const rows = await database
      .selectFrom('diveSites')
      .select(['updatedAt', 'shelteredSides', ...columnsFor(filterKeys)])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const fields = readFields(row, filterKeys);
      return {
        id: row.id,
        updatedAt: row.updatedAt,
        shelteredSides: row.shelteredSides ?? undefined,
        searchText: compactText(foldSearchedTexts(fields)),
        ...fields,
      };
    });
  },
  batch: 500,
  compare: byName,
  state: sql`concat(version, '/', sheltered_sides)`,
});
