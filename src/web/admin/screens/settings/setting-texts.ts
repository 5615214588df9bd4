import type {
  Column,
  RowsSetting,
  SettingField,
} from '../../../../contract/settings/groups/field.ts';
import { parseNumber } from '../../fields/field-texts.ts';

/** A row of a form: its columns as texts. */
export type RowTexts = Record<string, string>;

export const readRowTexts = (text: string): RowTexts[] =>
  text ? (JSON.parse(text) as RowTexts[]) : [];

export const writeRowTexts = (rows: readonly RowTexts[]) => JSON.stringify(rows);

const mapColumns = <From, To>(
  columns: Record<string, Column>,
  row: Record<string, From>,
  map: (column: Column, value: From | undefined) => To,
) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, map(column, row[name])]),
  );

export function settingText(field: SettingField, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (field.type) {
    case 'paragraphs':
      return (value as string[]).join('\n\n');
    case 'order':
      return (value as string[]).join('\n');
    case 'rows': {
      const rows = value as Record<string, unknown>[];
      return writeRowTexts(rows.map((row) => mapColumns(field.columns, row, settingText)));
    }
    default:
      return String(value);
  }
}

/** Parses the text of a control; the inverse of `settingText`. */
export function readValue(field: SettingField, text = ''): unknown {
  switch (field.type) {
    case 'paragraphs':
      return text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean);
    case 'order':
      return text.split('\n').filter(Boolean);
    case 'number':
      return parseNumber(text).value ?? (text.trim() || null);
    case 'rows':
      return readRowTexts(text).map((row) => mapColumns(field.columns, row, readValue));
    default:
      return text;
  }
}

const labelled = (label: string, words: string) => (words ? `${label}: ${words}` : '');

export function settingLabel(field: SettingField, text: string): string {
  switch (field.type) {
    case 'choice':
      return field.choices[text] ?? text;
    case 'order':
      return text
        .split('\n')
        .map((path) => field.choices[path] ?? path)
        .join('\n');
    case 'rows':
      return readRowTexts(text)
        .map((row) =>
          Object.entries(field.columns)
            .map(([name, column]) => labelled(column.label, settingLabel(column, row[name] ?? '')))
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n\n');
    default:
      return text;
  }
}

/** A new row, with the first choice of each column of choices except the `unique` column. */
export const emptyRow = ({ columns, unique }: Pick<RowsSetting, 'columns' | 'unique'>): RowTexts =>
  mapColumns(columns, {}, (column) => {
    if (column.type === 'rows') return '[]';
    const isGiven = column.type === 'choice' && column !== columns[unique ?? ''];
    return (isGiven && Object.keys(column.choices)[0]) || '';
  });
