import type { Insertable } from 'kysely';
import {
  type Field,
  type SeasonTemperatures,
  seasonNames,
} from '../../contract/dive-site-fields/field.ts';
import {
  type FieldInputs,
  type FieldKey,
  type FieldValues,
  fieldKeys,
  fieldOf,
} from '../../contract/dive-site-fields/fields.ts';
import { slugify } from '../../domain/slug.ts';
import type { DiveSitesTable, Row } from '../database/tables.ts';

type SiteRow = Row<'diveSites'>;
export type ColumnName = keyof SiteRow;
type FieldRow = Omit<Insertable<DiveSitesTable>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const seasonColumns = {
  summer: 'tempSummer',
  autumn: 'tempAutumn',
  winter: 'tempWinter',
  spring: 'tempSpring',
} as const satisfies Record<(typeof seasonNames)[number], ColumnName>;

const columnsOf = (key: FieldKey): ColumnName[] =>
  key === 'waterTempBySeason' ? Object.values(seasonColumns) : [key];

export const columnsFor = (keys: readonly FieldKey[]): ColumnName[] => [
  'id',
  ...keys.flatMap(columnsOf),
];

/** A coordinate as it crosses the wire: a decimal string with up to 8 places, never an exponent. */
export function decimal(value: number): string {
  return value.toFixed(8).replace(/[.]?0+$/, '');
}

function readSeasons(row: Partial<SiteRow>): SeasonTemperatures | null {
  const temperatures = Object.fromEntries(
    seasonNames.map((season) => [season, row[seasonColumns[season]] ?? null]),
  ) as SeasonTemperatures;
  return Object.values(temperatures).some((value) => value !== null) ? temperatures : null;
}

function readColumn(field: Field, stored: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'address':
    case 'slug':
    case 'date':
    case 'number':
    case 'choice':
      return stored;
    case 'flag':
      return stored === 1;
    case 'latitude':
    case 'longitude':
      return decimal(stored as number);
    case 'choices':
    case 'names':
    case 'months':
    case 'monthly':
    case 'points':
    case 'provenance':
      return typeof stored === 'string' ? JSON.parse(stored) : null;
    case 'seasons':
      throw new Error('Seasons are read from columns of their own');
  }
}

function writeColumn(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'address':
    case 'slug':
    case 'date':
    case 'number':
    case 'choice':
    case 'latitude':
    case 'longitude':
      return value;
    case 'flag':
      return value ? 1 : 0;
    case 'choices':
    case 'names':
    case 'months':
    case 'monthly':
    case 'points':
    case 'provenance':
      return value === null ? null : JSON.stringify(value);
    case 'seasons':
      throw new Error('Seasons are written to columns of their own');
  }
}

export function readFields<Key extends FieldKey>(
  row: Partial<SiteRow>,
  keys: readonly Key[],
): Pick<FieldValues, Key> {
  const values = keys.map((key): [string, unknown] => {
    if (key === 'waterTempBySeason') return [key, readSeasons(row)];
    // A row from before sites had slugs may come back from the bin.
    if (key === 'slug') return [key, row.slug ?? slugify(row.name ?? '')];
    return [key, readColumn(fieldOf(key), row[key as keyof SiteRow])];
  });
  return Object.fromEntries(values) as Pick<FieldValues, Key>;
}

export function writeFields(input: FieldInputs): FieldRow {
  const entries = fieldKeys.flatMap((key): [string, unknown][] => {
    if (key !== 'waterTempBySeason') return [[key, writeColumn(fieldOf(key), input[key])]];
    return seasonNames.map((season) => [seasonColumns[season], input[key]?.[season] ?? null]);
  });
  return Object.fromEntries(entries) as unknown as FieldRow;
}
