import { capitalise } from '../../../domain/text/format.ts';
import { plainText } from '../../../domain/text/text.ts';
import { outermost, parseHtml } from '../../platform/publishing/html-elements.ts';

export interface TextLink {
  /** The address as written in the text. */
  href: string;
  /** The link text, or the name of the field that holds the address. */
  text: string;
}

const address = /^(https?:\/\/|\/(?!\/))\S+$/i;
const markdownLink = /(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)/g;
const inMarkdown = /\]\([^()\s]*\)/g;
/** An address in running text, up to a space or an unmatched closing bracket. */
const writtenAddress = /https?:\/\/(?:[^\s<>"()]|\([^\s<>"()]*\))+/gi;
const maxTextLength = 120;

/** Whether a text or JSON may contain a link: a fast test, since most fields contain none. */
export const mayHoldLink = (text: string) => /:\/\/|\]\(|href=|(^|")\s*\//i.test(text);

const linksOfHtml = (html: string): TextLink[] =>
  outermost(
    parseHtml(html).elements,
    ({ name, attributes }) => name === 'a' && Boolean(attributes.href),
  ).map(({ attributes, innerStart, innerEnd }) => ({
    href: attributes.href ?? '',
    text: plainText(html.slice(innerStart, innerEnd)),
  }));

function linksOfText(text: string, name: string): TextLink[] {
  if (address.test(text)) return [{ href: text, text: name }];
  const written = [...text.matchAll(markdownLink)].map(([, label = '', href = '']) => ({
    href,
    text: label,
  }));
  if (/<[a-z]/i.test(text)) return [...written, ...linksOfHtml(text)];
  const bare = [...text.replace(inMarkdown, '').matchAll(writtenAddress)].map(([found]) => ({
    href: found.replace(/(?<![.,;:!?'\]])[.,;:!?'\]]+$/, ''),
    text: name,
  }));
  return [...written, ...bare];
}

/** A field name as words: `affiliateLink` becomes "Affiliate link"; other names do not change. */
function fieldLabel(name: string) {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) return name;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalise(words);
}

/**
 * Every link of a value: an address, HTML, Markdown, or JSON of these at any depth.
 * @param name the field's name, which is the link text of a bare address
 */
export function extractLinks(value: unknown, name: string): TextLink[] {
  if (typeof value === 'string') {
    if (!mayHoldLink(value)) return [];
    return linksOfText(value.trim(), fieldLabel(name)).map(({ href, text }) => ({
      href,
      text: (text || fieldLabel(name)).slice(0, maxTextLength),
    }));
  }
  if (Array.isArray(value)) return value.flatMap((item) => extractLinks(item, name));
  if (typeof value !== 'object' || value === null) return [];
  const { label, title } = value as { label?: unknown; title?: unknown };
  const words = [label, title].find((one) => typeof one === 'string' && one !== '');
  return Object.entries(value).flatMap(([key, item]) =>
    extractLinks(item, typeof words === 'string' && typeof item === 'string' ? words : key),
  );
}
