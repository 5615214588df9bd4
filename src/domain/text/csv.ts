/** Spreadsheets run these as formulas; an apostrophe may already stand before one. */
const formula = /^'*[=+\-@\t\r]/;

export const unguardCell = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // A negative number is no formula.
  const harmless = formula.test(text) && !/^-\d+([.]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the byte order mark that makes spreadsheets read UTF-8, and guarded formulas. */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
