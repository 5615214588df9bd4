/** A cell that a spreadsheet would take for a formula, with the apostrophes that it may have already. */
const formula = /^'*[=+\-@\t\r]/;

/** A cell as it was before `toCsv` made it harmless. */
export const unguardCell = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // A negative number is a number and not a formula.
  const harmless = formula.test(text) && !/^-\d+([.]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180), with the byte order mark that makes a spreadsheet read it as UTF-8.
 * Cells that a spreadsheet would run as a formula get an apostrophe in front.
 */
export function toCsv(
  head: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
