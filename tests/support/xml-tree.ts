import { SaxesParser } from 'saxes';

/** An element read by a parser that checks well-formedness and namespaces. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text of the element without the text of its children. */
  text: string;
}

/** @throws Error with the position of the fault if a document is not well-formed */
export function parseXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(document).close();
  const [only] = root.children;
  if (!only) throw new Error('The document has no element');
  return only;
}

/** The descendants at a path of names, e.g. `descendants(gpx, 'metadata', 'name')`. */
export const descendants = (element: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  );

/** An element and all its descendants, in document order. */
export const withDescendants = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

/** The text of the only descendant at a path; undefined if there is none. */
export function descendantText(element: XmlElement, ...path: string[]): string | undefined {
  const [only, second] = descendants(element, ...path);
  if (second) throw new Error(`There is more than one ${path.join('/')}`);
  return only?.text;
}
