import { type Editor, ReactNodeViewRenderer } from '@tiptap/react';
import type { Block } from './block.ts';
import { BlockView } from './block-view.tsx';
import { blockNode } from './editor.ts';

export const recordNode = (block: Block) =>
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
