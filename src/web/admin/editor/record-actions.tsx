import { useState } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import type { EditableRecord, FormConfig } from './editor-config.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { Texts } from './merge.ts';

const plain = 'min-h-11 px-2 font-semibold underline sm:px-3';

/** The bar below a form: how it is saved, published, left, deleted and taken back. */
export function RecordActions<Entry extends EditableRecord, Values extends Texts>(props: {
  // biome-ignore lint/suspicious/noExplicitAny: what is sent plays no part here
  resource: FormConfig<Entry, Values, any>;
  entry: Entry | undefined;
  pending: boolean;
  /** What is going on, in words. */
  state: string;
  onSave: (published: boolean) => void;
  onCancel: () => void;
  onToggle: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
  onRestored: (entry: Entry) => void;
}) {
  const { resource, entry, pending } = props;
  const [history, setHistory] = useState(false);
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
    <div className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-t-2 border-ink bg-paper py-3 sm:gap-3">
      {entry?.published ? (
        <>
          {button('Update & Keep Published', 'action', () => props.onSave(true))}
          {button('Unpublish', 'quiet', () => props.onToggle(entry))}
        </>
      ) : (
        <>
          {button('Save as Draft', 'quiet', () => props.onSave(false))}
          {button('Publish Now', 'action', () => props.onSave(true))}
        </>
      )}
      {entry && (
        <>
          <button type="button" className={plain} onClick={props.onCancel}>
            Cancel Edit
          </button>
          {resource.revisions && (
            <button type="button" className={plain} onClick={() => setHistory(true)}>
              History
            </button>
          )}
          {entry.published && resource.pageOf && (
            <a
              href={resource.pageOf(entry)}
              target="_blank"
              rel="noopener"
              className={`${plain} flex items-center`}
            >
              View Page
            </a>
          )}
          <button
            type="button"
            className={`${plain} text-advanced`}
            onClick={() => props.onDelete(entry)}
          >
            Delete
          </button>
        </>
      )}
      <p
        role="status"
        className="ml-auto text-sm text-muted max-sm:absolute max-sm:right-0 max-sm:bottom-full max-sm:bg-paper max-sm:px-2 max-sm:py-1 max-sm:empty:p-0"
      >
        {props.state}
      </p>
      {history && entry && resource.revisions && (
        <HistoryDialog
          resource={resource}
          revisions={resource.revisions}
          entry={entry}
          onRestored={props.onRestored}
          onClose={() => setHistory(false)}
        />
      )}
    </div>
  );
}
