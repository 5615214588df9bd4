import type { Editor } from '@tiptap/core';
import { Info, TriangleAlert } from 'lucide-react';
import { type CalloutKind, callout, calloutKinds } from '../../../../blocks/callout/block.ts';
import { type BlockEditor, type BlockEntry, blockNode } from '../editor.ts';

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

/** Moves the caret below the callout from an empty last line. @returns false anywhere else */
function leave({ editor }: { editor: Editor }): boolean {
  const { empty, $from } = editor.state.selection;
  const box = $from.node(1);
  const atEnd = $from.depth === 2 && $from.indexAfter(1) === box.childCount;
  const emptyLine = empty && $from.parent.content.size === 0;
  if (!atEnd || !emptyLine || box.type.name !== callout.name || box.childCount === 1) return false;
  const [from, to] = [$from.before(2), $from.after(2)];
  return editor
    .chain()
    .deleteRange({ from, to })
    .insertContentAt(from + 1, { type: 'paragraph' })
    .setTextSelection(from + 2)
    .scrollIntoView()
    .run();
}

export const calloutEditor: BlockEditor = {
  node: callout.name,
  label: 'Callout',
  extensions: [
    blockNode(callout, {
      content: '(paragraph | bulletList | orderedList)+',
      defining: true,
      addKeyboardShortcuts: () => ({ Enter: leave }),
    }),
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
