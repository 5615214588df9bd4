import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../domain/escape-html.ts';

export interface HtmlTag {
  /** Lower case. */
  name: string;
  attributes: Record<string, string>;
  start: number;
  /** Offset behind `>`. */
  end: number;
}

export function listTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  const parser: Parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (isImplied) return;
      tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return tags;
}

/** @param rewrite returns undefined to leave a tag as it is */
export function rewriteTags(html: string, rewrite: (tag: HtmlTag) => string | undefined): string {
  let written = 0;
  let result = '';
  for (const tag of listTags(html)) {
    const replacement = rewrite(tag);
    if (replacement === undefined) continue;
    result += html.slice(written, tag.start) + replacement;
    written = tag.end;
  }
  return result + html.slice(written);
}

export function writeAttributes(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
}
