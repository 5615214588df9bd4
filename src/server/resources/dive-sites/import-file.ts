import { z } from 'zod';
import { type Field, isOwnField } from '../../../contract/dive-sites/fields/field.ts';
import { type FieldKey, fieldNamed } from '../../../contract/dive-sites/fields/fields.ts';
import { importedKeys, isGeoJson } from '../../../contract/dive-sites/import.ts';
import { readCoordinate } from '../../../domain/geo/coordinates.ts';
import { plainText } from '../../../domain/text/text.ts';
import { plainCell, readCsv } from '../../platform/http/csv.ts';
import { invalid } from '../../platform/http/errors.ts';

export interface FileRow {
  /** Line number in a CSV file, or feature number in GeoJSON. */
  line: number;
  cells: Record<string, string>;
  /** Reason why the row is not a valid site. */
  problem?: string;
}

const otherNames: Record<string, FieldKey> = {
  site: 'name',
  sitename: 'name',
  title: 'name',
  lat: 'latitude',
  lon: 'longitude',
  lng: 'longitude',
  long: 'longitude',
  depth: 'depthRange',
  depths: 'depthRange',
  temperature: 'waterTemp',
  level: 'skillLevel',
  skill: 'skillLevel',
  about: 'description',
  desc: 'description',
};

const keysByName = new Map<string, FieldKey>([
  ...Object.entries(otherNames),
  ...importedKeys.flatMap((key): [string, FieldKey][] => [
    [plainCell(fieldNamed(key).label), key],
    [plainCell(key), key],
  ]),
]);

/** Finds the field that a column name means. */
export const namedField = (column: string): FieldKey | undefined =>
  keysByName.get(plainCell(column));

const point = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([z.number(), z.number()]).rest(z.number()),
  }),
});
const described = z.object({ properties: z.record(z.string(), z.unknown()) });

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.filter(isPlain).join('; ');
  if (typeof value !== 'object') return String(value);
  // KML converters write formatted text as an object with HTML.
  return 'value' in value && typeof value.value === 'string' ? plainText(value.value) : '';
}

function readFeature(value: unknown, index: number): FileRow {
  const line = index + 1;
  const { properties = {} } = described.safeParse(value).data ?? {};
  const cells = Object.fromEntries(
    Object.entries(properties).map(([name, cell]) => [name.trim().toLowerCase(), cellText(cell)]),
  );
  const { data } = point.safeParse(value);
  if (!data) return { line, cells, problem: 'Its geometry is no point.' };
  const [longitude, latitude] = data.geometry.coordinates;
  return { line, cells: { ...cells, latitude: `${latitude}`, longitude: `${longitude}` } };
}

function readGeoJson(file: string): FileRow[] {
  let content: { features?: unknown };
  try {
    content = JSON.parse(file);
  } catch {
    throw invalid('This is no valid GeoJSON.');
  }
  if (!Array.isArray(content?.features)) throw invalid('The GeoJSON holds no list of features.');
  return content.features.map(readFeature);
}

/** Reads the rows of a CSV or GeoJSON file. @throws 400 if the file is invalid */
export async function readSiteFile(file: string): Promise<{ columns: string[]; rows: FileRow[] }> {
  if (!isGeoJson(file)) return readCsv(file);
  const rows = readGeoJson(file);
  return { columns: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows };
}

function readChoice(field: Extract<Field, { type: 'choice' | 'choices' }>, text: string) {
  const words: Readonly<Record<string, string | undefined>> =
    ('words' in field && field.words) || {};
  const wanted = plainCell(text);
  return (
    field.choices.find((choice) => [choice, words[choice] ?? ''].map(plainCell).includes(wanted)) ??
    text
  );
}

const listParts = (text: string) =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Accepted names of each unit. Messages use the first name. */
const unitNames: Record<string, readonly string[]> = {
  m: ['metres', 'metre', 'meters', 'meter', 'm'],
  km: ['kilometres', 'kilometre', 'kilometers', 'kilometer', 'km'],
  knots: ['knots', 'knot', 'kn', 'kt', 'kts'],
  s: ['seconds', 'second', 'secs', 'sec', 's'],
  min: ['minutes', 'minute', 'mins', 'min'],
  days: ['days', 'day', 'd'],
};

function readNumber({ label, unit }: Extract<Field, { type: 'number' }>, text: string): number {
  const whole = text.trim();
  const unitAt = whole.search(/[\p{L}°]/u);
  const amount = (unitAt < 0 ? whole : whole.slice(0, unitAt)).trim();
  const written = unitAt < 0 ? '' : whole.slice(unitAt);
  const number = amount === '' ? Number.NaN : Number(amount.replace(',', '.'));
  // The comma of “1,200” may separate thousands.
  const isReadable = Number.isFinite(number) && /^[\p{L}°/]*$/u.test(written);
  if (!isReadable || /^[-+]?[1-9]\d{0,2},\d{3}$/.test(amount)) {
    throw new Error(`“${text}” is no number.`);
  }
  const names = unit ? (unitNames[unit] ?? [unit]) : [label.toLowerCase()];
  if (written && !names.includes(written.toLowerCase())) {
    throw new Error(`“${text}” is not in ${names[0]}.`);
  }
  return number;
}

/** Parses a cell for validation by the schema. @throws Error with a message for the owner */
export function readSiteCell(field: Field, text: string): unknown {
  if (isOwnField(field)) {
    const { degrees, error } = readCoordinate(text, field.type as 'latitude' | 'longitude');
    if (error !== undefined) throw new Error(error);
    return degrees;
  }
  switch (field.type) {
    case 'number':
      return readNumber(field, text);
    case 'choice':
      return readChoice(field, text);
    case 'choices':
      return listParts(text).map((part) => readChoice(field, part));
    case 'names':
      return listParts(text);
    default:
      return text;
  }
}
