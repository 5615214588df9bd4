import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../domain/escape-html.ts';

/** An opening tag and its place in the text. */
export interface HtmlTag {
  /** Lower case. */
  name: string;
  attributes: Record<string, string>;
  /** Offset of `<`. */
  start: number;
  /** Offset behind `>`. */
  end: number;
}

/** The opening tags of an HTML text, in their order. */
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

/** Replaces opening tags and leaves every other character as it is. @param rewrite returns undefined to keep a tag */
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

/** Writes the attributes of a tag, each with a space before it. */
export function writeAttributes(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
}
