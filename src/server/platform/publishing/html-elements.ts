import { Parser } from 'htmlparser2';

export interface HtmlElement {
  /** Tag name in lower case. */
  name: string;
  attributes: Record<string, string>;
  start: number;
  innerStart: number;
  innerEnd: number;
  /** Offset of the first character after the element. */
  end: number;
  /** Index of the first descendant in `Html.elements`; `after` is the exclusive end. */
  first: number;
  after: number;
}

/** A text and its elements in the order of their start tags. */
export interface Html {
  source: string;
  elements: readonly HtmlElement[];
}

export function parseHtml(source: string): Html {
  const elements: HtmlElement[] = [];
  const open: HtmlElement[] = [];
  const parser: Parser = new Parser({
    onopentag(name, attributes, isImplied) {
      const { startIndex: start, endIndex } = parser;
      const [innerStart, first] = [endIndex + 1, elements.length + 1];
      const element = { name, attributes, start, innerStart, first, after: first };
      open.push({ ...element, innerEnd: innerStart, end: innerStart });
      if (!isImplied) elements.push(open.at(-1) as HtmlElement);
    },
    onclosetag(_name, isImplied) {
      const element = open.pop();
      if (!element) return;
      element.innerEnd = Math.max(element.innerStart, parser.startIndex);
      element.end = isImplied ? element.innerEnd : Math.max(element.innerEnd, parser.endIndex + 1);
      element.after = elements.length;
    },
  });
  parser.end(source);
  return { source, elements };
}

export const descendants = ({ elements }: Html, { first, after }: HtmlElement) =>
  elements.slice(first, after);

/** Lists the matching elements that are not inside another match. */
export function outermost(
  elements: readonly HtmlElement[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement[] {
  let end = 0;
  return elements.filter((element) => {
    if (element.start < end || !isWanted(element)) return false;
    end = element.end;
    return true;
  });
}

/** A part of a text, never empty, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @returns a function that returns successive parts of the text with the edits in each part */
export function editedParts(source: string, edits: readonly Edit[]) {
  const sorted = edits.toSorted((one, other) => one.start - other.start);
  let next = 0;
  return (from: number, to: number): string => {
    let written = from;
    let result = '';
    for (; (sorted[next]?.start ?? to) < to; next += 1) {
      const { start, end, text } = sorted[next] as Edit;
      if (start < written) continue;
      result += source.slice(written, start) + text;
      written = end;
    }
    return result + source.slice(written, to);
  };
}

/** Edits that replace start tags. @param rewrite returns undefined to leave a tag unchanged */
export function tagEdits(
  { elements }: Html,
  rewrite: (tag: HtmlElement) => string | undefined,
): Edit[] {
  return elements.flatMap((element) => {
    const text = rewrite(element);
    return text === undefined ? [] : { start: element.start, end: element.innerStart, text };
  });
}
