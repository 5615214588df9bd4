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
import { Tooltip, Tooltips } from '../../ui/tooltip.tsx';
import { templates } from './templates.ts';

const cell =
  'grid min-h-10 min-w-10 place-items-center rounded-sm px-2 text-sm font-semibold hover:bg-sand aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-40';

interface Tool {
  label: string;
  Icon: LucideIcon;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

export function Toolbar(props: { editor: Editor; onLink: () => void; onImage: () => void }) {
  const { editor } = props;
  const state = useEditorState({
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
      image: editor.isActive('image'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();

  const tools: Tool[] = [
    {
      label: 'Heading 2',
      Icon: Heading2,
      active: state.h2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Heading 3',
      Icon: Heading3,
      active: state.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: 'Heading 4',
      Icon: Heading4,
      active: state.h4,
      run: () => chain().toggleHeading({ level: 4 }).run(),
    },
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
    { label: 'Link', Icon: Link2, active: state.link, run: props.onLink },
    {
      label: 'Table',
      Icon: Table,
      disabled: state.table,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: 'Insert image', Icon: ImagePlus, active: state.image, run: props.onImage },
    { label: 'Undo', Icon: Undo2, disabled: !state.canUndo, run: () => chain().undo().run() },
    { label: 'Redo', Icon: Redo2, disabled: !state.canRedo, run: () => chain().redo().run() },
  ];
  const tableTools = [
    { label: 'Add row', run: () => chain().addRowAfter().run() },
    { label: 'Delete row', run: () => chain().deleteRow().run() },
    { label: 'Add column', run: () => chain().addColumnAfter().run() },
    { label: 'Delete column', run: () => chain().deleteColumn().run() },
    { label: 'Delete table', run: () => chain().deleteTable().run() },
  ];

  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="z-10 border-b-2 border-line bg-paper p-1 md:sticky md:top-32"
    >
      <Tooltips>
        <div className="flex flex-wrap gap-0.5">
          {tools.map(({ label, Icon, active, disabled, run }) => (
            <Tooltip key={label} text={label}>
              <button
                type="button"
                aria-label={label}
                aria-pressed={active}
                disabled={disabled}
                // The text keeps the focus, so that typing goes on without a gap.
                onMouseDown={(event) => event.preventDefault()}
                onClick={run}
                className={cell}
              >
                <Icon aria-hidden className="size-4.5" />
              </button>
            </Tooltip>
          ))}
          <select
            aria-label="Insert a template"
            value=""
            onChange={(event) => {
              const template = templates.find(({ name }) => name === event.target.value);
              if (template) chain().insertContent(template.html).run();
            }}
            className="min-h-10 rounded-sm bg-paper px-2 text-sm font-semibold"
          >
            <option value="">Templates</option>
            {templates.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      </Tooltips>
      {state.table && (
        <div className="flex flex-wrap gap-0.5 border-t border-line">
          {tableTools.map(({ label, run }) => (
            <button key={label} type="button" onClick={run} className={cell}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
