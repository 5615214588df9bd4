import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** An element in the text of a page. `end` is exclusive. */
interface Element {
  url: string;
  start: number;
  end: number;
}

export interface PageHtml {
  preloads: Element[];
  /** Preloaded fonts. */
  fonts: Element[];
  /** The framework's entry script; undefined in the development build. */
  entry: Element | undefined;
  inlineScripts: string[];
  inlineStyles: string[];
}

export function parsePage(html: string): PageHtml {
  const page: PageHtml = {
    preloads: [],
    fonts: [],
    entry: undefined,
    inlineScripts: [],
    inlineStyles: [],
  };
  let inline: { name: string; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, { rel, href = '', as, src, type, async: isAsync }) {
      const { startIndex: start, endIndex } = parser;
      if (name === 'link' && rel === 'modulepreload') {
        page.preloads.push({ url: href, start, end: endIndex + 1 });
      } else if (name === 'link' && rel === 'preload' && as === 'font') {
        page.fonts.push({ url: href, start, end: endIndex + 1 });
      } else if (name === 'script' && src !== undefined) {
        if (type === 'module' && isAsync !== undefined)
          page.entry = { url: src, start, end: start };
      } else if (name === 'script' || name === 'style') {
        inline = { name, text: '' };
      }
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag(name) {
      if (name === 'script' && page.entry && page.entry.end === page.entry.start) {
        page.entry.end = parser.endIndex + 1;
      }
      if (inline?.name === 'script') page.inlineScripts.push(inline.text);
      else if (inline) page.inlineStyles.push(inline.text);
      inline = undefined;
    },
  });
  parser.end(html);
  return page;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** SHA-256 in base64 of each inline script and style, for a Content-Security-Policy. */
export function inlineHashes({ inlineScripts, inlineStyles }: PageHtml) {
  return {
    scripts: [...new Set(inlineScripts.map(sha256))],
    styles: [...new Set(inlineStyles.map(sha256))],
  };
}
