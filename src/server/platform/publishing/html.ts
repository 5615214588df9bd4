import sanitizeHtml from 'sanitize-html';
import { linkAttributes } from '../../../domain/publishing/link-attributes.ts';
import { decorativeRole } from '../../../domain/publishing/undescribed-pictures.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { holdsTag } from '../../../domain/text/text.ts';
import { invalid } from '../http/errors.ts';
import { blockAttributes, blockRules } from './block-rules.ts';

const textTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'pre',
];
const blockTags = ['ul', 'ol', 'li', 'blockquote', 'aside', 'div', 'figure', 'figcaption', 'img'];
const tableTags = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, ...blockTags, ...tableTags, 'a', 'span'],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'role'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ...blockRules,
  },
  allowedClasses: {
    aside: ['pull-quote'],
    blockquote: ['pull-quote'],
    div: ['table-scroll', 'pros-cons', 'notice'],
    figure: ['wide'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '', rel, title }) => ({
      tagName,
      attribs: { ...linkAttributes(href, rel), ...(title && { title }) },
    }),
    img: (tagName, { role, ...attributes }) => ({
      tagName,
      attribs: {
        ...attributes,
        ...(role === decorativeRole && { role }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    '*': (tagName, attributes) => ({ tagName, attribs: blockAttributes(tagName, attributes) }),
  },
  // The editor sometimes leaves an empty heading behind.
  exclusiveFilter: (frame) =>
    /^h[2-4]$/.test(frame.tag) && !frame.text.trim() && !frame.mediaChildren?.length,
};

/** Maximum depth of elements: reading a text takes time that grows with the square of its depth. */
const maxDepth = 100;

export function sanitise(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** @throws 400 if elements are nested too deeply */
function sanitiseShallow(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth <= maxDepth) return;
    throw invalid(
      `The text has elements within each other more than ${maxDepth} levels deep. Please simplify its HTML.`,
    );
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).trim();
}

/**
 * Converts content for storage: HTML sanitised, plain text split into paragraphs at blank lines.
 * @throws 400 if elements are nested too deeply
 */
export function toSafeHtml(content: string): string {
  if (holdsTag(content)) return sanitiseShallow(content);
  return content
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');
}
