import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type { Field } from '../../../contract/dive-sites/fields/field.ts';
import {
  type FieldKey,
  fieldKeys,
  fieldNamed,
} from '../../../contract/dive-sites/fields/fields.ts';
import { seasonColumn } from '../../../contract/open-data.ts';
import { seasons } from '../../../domain/dates/months.ts';
import { csvHead, csvRow } from '../../../domain/text/csv.ts';
import type { SiteFile } from './write-file.ts';

type Cell = string | number | boolean | null;

interface Column {
  head: string;
  cell: (site: DiveSite) => Cell;
}

/** Formats a field's value as one cell: lists with semicolons, records as JSON. */
function toCell(field: Field, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'choices':
    case 'names':
    case 'months':
    case 'monthly':
    case 'sides':
      return (value as unknown[]).map((one) => one ?? '').join('; ');
    case 'points':
    case 'hazards':
    case 'slack':
    case 'provenance':
      return JSON.stringify(value);
    default:
      return value as Cell;
  }
}

function csvColumns(key: FieldKey): Column[] {
  const field = fieldNamed(key);
  if (key === 'waterTempBySeason') {
    return seasons.map((season) => ({
      head: seasonColumn(season),
      cell: (site) => site.waterTempBySeason?.[season] ?? null,
    }));
  }
  return [{ head: key, cell: (site) => toCell(field, site[key]) }];
}

const columns: Column[] = [
  { head: 'id', cell: ({ id }) => id },
  ...fieldKeys.flatMap(csvColumns),
  { head: 'createdAt', cell: ({ createdAt }) => createdAt },
  { head: 'updatedAt', cell: ({ updatedAt }) => updatedAt },
];

/** Creates a spreadsheet of every field. @param more columns to add at the end */
export function sitesSpreadsheet(more: readonly Column[] = []): SiteFile {
  const all = [...columns, ...more];
  return {
    head: csvHead(all.map(({ head }) => head)),
    site: (site) => csvRow(all.map(({ cell }) => cell(site))),
    foot: '',
  };
}
