import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unguardCell } from '../../../domain/text/csv.ts';
import { createPause } from '../turns/turns.ts';
import { invalid } from './errors.ts';

export interface CsvRow {
  /** The line of the file on which the row begins, counted from 1. */
  line: number;
  /** Values by the column's name in lower case. */
  cells: Record<string, string>;
  surplus: number;
}

/** Reduces a heading or a value to lower-case letters and digits: `Opted-Out` becomes `optedout`. */
export const plainCell = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The whole text of a file, or its bytes as they arrive. */
export type CsvSource = string | AsyncIterable<Uint8Array>;

/** Bytes parsed at a time, in a few milliseconds. */
const partBytes = 16 * 1024;

function* bytesInParts(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

async function* readRecords(source: CsvSource) {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const parts = typeof source === 'string' ? bytesInParts(source) : source;
  // The loop below receives the errors of both streams.
  pipeline(Readable.from(parts), parser, () => {});
  const pause = createPause();
  // The parser counts CRLF within a quoted cell as two lines.
  let countedTwice = 0;
  try {
    for await (const parsed of parser) {
      await pause();
      const { record, info } = parsed as { record: string[]; info: { lines: number } };
      const text = record.join(' ');
      countedTwice += countMatches(text, /\r\n/g);
      // A quoted cell may span several lines, of which the parser reports the last.
      const line = info.lines - countedTwice - countMatches(text, /\r\n|[\r\n]/g);
      yield { record, line };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw invalid(`Line ${lines ?? 1}: a quotation mark is missing or out of place`);
  }
}

/**
 * Reads CSV (RFC 4180) without the apostrophes that `toCsv` puts before formulas, and without blocking other requests.
 * @throws 400 with the line number, also while the rows are read
 */
export async function openCsv(source: CsvSource) {
  const records = readRecords(source);
  const head = await records.next();
  const columns = (head.done ? [] : head.value.record).map(
    (name, index) => name.trim().toLowerCase() || `column ${index + 1}`,
  );
  async function* toRows(): AsyncGenerator<CsvRow> {
    for await (const { record, line } of records) {
      yield {
        line,
        cells: Object.fromEntries(
          columns.map((column, index) => [column, unguardCell(record[index] ?? '')]),
        ),
        surplus: record.slice(columns.length).filter((cell) => cell.trim()).length,
      };
    }
  }
  return { columns, rows: toRows() };
}

/** Reads all rows of a small file. @throws 400 with the line number */
export async function readCsv(text: string): Promise<{ columns: string[]; rows: CsvRow[] }> {
  const { columns, rows } = await openCsv(text);
  const all: CsvRow[] = [];
  for await (const row of rows) all.push(row);
  return { columns, rows: all };
}
