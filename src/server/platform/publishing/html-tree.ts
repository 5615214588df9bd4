import { DomUtils, parseDocument } from 'htmlparser2';
import { writeAttributes } from '../../../domain/text/escape-html.ts';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: object }>;

export const parseFragment = (html: string): Node[] => parseDocument(html).children;

export const isElement = (node: Node): node is Element => 'attribs' in node;

export const classes = ({ attribs }: Element): string[] => (attribs.class ?? '').split(/\s+/);

export const hasClass = (element: Element, name: string) => classes(element).includes(name);

export const flatText = (nodes: readonly Node[]) =>
  DomUtils.textContent([...nodes])
    .replace(/\s+/g, ' ')
    .trim();

export const elementText = (element: Element | undefined): string =>
  element ? flatText(element.children) : '';

export const findAll = (nodes: readonly Node[], matches: (element: Element) => boolean) =>
  DomUtils.findAll(matches, [...nodes]) as Element[];

export const findByClass = (element: Element, name: string): Element | undefined =>
  findAll(element.children, (each) => hasClass(each, name))[0];

export const findByTag = (element: Element, name: string): Element | undefined =>
  findAll(element.children, (each) => each.name === name)[0];

const voidTags = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/** Writes an element; empty and undefined attributes are left out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inner = '',
): string {
  const valued = Object.entries(attributes).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const written = writeAttributes(Object.fromEntries(valued));
  return voidTags.has(name) ? `<${name}${written} />` : `<${name}${written}>${inner}</${name}>`;
}
