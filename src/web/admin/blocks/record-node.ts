import { type Editor, ReactNodeViewRenderer } from '@tiptap/react';
import type { Block } from '../../../blocks/block.ts';
import { BlockView } from './block-view.tsx';
import { type BlockDialog, type BlockEditor, type BlockEntry, blockNode } from './editor.ts';

export const recordEditor = (
  block: Block,
  changeLabel: string,
  entry: BlockEntry & { Dialog: BlockDialog },
): BlockEditor => ({
  node: block.name,
  label: entry.label,
  extensions: [recordNode(block)],
  entries: [entry],
  Change: { label: changeLabel, Dialog: entry.Dialog },
});

const recordNode = (block: Block) =>
  blockNode(block, {
    atom: true,
    draggable: true,
    addNodeView: () => ReactNodeViewRenderer(BlockView),
  });

export function putRecord(editor: Editor, block: Block, id: number) {
  const attrs = { 'data-id': String(id) };
  const chain = editor.chain().focus();
  if (editor.isActive(block.name)) chain.updateAttributes(block.name, attrs).run();
  else chain.insertContent({ type: block.name, attrs }).run();
}
