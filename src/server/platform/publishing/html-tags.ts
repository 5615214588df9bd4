import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../domain/text/escape-html.ts';

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

export interface HtmlElement extends HtmlTag {
  innerStart: number;
  innerEnd: number;
}

/** The outermost wanted elements of a sanitised text, whole; one within another counts as its part. */
export function listElements(
  html: string,
  isWanted: (tag: Pick<HtmlTag, 'name' | 'attributes'>) => boolean,
): HtmlElement[] {
  const elements: HtmlElement[] = [];
  let open: Omit<HtmlElement, 'innerEnd' | 'end'> | undefined;
  let depth = 0;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (!open && isWanted({ name, attributes })) {
        const innerStart = parser.endIndex + 1;
        open = { name, attributes, start: parser.startIndex, innerStart };
        depth = 0;
      }
      if (open?.name === name) depth += 1;
    },
    onclosetag(name) {
      if (open?.name !== name) return;
      depth -= 1;
      if (depth > 0) return;
      elements.push({ ...open, innerEnd: parser.startIndex, end: parser.endIndex + 1 });
      open = undefined;
    },
  });
  parser.end(html);
  return elements;
}

export function replaceElements(
  html: string,
  elements: readonly HtmlElement[],
  write: (element: HtmlElement) => string,
): string {
  let written = 0;
  let result = '';
  for (const element of elements) {
    result += html.slice(written, element.start) + write(element);
    written = element.end;
  }
  return result + html.slice(written);
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
