import { buttonStyles } from '../../ui/button.tsx';
import type { ActionsProps } from './editor-config.ts';

/** The actions of a form whose record is public from its first save. */
export function SaveBar(
  props: Pick<ActionsProps, 'pending' | 'status' | 'history'> & {
    label: string;
    onCancel?: (() => void) | undefined;
    onKeepDraft?: (() => void) | undefined;
  },
) {
  const { label, pending, status, history, onCancel, onKeepDraft } = props;
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-paper py-3"
    >
      <button type="submit" disabled={pending} className={buttonStyles.action}>
        {label}
      </button>
      {onKeepDraft && (
        <button
          type="button"
          disabled={pending}
          className={buttonStyles.quiet}
          onClick={onKeepDraft}
        >
          Save as Draft
        </button>
      )}
      {onCancel && (
        <button type="button" className="min-h-11 px-3 font-semibold underline" onClick={onCancel}>
          Cancel Edit
        </button>
      )}
      {history}
      <p role="status" className="ml-auto text-sm text-muted">
        {status}
      </p>
    </div>
  );
}

export const createSaveBar =
  (label: string) =>
  ({ exists, onCancel, ...props }: ActionsProps) => (
    <SaveBar
      {...props}
      label={`${exists ? 'Update' : 'Create'} ${label}`}
      onCancel={exists ? onCancel : undefined}
    />
  );
