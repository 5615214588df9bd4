import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { type EditableRecord, type Editor, isPublic } from './editor.ts';
import type { TextValues } from './merge.ts';

export const linkStyles =
  'min-h-11 px-2 font-semibold underline max-sm:px-1.5 max-sm:text-sm sm:px-3';

/** The bar sticks only in a window higher than 30rem; in a lower one it would hide the fields. */
const sticky = 'sticky bottom-[min(0px,(100dvh-30rem)*999)]';

const narrow = 'max-sm:px-3';

interface Props<Full extends EditableRecord, Values extends TextValues> {
  editor: Editor<Full, Values>;
  record: Full | undefined;
  plan: string | undefined;
  pending: boolean;
  /** Whether the bar sticks to the window's lower edge. */
  isSticky: boolean;
  status: ReactNode;
  history: ReactNode;
  onSave: (published: boolean) => void;
  onCancel?: (() => void) | undefined;
  /** Stores a new record as a draft; undefined for an existing record or without `keepsDrafts`. */
  onKeepDraft: (() => void) | undefined;
  onToggle?: ((record: Full) => void) | undefined;
  onDelete?: ((record: Full) => void) | undefined;
}

export function FormActions<Full extends EditableRecord, Values extends TextValues>(
  props: Props<Full, Values>,
) {
  const { editor, record, onCancel } = props;
  const isPublishable = editor.publishErrors !== undefined;
  return (
    <div
      data-save-bar
      className={`${props.isSticky ? sticky : 'relative'} z-20 mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-t-2 border-ink bg-paper py-3 sm:gap-3`}
    >
      {isPublishable ? <PublishActions {...props} /> : <SaveActions {...props} />}
      {record && onCancel && (
        <button type="button" className={linkStyles} onClick={onCancel}>
          Cancel Edit
        </button>
      )}
      {props.history}
      {record && isPublic(record) && editor.publicPath && (
        <a
          href={editor.publicPath(record.slug ?? '')}
          target="_blank"
          rel="noopener"
          className={`${linkStyles} flex items-center`}
        >
          View Page
        </a>
      )}
      {record && isPublishable && (
        <button
          type="button"
          className={`${linkStyles} text-advanced`}
          onClick={() => props.onDelete?.(record)}
        >
          Delete
        </button>
      )}
      <p
        role="status"
        className="ml-auto text-sm text-muted max-sm:absolute max-sm:right-0 max-sm:bottom-full max-sm:mb-0.5 max-sm:bg-paper max-sm:px-2 max-sm:py-1 max-sm:empty:p-0"
      >
        {props.status}
      </p>
    </div>
  );
}

function SaveActions<Full extends EditableRecord, Values extends TextValues>(
  props: Props<Full, Values>,
) {
  const { editor, record, pending, onKeepDraft } = props;
  const verb = record ? 'Update' : 'Create';
  const name = editor.resource === 'settings' ? 'Save Settings' : `${verb} ${editor.label}`;
  return (
    <>
      <Button look="action" type="submit" disabled={pending} className={narrow}>
        {name}
      </Button>
      {onKeepDraft && (
        <Button disabled={pending} className={narrow} onClick={onKeepDraft}>
          Save as Draft
        </Button>
      )}
    </>
  );
}

function PublishActions<Full extends EditableRecord, Values extends TextValues>(
  props: Props<Full, Values>,
) {
  const { record, plan, pending, onSave } = props;
  const button = (name: string, look: 'action' | 'quiet', onClick: () => void) => (
    <Button {...{ look, onClick }} disabled={pending} className={narrow}>
      {name}
    </Button>
  );
  if (record && isPublic(record)) {
    return (
      <>
        {button('Update & Keep Published', 'action', () => onSave(true))}
        {button('Unpublish', 'quiet', () => props.onToggle?.(record))}
      </>
    );
  }
  if (plan) {
    return (
      <>
        {button('Schedule', 'action', () => onSave(false))}
        <p className="text-sm font-semibold">{plan}</p>
      </>
    );
  }
  return (
    <>
      {button('Save as Draft', 'quiet', () => onSave(false))}
      {button('Publish Now', 'action', () => onSave(true))}
    </>
  );
}
