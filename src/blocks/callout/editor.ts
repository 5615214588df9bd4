import { Info, TriangleAlert } from 'lucide-react';
import { type BlockEditor, type BlockEntry, blockNode } from '../editor.ts';
import { type CalloutKind, callout, calloutKinds } from './block.ts';

const entry = (kind: CalloutKind, words: Omit<BlockEntry, 'label' | 'insert'>): BlockEntry => ({
  label: calloutKinds[kind],
  ...words,
  insert: (editor) =>
    editor
      .chain()
      .focus()
      .insertContent({
        type: callout.name,
        attrs: { 'data-kind': kind },
        content: [{ type: 'paragraph' }],
      })
      .run(),
});

export const calloutEditor: BlockEditor = {
  node: callout.name,
  label: 'Callout',
  extensions: [
    blockNode(callout, { content: '(paragraph | bulletList | orderedList)+', defining: true }),
  ],
  entries: [
    entry('note', { hint: 'Words that stand out', words: 'callout tip info box', Icon: Info }),
    entry('warning', {
      hint: 'What a diver must not miss',
      words: 'callout caution danger hazard',
      Icon: TriangleAlert,
    }),
  ],
  tools: Object.entries(calloutKinds).map(([kind, label]) => ({
    label,
    run: (editor) =>
      editor.chain().focus().updateAttributes(callout.name, { 'data-kind': kind }).run(),
  })),
};
