import type { Block } from './block.ts';
import type { BlockDialog, BlockEditor, BlockEntry } from './editor.ts';
import { recordNode } from './record-node.ts';

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
