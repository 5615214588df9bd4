import {
  type FactSource,
  type Field,
  isOwnField,
  type SitePoint,
} from '../../../../contract/dive-sites/fields/field.ts';
import type { Slack } from '../../../../domain/conditions/tides/slack.ts';
import { readCoordinate, splitPosition } from '../../../../domain/geo/coordinates.ts';
import type { Hazard } from '../../../../domain/hazards/hazard-kinds.ts';
import { fieldText, type Parsed, parseNumber, parseText } from '../../fields/field-texts.ts';
import { parseSlack, slackText } from './slack-text.ts';

export const writeRows = (rows: readonly object[]) =>
  rows.length > 0 ? JSON.stringify(rows, null, 1) : '';

export function readRows<Row>(text: string | undefined): Row[] {
  return text ? (JSON.parse(text) as Row[]) : [];
}

const pointRow = ({ latitude, longitude, errorKm, ...point }: SitePoint) => ({
  kind: point.kind,
  position: `${latitude}, ${longitude}`,
  note: point.note ?? '',
  source: point.source ?? '',
  errorKm: String(errorKm ?? ''),
});

const hazardRow = ({ kind, months, note, source }: Hazard) => ({
  kind,
  months: months?.join(', ') ?? '',
  note: note ?? '',
  source: source ?? '',
});

const sourceRow = ([field, fact]: [string, FactSource]) => ({ field, ...fact });

type PointRow = ReturnType<typeof pointRow>;
type HazardRow = ReturnType<typeof hazardRow>;
type SourceRow = ReturnType<typeof sourceRow>;

export function siteText(field: Field, value: unknown): string {
  if (!isOwnField(field)) return fieldText(field, value);
  if (value === null || value === undefined) return '';
  switch (field.type) {
    case 'points':
      return writeRows((value as SitePoint[]).map(pointRow));
    case 'hazards':
      return writeRows((value as Hazard[]).map(hazardRow));
    case 'provenance':
      return writeRows(Object.entries(value as Record<string, FactSource>).map(sourceRow));
    case 'slack':
      return slackText(value as Slack);
    case 'months':
    case 'monthly':
    case 'sides':
      return (value as unknown[]).map((one) => one ?? '').join(', ');
    default:
      return String(value);
  }
}

const parts = (text: string) => text.split(',').map((part) => part.trim());

/** The values of several results, or the first error among them. */
const together = (results: readonly Parsed[]): Parsed =>
  results.find(({ error }) => error) ?? { value: results.map(({ value }) => value) };

const parseNumbers = (texts: readonly string[]) => together(texts.map(parseNumber));

function parsePoint({ position, errorKm, ...row }: PointRow): Parsed {
  const halves = splitPosition(position);
  if (!halves) return { error: 'Write each point like -33.915, 151.263.' };
  const latitude = readCoordinate(halves.latitude, 'latitude');
  const longitude = readCoordinate(halves.longitude, 'longitude');
  const error = parseNumber(errorKm);
  const message = latitude.error ?? longitude.error ?? error.error;
  if (message) return { error: message };
  return {
    value: {
      ...row,
      latitude: latitude.degrees,
      longitude: longitude.degrees,
      errorKm: error.value ?? undefined,
    },
  };
}

function parseHazards(text: string): Parsed {
  const rows = readRows<HazardRow>(text);
  if (rows.length === 0) return { value: null };
  return together(
    rows.map(({ months, ...row }) => {
      const numbers = parseNumbers(parts(months).filter(Boolean));
      if (numbers.error !== undefined) return numbers;
      return { value: { ...row, months: months.trim() ? numbers.value : null } };
    }),
  );
}

function parseSources(text: string): Parsed {
  const rows = readRows<SourceRow>(text);
  if (rows.some(({ field }) => !field)) return { error: 'Choose the fact of each source.' };
  if (rows.length === 0) return { value: null };
  return { value: Object.fromEntries(rows.map(({ field, ...fact }) => [field, fact])) };
}

/** Parses the text of a control; the schema validates the value. */
export function parseSiteText(field: Field, text: string): Parsed {
  if (!isOwnField(field)) return parseText(field, text);
  switch (field.type) {
    case 'latitude':
    case 'longitude': {
      const { degrees, error } = readCoordinate(text, field.type);
      return error === undefined ? { value: degrees } : { error };
    }
    case 'months':
      return parseNumbers(parts(text).filter(Boolean));
    case 'monthly':
      return parts(text).some(Boolean) ? parseNumbers(parts(text)) : { value: null };
    case 'sides':
      return { value: text ? parts(text).map((part) => part || null) : null };
    case 'slack':
      return parseSlack(text);
    case 'points':
      return together(readRows<PointRow>(text).map(parsePoint));
    case 'hazards':
      return parseHazards(text);
    case 'provenance':
      return parseSources(text);
    default:
      return { value: text };
  }
}
