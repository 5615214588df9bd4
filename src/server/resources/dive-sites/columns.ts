import type { Insertable } from 'kysely';
import {
  type Field,
  isOwnField,
  type SeasonTemperatures,
} from '../../../contract/dive-sites/fields/field.ts';
import {
  type FieldInputs,
  type FieldKey,
  type FieldValues,
  fieldKeys,
  fieldNamed,
} from '../../../contract/dive-sites/fields/fields.ts';
import { type Season, seasons } from '../../../domain/dates/months.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { readField, writeField } from '../../platform/publishing/fields.ts';

type SiteRow = Row<'diveSites'>;
type ColumnName = keyof SiteRow;
type FieldRow = Omit<Insertable<Tables['diveSites']>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const seasonColumns = {
  summer: 'tempSummer',
  autumn: 'tempAutumn',
  winter: 'tempWinter',
  spring: 'tempSpring',
} as const satisfies Record<Season, ColumnName>;

const fieldColumns = (key: FieldKey): ColumnName[] =>
  key === 'waterTempBySeason' ? Object.values(seasonColumns) : [key];

export const columnsFor = (keys: readonly FieldKey[]): ColumnName[] => [
  'id',
  ...keys.flatMap(fieldColumns),
];

/** Formats a coordinate as a decimal string with up to 8 places and without an exponent. */
export function decimal(value: number): string {
  return value.toFixed(8).replace(/[.]?(?<!0)0+$/, '');
}

function readSeasons(row: Partial<SiteRow>): SeasonTemperatures | null {
  const temperatures = Object.fromEntries(
    seasons.map((season) => [season, row[seasonColumns[season]] ?? null]),
  ) as SeasonTemperatures;
  return Object.values(temperatures).some((value) => value !== null) ? temperatures : null;
}

const isCoordinate = ({ type }: Field) => type === 'latitude' || type === 'longitude';

function readColumn(field: Field, stored: unknown) {
  if (!isOwnField(field)) return readField(field, stored);
  if (isCoordinate(field)) return decimal(stored as number);
  return typeof stored === 'string' ? JSON.parse(stored) : null;
}

function toStored(field: Field, value: unknown) {
  if (!isOwnField(field)) return writeField(field, value);
  return isCoordinate(field) || value === null ? value : JSON.stringify(value);
}

export function readFields<Key extends FieldKey>(
  row: Partial<SiteRow>,
  keys: readonly Key[],
): Pick<FieldValues, Key> {
  const values = keys.map((key): [string, unknown] => {
    if (key === 'waterTempBySeason') return [key, readSeasons(row)];
    // The bin may restore a row that was deleted before sites had slugs.
    if (key === 'slug') return [key, row.slug ?? slugify(row.name ?? '')];
    return [key, readColumn(fieldNamed(key), row[key as keyof SiteRow])];
  });
  return Object.fromEntries(values) as Pick<FieldValues, Key>;
}

export function writeFields(input: FieldInputs): FieldRow {
  const entries = fieldKeys.flatMap((key): [string, unknown][] => {
    if (key !== 'waterTempBySeason') return [[key, toStored(fieldNamed(key), input[key])]];
    return seasons.map((season) => [seasonColumns[season], input[key]?.[season] ?? null]);
  });
  return Object.fromEntries(entries) as unknown as FieldRow;
}
