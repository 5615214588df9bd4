import { type Editor, type Extensions, ReactNodeViewRenderer } from '@tiptap/react';
import type { Block } from '../../../blocks/block.ts';
import { BlockView } from './block-view.tsx';
import { type BlockDialog, type BlockEditor, type BlockEntry, blockNode } from './editor.ts';

/** Creates the editor of a block that one dialog inserts and changes. */
export const dialogEditor = (
  block: Block,
  changeLabel: string,
  entry: BlockEntry & { Dialog: BlockDialog },
  extensions: Extensions = [viewNode(block)],
): BlockEditor => ({
  node: block.name,
  label: entry.label,
  extensions,
  entries: [entry],
  Change: { label: changeLabel, Dialog: entry.Dialog },
});

/** Creates the node of a block that the editor renders like the page. */
export const viewNode = (block: Block) =>
  blockNode(block, {
    atom: true,
    draggable: true,
    addNodeView: () => ReactNodeViewRenderer(BlockView),
  });

/** Changes the selected block, or inserts a new block. */
export function putBlock(editor: Editor, { name }: Block, attrs: Record<string, unknown>) {
  const chain = editor.chain().focus();
  if (editor.isActive(name)) chain.updateAttributes(name, attrs).run();
  else chain.insertContent({ type: name, attrs }).run();
}
