import {
  type Element,
  elementText,
  isElement,
  type Node,
  parseFragment,
  tag,
} from '../publishing/html-tree.ts';

const escapeText = (text: string) => text.replace(/([\\`*_[\]<>])/g, '\\$1').replace(/\s+/g, ' ');

const inline = (nodes: readonly Node[]): string => nodes.map(writeInline).join('');

/** Puts a Markdown sign before and after an element's text; spaces at its ends stay outside. */
const wrapped = (sign: string, { children }: Element) => {
  const whole = inline(children);
  const text = whole.trim();
  return text ? whole.replace(text, () => `${sign}${text}${sign}`) : whole;
};

function writeInline(node: Node): string {
  if (!isElement(node)) return node.type === 'text' ? escapeText(node.data) : '';
  const { name, attribs } = node;
  switch (name) {
    case 'strong':
      return wrapped('**', node);
    case 'em':
      return wrapped('*', node);
    case 'code':
      return `\`${elementText(node)}\``;
    case 'br':
      return '\\\n';
    case 'a':
      return `[${inline(node.children)}](${attribs.href ?? ''})`;
    case 'img':
      return `![${escapeText(attribs.alt ?? '')}](${attribs.src ?? ''})`;
    case 'p':
    case 'span':
      return inline(node.children);
    default:
      return writeHtml(node);
  }
}

/** Serialises an element as HTML, which Markdown may contain. */
const writeHtml = (node: Node): string =>
  isElement(node)
    ? tag(node.name, node.attribs, node.children.map(writeHtml).join(''))
    : node.type === 'text'
      ? node.data.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      : '';

/** Escapes the lines of a paragraph that would begin a heading, a list, a rule or a code block. */
const writeParagraph = (text: string) =>
  text
    .trim()
    .replace(/^(?=(?:#{1,6}|[-+]|-[- ]+|=+)(?:\s|$)|~{3})/gm, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

function writeList({ children, name }: Element): string {
  const items = children.filter(isElement).filter((child) => child.name === 'li');
  return items
    .map((item, index) => {
      const sign = name === 'ol' ? `${index + 1}. ` : '- ';
      return sign + indented(writeBlocks(item.children), ' '.repeat(sign.length));
    })
    .join('\n');
}

function writeBlock(element: Element): string | undefined {
  const { name, attribs, children } = element;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return `${'#'.repeat(Number(heading))} ${inline(children).trim()}`;
  if (name === 'p') return writeParagraph(inline(children));
  if (name === 'ul' || name === 'ol') return writeList(element);
  if (name === 'hr') return '---';
  if (name === 'blockquote' && !attribs.class) {
    return `> ${indented(writeBlocks(children), '> ')}`;
  }
  const isBlock = /^(figure|aside|div|table|pre|blockquote)$/.test(name);
  // An empty line would end the HTML.
  return isBlock ? writeHtml(element).replace(/\n\s*\n/g, '\n') : undefined;
}

function writeBlocks(nodes: readonly Node[]): string {
  const parts: string[] = [];
  let words = '';
  const flush = () => {
    if (words.trim()) parts.push(writeParagraph(words));
    words = '';
  };
  for (const node of nodes) {
    const block = isElement(node) ? writeBlock(node) : undefined;
    if (block === undefined) words += writeInline(node);
    else {
      flush();
      if (block) parts.push(block);
    }
  }
  flush();
  return parts.join('\n\n');
}

/** Converts a stored text to Markdown. Figures, tables and other special blocks stay HTML. */
export const htmlToMarkdown = (html: string): string => `${writeBlocks(parseFragment(html))}\n`;
