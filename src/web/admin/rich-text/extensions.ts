import { Node } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAttributes } from '../../../domain/publishing/link-attributes.ts';
import { blockEditors } from '../blocks/editors.ts';
import { caretReading } from './caret-reading.ts';

const PullQuote = Node.create({
  name: 'pullQuote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside.pull-quote' }],
  renderHTML: () => ['aside', { class: 'pull-quote' }, 0],
});

/** Link with the attributes that the server stores. Text typed after a link is not part of it. */
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

const PlainCodeBlock = CodeBlock.extend({ addAttributes: () => ({}) });

/** Extensions for the elements that the server's sanitiser permits. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    codeBlock: false,
  }),
  TextLink,
  PlainCodeBlock,
  ...blockEditors.flatMap((block) => block.extensions),
  PullQuote,
  caretReading,
];
