import { Node, type NodeConfig } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ImagePlus } from 'lucide-react';
import type { BlockEditor } from '../editor.ts';
import { ImageDialog } from './dialog.tsx';

/** Creates a node that is stored as an element of the same name. */
const elementNode = (name: string, config: Partial<NodeConfig>) =>
  Node.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    ...config,
  });

const DescribedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), role: { default: null } };
  },
});

/** Edits a picture with or without a caption: plain HTML, which needs no block declaration. */
export const pictureEditor: BlockEditor = {
  node: 'figure',
  label: 'Picture',
  extensions: [
    // A `data:` address is the placeholder of a picture during its upload.
    DescribedImage.configure({
      allowBase64: true,
      HTMLAttributes: { loading: 'lazy', decoding: 'async' },
    }),
    elementNode('figure', { group: 'block', content: 'image figcaption?', isolating: true }),
    elementNode('figcaption', { content: 'inline*', defining: true }),
  ],
  entries: [
    {
      label: 'Picture',
      hint: 'With its caption and width',
      words: 'image photo figure',
      Icon: ImagePlus,
      Dialog: ImageDialog,
    },
  ],
};
