import type { ReactNode } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import type { AnyInputConfig, EditableRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';

export const linkStyles = 'min-h-11 px-2 font-semibold underline sm:px-3';

interface RecordActionsProps<Full extends EditableRecord, Values extends TextValues> {
  config: AnyInputConfig<Full, Values>;
  record: Full | undefined;
  plan: string | undefined;
  pending: boolean;
  /** Above the window's lower edge, and not over a form that nobody opened. */
  isSticky: boolean;
  status: ReactNode;
  onSave: (published: boolean) => void;
  onCancel: () => void;
  onToggle: (record: Full) => void;
  onDelete: (record: Full) => void;
  history: ReactNode;
}

export function RecordActions<Full extends EditableRecord, Values extends TextValues>(
  props: RecordActionsProps<Full, Values>,
) {
  const { record, pending } = props;
  const button = (name: string, look: 'action' | 'quiet', onClick: () => void) => (
    <button
      type="button"
      disabled={pending}
      className={`${buttonStyles[look]} max-sm:px-3`}
      onClick={onClick}
    >
      {name}
    </button>
  );
  return (
    <div
      data-save-bar
      className={`${props.isSticky ? 'sticky bottom-0' : 'relative'} z-20 mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-t-2 border-ink bg-paper py-3 sm:gap-3`}
    >
      {record?.published ? (
        <>
          {button('Update & Keep Published', 'action', () => props.onSave(true))}
          {button('Unpublish', 'quiet', () => props.onToggle(record))}
        </>
      ) : props.plan ? (
        <>
          {button('Schedule', 'action', () => props.onSave(false))}
          <p className="text-sm font-semibold">{props.plan}</p>
        </>
      ) : (
        <>
          {button('Save as Draft', 'quiet', () => props.onSave(false))}
          {button('Publish Now', 'action', () => props.onSave(true))}
        </>
      )}
      {record && (
        <button type="button" className={linkStyles} onClick={props.onCancel}>
          Cancel Edit
        </button>
      )}
      {props.history}
      {record && <SavedRecordActions {...props} record={record} />}
      <p
        role="status"
        className="ml-auto text-sm text-muted max-sm:absolute max-sm:right-0 max-sm:bottom-full max-sm:bg-paper max-sm:px-2 max-sm:py-1 max-sm:empty:p-0"
      >
        {props.status}
      </p>
    </div>
  );
}

function SavedRecordActions<Full extends EditableRecord, Values extends TextValues>(
  props: RecordActionsProps<Full, Values> & { record: Full },
) {
  const { config, record } = props;
  return (
    <>
      {record.published && config.publicPath && (
        <a
          href={config.publicPath(record)}
          target="_blank"
          rel="noopener"
          className={`${linkStyles} flex items-center`}
        >
          View Page
        </a>
      )}
      <button
        type="button"
        className={`${linkStyles} text-advanced`}
        onClick={() => props.onDelete(record)}
      >
        Delete
      </button>
    </>
  );
}
