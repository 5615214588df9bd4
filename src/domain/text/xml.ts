import { escapeHtml } from './escape-html.ts';

export interface XmlPart {
  readonly xml: string;
}

type Child = XmlPart | string | number | null | undefined;

/** Characters that XML 1.0 forbids, even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const storable = (text: string) => text.toWellFormed().replace(forbidden, '');

/** Escapes carriage returns, since parsers turn a bare one into a line feed. */
const escapeText = (text: string) => escapeHtml(storable(text)).replaceAll('\r', '&#13;');

/** Escapes tabs and line breaks, since parsers turn them into spaces in attributes. */
const escapeAttribute = (text: string) =>
  escapeHtml(storable(text)).replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function writeChild(child: Child): string {
  if (child === null || child === undefined) return '';
  return typeof child === 'object' ? child.xml : escapeText(String(child));
}

/** Writes an element with escaped texts; omits forbidden characters and empty attributes. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null | undefined>>,
  ...children: readonly Child[]
): XmlPart {
  const head = Object.entries(attributes)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
    .join('');
  const content = children.map(writeChild).join('');
  return { xml: content ? `<${name}${head}>${content}</${name}>` : `<${name}${head}/>` };
}

/** An element with one text; undefined without a text, so that the document omits it. */
export const textElement = (name: string, text: string | number | null | undefined) =>
  isEmpty(text) ? undefined : element(name, {}, text);

export const xmlDocument = (root: XmlPart): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
