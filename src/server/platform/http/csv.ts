import { type CsvError, parse } from 'csv-parse/sync';
import { unguardCell } from '../../../domain/text/csv.ts';
import { invalid } from './errors.ts';

export interface CsvRow {
  /** The line of the file on which the row begins, counted from 1. */
  line: number;
  /** By the column's name in lower case. */
  cells: Record<string, string>;
  surplus: number;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** RFC 4180, without the apostrophes that `toCsv` puts before formulas. @throws 400 naming the line */
export function readCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  let parsed: Parsed[];
  try {
    parsed = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
  } catch (error) {
    const { lines } = error as CsvError & { lines?: number };
    throw invalid(`Line ${lines ?? 1}: a quotation mark is missing or out of place`);
  }
  const [head, ...body] = parsed;
  const columns = (head?.record ?? []).map(
    (name, index) => name.trim().toLowerCase() || `column ${index + 1}`,
  );
  const rows = body.map(({ record, info }) => ({
    // A cell in quotes may take several lines; the parser tells the last of them.
    line: info.lines - (record.join('').match(/\r\n|[\r\n]/g)?.length ?? 0),
    cells: Object.fromEntries(
      columns.map((column, index) => [column, unguardCell(record[index] ?? '')]),
    ),
    surplus: record.slice(columns.length).filter((cell) => cell.trim()).length,
  }));
  return { columns, rows };
}
