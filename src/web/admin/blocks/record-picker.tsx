import type { Editor } from '@tiptap/react';
import type { Block } from '../../../blocks/block.ts';
import { TextField } from '../ui/fields.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { putBlock } from './dialog-editor.ts';

const maxShown = 50;

interface PickedRecord {
  id: number;
  name: string;
  /** Distinguishes records of the same name. */
  note: string;
}

export function RecordPicker(props: {
  title: string;
  text: string;
  label: string;
  search: string;
  onSearch: (text: string) => void;
  records: readonly PickedRecord[] | undefined;
  error?: string | undefined;
  block: Block;
  editor: Editor;
  onClose: () => void;
}) {
  const { records, search, block, editor, onClose } = props;
  const first = records?.[0];
  function pick(id: number) {
    putBlock(editor, block, { 'data-id': String(id) });
    onClose();
  }
  return (
    <FormDialog
      title={props.title}
      text={props.text}
      onSubmit={() => first && pick(first.id)}
      onClose={onClose}
    >
      <TextField
        label={props.label}
        error={props.error}
        hint="Enter takes the first."
        type="search"
        autoComplete="off"
        value={search}
        onChange={props.onSearch}
      />
      <Found records={records} search={search} onPick={pick} />
    </FormDialog>
  );
}

function Found(props: {
  records: readonly PickedRecord[] | undefined;
  search: string;
  onPick: (id: number) => void;
}) {
  const { records, search, onPick } = props;
  if (!records) return <p role="status">Loading…</p>;
  if (records.length === 0) {
    return <p role="status">{search ? `Nothing is called “${search}”.` : 'There is none yet.'}</p>;
  }
  return (
    <ul aria-label="Found" className="max-h-72 overflow-y-auto border-y border-line">
      {records.slice(0, maxShown).map(({ id, name, note }) => (
        <li key={id} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={() => onPick(id)}
            className="min-h-11 w-full px-2 py-1.5 text-left hover:bg-sand"
          >
            <span className="block font-semibold leading-snug">{name}</span>
            <span className="block text-sm text-muted">{note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
