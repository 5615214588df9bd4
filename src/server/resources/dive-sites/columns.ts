import type { Insertable } from 'kysely';
import {
  type Field,
  type SeasonTemperatures,
  seasonNames,
} from '../../../contract/dive-sites/fields/field.ts';
import {
  type FieldInputs,
  type FieldKey,
  type FieldValues,
  fieldKeys,
  fieldNamed,
} from '../../../contract/dive-sites/fields/fields.ts';
import { slugify } from '../../../domain/text/slug.ts';
import type { DiveSitesTable } from '../../platform/database/content-tables.ts';
import type { Row } from '../../platform/database/tables.ts';

type SiteRow = Row<'diveSites'>;
export type ColumnName = keyof SiteRow;
type FieldRow = Omit<Insertable<DiveSitesTable>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const seasonColumns = {
  summer: 'tempSummer',
  autumn: 'tempAutumn',
  winter: 'tempWinter',
  spring: 'tempSpring',
} as const satisfies Record<(typeof seasonNames)[number], ColumnName>;

const fieldColumns = (key: FieldKey): ColumnName[] =>
  key === 'waterTempBySeason' ? Object.values(seasonColumns) : [key];

export const columnsFor = (keys: readonly FieldKey[]): ColumnName[] => [
  'id',
  ...keys.flatMap(fieldColumns),
];

/** A coordinate as it crosses the wire: a decimal string with up to 8 places, never an exponent. */
export function decimal(value: number): string {
  return value.toFixed(8).replace(/[.]?(?<!0)0+$/, '');
}

function readSeasons(row: Partial<SiteRow>): SeasonTemperatures | null {
  const temperatures = Object.fromEntries(
    seasonNames.map((season) => [season, row[seasonColumns[season]] ?? null]),
  ) as SeasonTemperatures;
  return Object.values(temperatures).some((value) => value !== null) ? temperatures : null;
}

interface Codec {
  read: (stored: unknown) => unknown;
  write: (value: unknown) => unknown;
}

const plain: Codec = { read: (stored) => stored, write: (value) => value };
const flag: Codec = { read: (stored) => stored === 1, write: (value) => (value ? 1 : 0) };
const coordinate: Codec = { ...plain, read: (stored) => decimal(stored as number) };
const json: Codec = {
  read: (stored) => (typeof stored === 'string' ? JSON.parse(stored) : null),
  write: (value) => (value === null ? null : JSON.stringify(value)),
};

type SingleColumnType = Exclude<Field['type'], 'seasons'>;

const codecs: Record<SingleColumnType, Codec> = {
  text: plain,
  address: plain,
  slug: plain,
  date: plain,
  number: plain,
  choice: plain,
  flag,
  latitude: coordinate,
  longitude: coordinate,
  choices: json,
  names: json,
  months: json,
  monthly: json,
  points: json,
  hazards: json,
  sides: json,
  slack: json,
  provenance: json,
};

const fieldCodec = (key: FieldKey) => codecs[fieldNamed(key).type as SingleColumnType];

export function readFields<Key extends FieldKey>(
  row: Partial<SiteRow>,
  keys: readonly Key[],
): Pick<FieldValues, Key> {
  const values = keys.map((key): [string, unknown] => {
    if (key === 'waterTempBySeason') return [key, readSeasons(row)];
    // A row from before sites had slugs may come back from the bin.
    if (key === 'slug') return [key, row.slug ?? slugify(row.name ?? '')];
    return [key, fieldCodec(key).read(row[key as keyof SiteRow])];
  });
  return Object.fromEntries(values) as Pick<FieldValues, Key>;
}

export function writeFields(input: FieldInputs): FieldRow {
  const entries = fieldKeys.flatMap((key): [string, unknown][] => {
    if (key !== 'waterTempBySeason') return [[key, fieldCodec(key).write(input[key])]];
    return seasonNames.map((season) => [seasonColumns[season], input[key]?.[season] ?? null]);
  });
  return Object.fromEntries(entries) as unknown as FieldRow;
}
