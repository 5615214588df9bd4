import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../domain/escape-html.ts';
import { plainText } from '../../domain/text.ts';

interface Range {
  start: number;
  end: number;
}

/** The elements of a name in a sanitised text; one within another of the name counts as its part. */
function rangesOf(name: string, html: string): Range[] {
  const ranges: Range[] = [];
  let depth = 0;
  let start = 0;
  const parser: Parser = new Parser({
    onopentag(opened) {
      if (opened !== name) return;
      if (depth === 0) start = parser.startIndex;
      depth += 1;
    },
    onclosetag(closed) {
      if (closed !== name) return;
      depth -= 1;
      if (depth === 0) ranges.push({ start, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return ranges;
}

const wordsOf = (name: string, html: string) =>
  rangesOf(name, html).map(({ start, end }) => plainText(html.slice(start, end)));

/** What a screen reader calls a table: its caption, else the words of its head. */
function labelOf(table: string): string {
  const [caption] = wordsOf('caption', table);
  const words = caption || wordsOf('th', table).filter(Boolean).join(', ');
  return words ? `Table: ${words}` : 'Table';
}

/**
 * Wraps the tables of a sanitised text in regions that scroll where a screen is too narrow, and that the keyboard
 * reaches.
 */
export function withScrollingTables(html: string): string {
  let written = 0;
  let result = '';
  for (const { start, end } of rangesOf('table', html)) {
    const table = html.slice(start, end);
    const region = `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(labelOf(table))}">`;
    result += `${html.slice(written, start)}${region}${table}</div>`;
    written = end;
  }
  return result + html.slice(written);
}
