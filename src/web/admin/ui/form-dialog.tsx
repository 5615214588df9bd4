import type { FormEvent, ReactNode } from 'react';
import { buttonStyles } from '../../ui/button.tsx';
import { Dialog } from './dialog.tsx';

/** Of the first field, rather than the dialog's Close. */
function focusFirstField(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  const field = dialog.querySelector<HTMLElement>(
    'form :is(input:not([type=file], [type=checkbox], [type=hidden]), textarea, select)',
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

export function FormDialog(props: {
  wide?: boolean;
  title: string;
  text: string;
  /** Words of the button; without them the children bring their own. */
  submit?: string;
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // React hands the event on to the editor's form around the dialog, which would save.
    event.stopPropagation();
    props.onSubmit();
  }
  return (
    <Dialog
      open
      wide={props.wide ?? false}
      title={props.title}
      text={props.text}
      onOpenAutoFocus={focusFirstField}
      onClose={props.onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {props.children}
        {props.submit && (
          <button type="submit" disabled={props.disabled} className={buttonStyles.action}>
            {props.submit}
          </button>
        )}
      </form>
    </Dialog>
  );
}
