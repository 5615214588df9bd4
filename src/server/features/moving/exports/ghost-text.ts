import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { tag } from '../../../platform/publishing/html-tree.ts';
import { type Card, records, text, writeCard } from './ghost-cards.ts';

type Note = (sentence: string) => void;

/** The bits of Lexical's text formats with their elements, the innermost first. */
const formats = [
  [64, 'sup'],
  [32, 'sub'],
  [16, 'code'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
] as const;

/** Maximum of nesting levels; editors produce fewer. */
const maxDepth = 100;

function writeText(node: Card): string {
  const format = Number(node.format) || 0;
  return formats.reduce(
    (inner, [bit, name]) => (format & bit ? tag(name, {}, inner) : inner),
    escapeHtml(text(node.text)),
  );
}

const asideQuote = (inner: string) => tag('blockquote', { class: 'kg-blockquote-alt' }, inner);

function writeLexical(node: Card, note: Note, depth = 0): string {
  if (depth > maxDepth) return '';
  const inner = () =>
    records(node.children)
      .map((child) => writeLexical(child, note, depth + 1))
      .join('');
  const type = text(node.type).replace(/^extended-/, '');
  switch (type) {
    case 'root':
      return inner();
    case 'text':
      return writeText(node);
    case 'linebreak':
      return '<br />';
    case 'tab':
      return ' ';
    case 'paragraph':
      return tag('p', {}, inner());
    case 'heading':
      return tag(/^h[1-6]$/.test(text(node.tag)) ? text(node.tag) : 'h2', {}, inner());
    case 'quote':
      return tag('blockquote', {}, inner());
    case 'aside':
      return asideQuote(inner());
    case 'list': {
      const start = Number(node.start) > 1 ? String(node.start) : '';
      // Lexical makes a nested list an item of its own.
      const items = inner().replace(/<\/li><li>(?=<[uo]l\b)/g, '');
      return node.listType === 'number' ? tag('ol', { start }, items) : tag('ul', {}, items);
    }
    case 'listitem':
      return tag('li', {}, inner());
    case 'link':
    case 'autolink':
    case 'at-link':
      return tag('a', { href: text(node.url) }, inner());
    default:
      return writeCard(type, node, note);
  }
}

/** Converts Lexical text to Ghost's HTML. @throws SyntaxError if it is damaged */
export const lexicalHtml = (json: string, note: Note): string =>
  records([JSON.parse(json)?.root])
    .map((root) => writeLexical(root, note))
    .join('');

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Writes a Mobiledoc paragraph; a marker opens elements, has text or an atom, closes elements. */
function writeMarkers(markers: unknown, { markups, atoms }: Card): string {
  const open: string[] = [];
  let html = '';
  for (const marker of list(markers)) {
    const [type, opened, closed, value] = list(marker);
    for (const index of list(opened)) {
      const [name, attributes] = list(list(markups)[Number(index)]);
      const given = list(attributes);
      const href = name === 'a' ? given[given.indexOf('href') + 1] : '';
      const written = /^[a-z]+$/.test(text(name)) ? text(name) : 'span';
      html += tag(written, { href: text(href) }).replace(/<\/[a-z]+>$/, '');
      open.push(written);
    }
    const [atom, words] = type === 1 ? list(list(atoms)[Number(value)]) : ['', value];
    html += atom === 'soft-return' ? '<br />' : escapeHtml(text(words));
    for (let count = Number(closed) || 0; count > 0 && open.length > 0; count -= 1) {
      html += `</${open.pop()}>`;
    }
  }
  return html;
}

/** Converts Mobiledoc text to Ghost's HTML. @throws SyntaxError if it is damaged */
export function mobiledocHtml(json: string, note: Note): string {
  const mobiledoc = (JSON.parse(json) ?? {}) as Card;
  const sections = list(mobiledoc.sections).map((section) => {
    const [kind, first, second] = list(section);
    const name = /^(h[1-6]|blockquote|ul|ol)$/.test(text(first)) ? text(first) : 'p';
    if (kind === 2) return tag('img', { src: text(first) });
    if (kind === 3) {
      const items = list(second).map((markers) => tag('li', {}, writeMarkers(markers, mobiledoc)));
      return tag(name, {}, items.join(''));
    }
    if (kind === 10) {
      const [card, payload] = list(list(mobiledoc.cards)[Number(first)]);
      return writeCard(text(card), (payload ?? {}) as Card, note);
    }
    const words = writeMarkers(second, mobiledoc);
    return first === 'aside' ? asideQuote(words) : tag(name, {}, words);
  });
  return sections.join('\n');
}
