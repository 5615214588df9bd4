import type { Transaction } from 'kysely';
import {
  columnField,
  differingColumns,
  isSameField,
  mergeFields,
  ruledFields,
  valuesIn,
} from '../../../domain/catalogue/merge.ts';
import { readValues, type Values } from '../../../domain/catalogue/values.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  type CatalogueRecord,
  type ContentRow,
  type SiteLinks,
  saveRecord,
  saveRow,
  writeRelease,
} from './catalogue-records.ts';
import type { SeededResource } from './seeded-resources.ts';
import { newlyBroken, withSides } from './site-rules.ts';

export interface FollowedRecord {
  record: CatalogueRecord;
  row: ContentRow;
  release: Values;
  /** The columns of the row that change. */
  columns: Record<string, unknown>;
  /** Fields that took the release's value. */
  fields: string[];
  /** Fields with another value than the release's, which wait for the owner. */
  differing: string[];
  /** Those of `differing` that this release added. */
  newlyDiffering: string[];
}

/** Merges a record with the release; fields that would break a rule wait for the owner too. */
export function followRelease(
  record: CatalogueRecord,
  row: ContentRow,
  releaseRow: Record<string, unknown>,
  links: SiteLinks,
): FollowedRecord {
  const { resource, base } = record;
  const release = readValues(releaseRow, new Map());
  const own = readValues(row, links.keys, links.productKeys);
  const merged = mergeFields(base, release, own);
  let { follow, differ } = merged;
  const toColumns = (fields: readonly string[]) =>
    writeRelease(resource, valuesIn(fields, release), row, links);
  let columns = toColumns(follow);
  // Releases are checked when they are built, so only edited records can break a rule.
  const broken = merged.isEdited ? newlyBroken(resource, row, { ...row, ...columns }) : [];
  if (broken.length > 0) {
    const held = ruledFields(broken.map(({ field }) => field));
    differ = [...differ, ...follow.filter((field) => held.has(field))];
    follow = follow.filter((field) => !held.has(field));
    columns = toColumns(follow);
  }
  const waiting = record.differing.filter(
    (field) => !differ.includes(field) && !isSameField(field, own, release),
  );
  return {
    record,
    row,
    release,
    columns,
    fields: follow,
    differing: [...waiting.filter((field) => !follow.includes(field)), ...differ],
    newlyDiffering: differ,
  };
}

/** A record before an update: the values of its changed columns, null if empty. */
export interface ChangedRecord {
  kind: 'changed';
  columns: Record<string, unknown>;
  base: Record<string, unknown>;
  differing: string[];
}

const pick = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Saves merged records of a resource. @returns the previous state of each changed record */
export async function saveFollowed(
  transaction: Transaction<Tables>,
  resource: SeededResource,
  followed: readonly FollowedRecord[],
  time: string,
): Promise<{ id: number; before: ChangedRecord }[]> {
  const changes: { id: number; before: ChangedRecord }[] = [];
  for (const { record, row, release, columns, differing } of followed) {
    const newBase = differingColumns(record.base, release);
    const hasNews = differing.join() !== record.differing.join();
    if (newBase.length === 0 && !hasNews) continue;
    if (Object.keys(columns).length > 0) {
      await saveRow(transaction, resource, row, withSides(resource, row, columns), time);
    }
    await saveRecord(transaction, record.id, { base: release, differing });
    changes.push({
      id: record.id,
      before: {
        kind: 'changed',
        columns: pick(row, Object.keys(columns)),
        base: pick(record.base, newBase),
        differing: record.differing,
      },
    });
  }
  return changes;
}

/** The fields of columns that an undo may restore: those that still have the update's value. */
export const untouchedFields = (columns: readonly string[], own: Values, base: Values) =>
  [...new Set(columns.map(columnField))].filter((field) => isSameField(field, own, base));
