import { type Editor, useEditorState } from '@tiptap/react';
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

interface Tool {
  label: string;
  Icon: LucideIcon;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor }) => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      h4: editor.isActive('heading', { level: 4 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      pullQuote: editor.isActive('pullQuote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      blocks: blockEditors.filter(({ node }) => editor.isActive(node)).map(({ node }) => node),
      image: editor.isActive('image'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });

type ToolbarState = ReturnType<typeof useToolbarState>;

function markTools(editor: Editor, state: ToolbarState): Tool[] {
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, Icon: LucideIcon, active: boolean): Tool => ({
    label: `Heading ${level}`,
    Icon,
    active,
    run: () => chain().toggleHeading({ level }).run(),
  });
  return [
    heading(2, Heading2, state.h2),
    heading(3, Heading3, state.h3),
    heading(4, Heading4, state.h4),
    { label: 'Bold', Icon: Bold, active: state.bold, run: () => chain().toggleBold().run() },
    {
      label: 'Italic',
      Icon: Italic,
      active: state.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'Underline',
      Icon: Underline,
      active: state.underline,
      run: () => chain().toggleUnderline().run(),
    },
  ];
}

function paragraphTools(editor: Editor, state: ToolbarState): Tool[] {
  const chain = () => editor.chain().focus();
  return [
    {
      label: 'Bullet list',
      Icon: List,
      active: state.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      Icon: ListOrdered,
      active: state.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      Icon: Quote,
      active: state.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      label: 'Pull quote',
      Icon: MessageSquareQuote,
      active: state.pullQuote,
      run: () => chain().toggleWrap('pullQuote').run(),
    },
  ];
}

function toolsOfBlock(editor: Editor, block: BlockEditor, onBlock: (dialog: BlockDialog) => void) {
  const { node, label, Change, tools = [] } = block;
  const change = Change && { label: Change.label, run: () => onBlock(Change.Dialog) };
  const own = tools.map(({ label, run }) => ({ label, run: () => run(editor) }));
  const remove = {
    label: `Delete ${label.toLowerCase()}`,
    run: () => editor.chain().focus().deleteNode(node).run(),
  };
  return [...(change ? [change] : []), ...own, remove];
}

/** The tools of the toolbar in order; those of a block only while the caret is in one. */
export function useTools(
  editor: Editor,
  dialogs: {
    onLink: () => void;
    onImage: () => void;
    onBlock: (dialog: BlockDialog) => void;
  },
) {
  const state = useToolbarState(editor);
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    ...markTools(editor, state),
    ...paragraphTools(editor, state),
    { label: 'Link', Icon: Link2, active: state.link, run: dialogs.onLink },
    {
      label: 'Table',
      Icon: Table,
      disabled: state.table,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: 'Insert image', Icon: ImagePlus, active: state.image, run: dialogs.onImage },
    { label: 'Undo', Icon: Undo2, disabled: !state.canUndo, run: () => chain().undo().run() },
    { label: 'Redo', Icon: Redo2, disabled: !state.canRedo, run: () => chain().redo().run() },
  ];
  const blockTools = blockEditors
    .filter(({ node }) => state.blocks.includes(node))
    .flatMap((block) => toolsOfBlock(editor, block, dialogs.onBlock));
  return { tools, blockTools };
}
