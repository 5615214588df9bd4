/** Texts that spreadsheets run as formulas, with or without an apostrophe before them. */
const formula = /^'*[=+\-@\t\r]/;

export const unguardCell = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // A negative number is not a formula.
  const harmless = formula.test(text) && !/^-\d+([.]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

type Cells = readonly (string | number | boolean | null)[];

export const csvRow = (cells: Cells): string => `${cells.map(cell).join(',')}\r\n`;

/** The first row, after the byte order mark that makes spreadsheets read UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvRow(names)}`;

/** Writes CSV by RFC 4180, with guarded formulas. */
export const toCsv = (head: readonly string[], rows: readonly Cells[]): string =>
  csvHead(head) + rows.map(csvRow).join('');
