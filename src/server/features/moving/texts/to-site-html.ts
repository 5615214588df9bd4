import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { invalid } from '../../../platform/http/errors.ts';
import {
  type Element,
  elementText,
  flatText,
  isElement,
  type Node,
  parseFragment,
  tag,
} from '../../../platform/publishing/html-tree.ts';
import { cards } from './cards.ts';
import { loneAddress, writeEmbed } from './links.ts';
import { listPictures, writeFigure, writePicture } from './pictures.ts';

/** Maximum of nesting levels in the source. */
const maxDepth = 200;

const renamed: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  ins: 'u',
  dt: 'p',
  dd: 'p',
  address: 'p',
};

/** Layout elements, which are replaced by their contents. */
const layout = new Set(['div', 'section', 'article', 'center', 'main', 'header', 'footer', 'dl']);

const kept = ['href', 'rel', 'title', 'class', 'start', 'colspan', 'rowspan', 'scope', 'id'];

const blockStart =
  /^\s*<(figure|aside|div|blockquote|h[1-6]|ul|ol|li|table|hr|p|pre|section|details)\b/;

/** Converts a text of Ghost or WordPress to this site's HTML, unsanitised, with old addresses. */
export function toSiteHtml(
  html: string,
  { note, splitsLines = false }: { note: (sentence: string) => void; splitsLines?: boolean },
): string {
  let depth = 0;

  /** Wraps inline nodes in paragraphs, and writes blocks between them. */
  function paragraphs(nodes: readonly Node[]): string {
    let result = '';
    let words = '';
    const flush = () => {
      const text = withoutOuterBreaks(words.trim());
      if (/^(<img [^<>]*>\s*)+$/.test(text)) {
        for (const [image] of text.matchAll(/<img [^<>]*>/g)) result += writeFigure(image, '');
      } else if (text) result += tag('p', {}, text);
      words = '';
    };
    for (const node of nodes) {
      if (!isElement(node)) {
        if (!('data' in node) || node.type !== 'text') continue;
        const [first = '', ...others] = splitsLines ? node.data.split(/\r?\n\s*\n/) : [node.data];
        words += writeText(first);
        for (const other of others) {
          flush();
          words = writeText(other);
        }
        continue;
      }
      const written = write(node);
      if (!blockStart.test(written)) words += written;
      else {
        flush();
        result += written;
      }
    }
    flush();
    return result;
  }

  function writeText(text: string): string {
    const escaped = escapeHtml(text);
    return splitsLines ? escaped.replace(/(?<=\S)\r?\n(?=\s*\S)/g, '<br />\n') : escaped;
  }

  function writeParagraph(element: Element): string {
    const pictures = listPictures(element);
    if (pictures.length > 0 && elementText(element) === '') {
      return pictures.map((picture) => writeFigure(writePicture(picture), '')).join('');
    }
    const address = loneAddress(flatText(element.children));
    if (address && element.children.length === 1) return writeEmbed(address);
    return paragraphs(element.children);
  }

  function writeElement(element: Element): string {
    const card = cards.find(({ matches }) => matches(element));
    if (card) return card.write(element, { inner: ({ children }) => inner(children), note });
    if (element.name === 'p') return writeParagraph(element);
    // A link to a picture's file is replaced by the picture.
    if (element.name === 'a' && isLinkToPicture(element)) return inner(element.children);
    const attributes = Object.fromEntries(kept.map((name) => [name, element.attribs[name]]));
    if (layout.has(element.name)) return paragraphs(element.children);
    if (element.name === 'span') return inner(element.children);
    const isQuote = element.name === 'blockquote';
    const content = isQuote ? paragraphs(element.children) : inner(element.children);
    return tag(renamed[element.name] ?? element.name, attributes, content);
  }

  function write(node: Node): string {
    if (!isElement(node))
      return 'data' in node && node.type === 'text' ? escapeHtml(node.data) : '';
    depth += 1;
    if (depth > maxDepth) throw invalid('Its elements lie too deep within each other.');
    try {
      return writeElement(node);
    } finally {
      depth -= 1;
    }
  }

  const inner = (nodes: readonly Node[]) => nodes.map(write).join('');

  return withLoneVideos(paragraphs(parseFragment(html)));
}

const lineBreak = '<br />';

function withoutOuterBreaks(words: string): string {
  let text = words;
  while (text.startsWith(lineBreak)) text = text.slice(lineBreak.length).trimStart();
  while (text.endsWith(lineBreak)) text = text.slice(0, -lineBreak.length).trimEnd();
  return text;
}

const isLinkToPicture = (element: Element) =>
  listPictures(element).length > 0 &&
  elementText(element) === '' &&
  /\.(jpe?g|png|webp|gif|avif)([?#]|$)/i.test(element.attribs.href ?? '');

/** Replaces each paragraph that is only an address by a player or a link, as WordPress does. */
const withLoneVideos = (html: string) =>
  html.replace(/<p>(https?:\/\/[^\s<]+)<\/p>/g, (_, address: string) =>
    writeEmbed(address.replaceAll('&amp;', '&')),
  );
