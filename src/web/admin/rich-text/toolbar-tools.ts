import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareQuote,
  Quote,
  Redo2,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import type { BlockDialog, BlockEditor } from '../blocks/editor.ts';
import { blockEditors } from '../blocks/editors.ts';
import { ImageDialog } from '../blocks/picture/dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

interface Tool {
  label: string;
  Icon: LucideIcon;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** A format that a tool turns on and off in the selection. */
interface Format {
  label: string;
  Icon: LucideIcon;
  /** Name and attributes of the node or mark. */
  name: string;
  attributes?: object;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4, Icon: LucideIcon): Format => ({
  label: `Heading ${level}`,
  Icon,
  name: 'heading',
  attributes: { level },
  toggle: (chain) => chain.toggleHeading({ level }),
});

const formats: readonly Format[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  { label: 'Bold', Icon: Bold, name: 'bold', toggle: (chain) => chain.toggleBold() },
  { label: 'Italic', Icon: Italic, name: 'italic', toggle: (chain) => chain.toggleItalic() },
  {
    label: 'Underline',
    Icon: Underline,
    name: 'underline',
    toggle: (chain) => chain.toggleUnderline(),
  },
  {
    label: 'Bullet list',
    Icon: List,
    name: 'bulletList',
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    name: 'orderedList',
    toggle: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Quote', Icon: Quote, name: 'blockquote', toggle: (chain) => chain.toggleBlockquote() },
  {
    label: 'Pull quote',
    Icon: MessageSquareQuote,
    name: 'pullQuote',
    toggle: (chain) => chain.toggleWrap('pullQuote'),
  },
];

const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor }) => ({
      formats: formats
        .filter(({ name, attributes }) => editor.isActive(name, attributes))
        .map(({ label }) => label),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      blocks: blockEditors.filter(({ node }) => editor.isActive(node)).map(({ node }) => node),
      image: editor.isActive('image'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });

function toolsOfBlock(editor: Editor, block: BlockEditor, onOpen: (dialog: BlockDialog) => void) {
  const { node, label, Change, tools = [] } = block;
  const change = Change && { label: Change.label, run: () => onOpen(Change.Dialog) };
  const own = tools.map(({ label, run }) => ({ label, run: () => run(editor) }));
  const remove = {
    label: `Delete ${label.toLowerCase()}`,
    run: () => editor.chain().focus().deleteNode(node).run(),
  };
  return [...(change ? [change] : []), ...own, remove];
}

/** Lists the toolbar's tools, and the tools of each block that contains the caret. */
export function useTools(editor: Editor, onOpen: (dialog: BlockDialog) => void) {
  const state = useToolbarState(editor);
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    ...formats.map(({ label, Icon, toggle }) => ({
      label,
      Icon,
      active: state.formats.includes(label),
      run: () => toggle(chain()).run(),
    })),
    { label: 'Link', Icon: Link2, active: state.link, run: () => onOpen(LinkDialog) },
    {
      label: 'Table',
      Icon: Table,
      disabled: state.table,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: 'Insert image', Icon: ImagePlus, active: state.image, run: () => onOpen(ImageDialog) },
    { label: 'Undo', Icon: Undo2, disabled: !state.canUndo, run: () => chain().undo().run() },
    { label: 'Redo', Icon: Redo2, disabled: !state.canRedo, run: () => chain().redo().run() },
  ];
  const blockTools = blockEditors
    .filter(({ node }) => state.blocks.includes(node))
    .flatMap((block) => toolsOfBlock(editor, block, onOpen));
  return { tools, blockTools };
}
