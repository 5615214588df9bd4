import { Node, type NodeConfig } from '@tiptap/core';
import type { Editor, Extensions } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Block } from '../../../blocks/block.ts';
import type { Alt } from './picture-attributes.ts';

export type BlockDialog = ComponentType<{
  editor: Editor;
  /** The pasted address. */
  pasted?: string | undefined;
  /** Called with the new alt text of a picture. */
  onDescribed: (src: string, alt: Alt) => void;
  onClose: () => void;
}>;

export interface BlockEntry {
  label: string;
  hint: string;
  /** Further search terms. */
  words?: string;
  Icon: LucideIcon;
  /** The dialog to open; if present, `insert` is not called. */
  Dialog?: BlockDialog;
  insert?: (editor: Editor) => void;
}

export interface BlockEditor {
  node: string;
  label: string;
  extensions: Extensions;
  entries: readonly BlockEntry[];
  Change?: { label: string; Dialog: BlockDialog };
  tools?: readonly { label: string; run: (editor: Editor) => void }[];
}

export function blockNode(block: Block, config: Partial<NodeConfig>) {
  const valid = (element: HTMLElement) =>
    Object.entries(block.attributes).every(
      ([name, read]) => read(element.getAttribute(name) ?? undefined) !== undefined,
    );
  return Node.create({
    name: block.name,
    group: 'block',
    isolating: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(block.attributes).map(([name, read]) => [
          name,
          {
            default: read(undefined) ?? null,
            parseHTML: (element: HTMLElement) => read(element.getAttribute(name) ?? undefined),
          },
        ]),
      ),
    parseHTML: () => [
      {
        tag: `${block.tag}[data-block="${block.name}"]`,
        // Matches before a plain figure does.
        priority: 60,
        getAttrs: (element) => (valid(element) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => [
      block.tag,
      { 'data-block': block.name, ...HTMLAttributes },
      ...(config.atom ? [] : [0]),
    ],
    ...config,
  });
}
