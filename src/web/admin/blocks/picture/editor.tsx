import { mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ImagePlus } from 'lucide-react';
import type { BlockEditor } from '../editor.ts';
import { ImageDialog } from './dialog.tsx';

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
    Figure,
    Figcaption,
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
