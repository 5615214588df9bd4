import { mergeAttributes, Node } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAttributes } from '../../../domain/links.ts';

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
});

const PullQuote = Node.create({
  name: 'pullQuote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside.pull-quote' }],
  renderHTML: () => ['aside', { class: 'pull-quote' }, 0],
});

/** A link with the attributes that the server stores. Text typed after a link does not join it. */
const TextLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    rel: { default: null },
    title: { default: null },
  }),
  renderHTML: ({ HTMLAttributes: { href, rel, title } }) => [
    'a',
    { ...linkAttributes(String(href ?? ''), rel), ...(title && { title }) },
    0,
  ],
}).configure({ openOnClick: false, defaultProtocol: 'https', HTMLAttributes: {} });

/** A table without the inline widths and alignments that Tiptap would write. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ resizable: false });

const span = { colspan: { default: 1 }, rowspan: { default: 1 } };
const PlainCell = TableCell.extend({ addAttributes: () => span });
const PlainHeader = TableHeader.extend({ addAttributes: () => span });

const PlainCodeBlock = CodeBlock.extend({ addAttributes: () => ({}) });

/** Only what the server's sanitiser lets through. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    codeBlock: false,
  }),
  TextLink,
  PlainCodeBlock,
  PlainTable,
  TableRow,
  PlainHeader,
  PlainCell,
  // A data: address stands for a picture that is being uploaded.
  Image.configure({
    allowBase64: true,
    HTMLAttributes: { loading: 'lazy', decoding: 'async' },
  }),
  Figure,
  Figcaption,
  PullQuote,
];
