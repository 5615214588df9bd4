import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Editor } from '@tiptap/react';
import { Table as TableIcon } from 'lucide-react';
import { useState } from 'react';
import { comparison } from '../../../../blocks/comparison/block.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { BlockEditor } from '../editor.ts';

/** A table with its caption, without Tiptap's inline widths and alignments. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    'data-block': {
      default: null,
      parseHTML: (element: HTMLElement) =>
        element.dataset.block === comparison.name ? comparison.name : null,
    },
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        element.querySelector('caption')?.textContent?.trim() || null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { caption } = node.attrs;
    return ['table', HTMLAttributes, ...(caption ? [['caption', caption]] : []), ['tbody', 0]];
  },
}).configure({ resizable: false, View: null });

const span = { colspan: { default: 1 }, rowspan: { default: 1 } };
const PlainCell = TableCell.extend({ addAttributes: () => span });
const PlainHeader = TableHeader.extend({ addAttributes: () => span });

const counts = ['2', '3', '4', '5', '6'];
const maxCharacters = 200;

const cell = (type: 'tableHeader' | 'tableCell') => ({ type, content: [{ type: 'paragraph' }] });
const range = (length: number) => Array.from({ length }, (_, index) => index);

const emptyRows = (rows: number, columns: number) =>
  range(rows).map((row) => ({
    type: 'tableRow',
    content: range(columns).map((column) =>
      cell(row === 0 || column === 0 ? 'tableHeader' : 'tableCell'),
    ),
  }));

function ComparisonDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [columns, setColumns] = useState('3');
  const [rows, setRows] = useState('4');
  const [caption, setCaption] = useState('');

  function insert() {
    const attrs = { 'data-block': comparison.name, caption: caption.trim() || null };
    const content = emptyRows(Number(rows), Number(columns));
    const at = editor.state.selection.$from.before(1);
    const chain = editor.chain().focus().insertContent({ type: 'table', attrs, content });
    // The caret moves into the paragraph of the first cell.
    chain.setTextSelection(at + 4).run();
    onClose();
  }

  return (
    <FormDialog
      title="Comparison table"
      text="The first row and the first column name what is compared."
      submit="Insert"
      onSubmit={insert}
      onClose={onClose}
    >
      <TextField
        label="Caption"
        value={caption}
        hint="What the table shows, above it."
        maxLength={maxCharacters}
        onChange={setCaption}
      />
      <SelectField label="Columns" value={columns} options={counts} onChange={setColumns} />
      <SelectField label="Rows" value={rows} options={counts} onChange={setRows} />
    </FormDialog>
  );
}

function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [caption, setCaption] = useState(String(editor.getAttributes('table').caption ?? ''));

  function save() {
    editor
      .chain()
      .focus()
      .updateAttributes('table', { caption: caption.trim() || null })
      .run();
    onClose();
  }

  return (
    <FormDialog
      title="Caption"
      text="It stands above the table."
      submit="Set Caption"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label="Caption" value={caption} maxLength={maxCharacters} onChange={setCaption} />
    </FormDialog>
  );
}

export const comparisonEditor: BlockEditor = {
  node: 'table',
  label: 'Table',
  extensions: [PlainTable, TableRow, PlainHeader, PlainCell],
  entries: [
    {
      label: 'Comparison table',
      hint: 'With a caption, and headers for rows and columns',
      words: 'versus specification',
      Icon: TableIcon,
      Dialog: ComparisonDialog,
    },
  ],
  Change: { label: 'Caption', Dialog: CaptionDialog },
  tools: [
    { label: 'Add row', run: (editor) => editor.chain().focus().addRowAfter().run() },
    { label: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
    { label: 'Add column', run: (editor) => editor.chain().focus().addColumnAfter().run() },
    { label: 'Delete column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  ],
};
