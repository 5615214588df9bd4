import { Node, type NodeConfig } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ImagePlus } from 'lucide-react';
import type { BlockEditor } from '../editor.ts';
import { ImageDialog } from './dialog.tsx';

/** A node that is stored as one element of its name. */
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

/** A picture alone or with its caption: plain HTML, so that it needs no declaration. */
export const pictureEditor: BlockEditor = {
  node: 'figure',
  label: 'Picture',
  extensions: [
    // A data: address is the placeholder of a picture that is being uploaded.
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
