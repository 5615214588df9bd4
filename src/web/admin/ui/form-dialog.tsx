import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Focuses the first field instead of the dialog's Close button. */
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
  /** Label of the submit button; if absent, the children contain their own. */
  submit?: string;
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  function submit(event: FormEvent) {
    event.preventDefault();
    // React propagates the event to the editor's form around the dialog, which would save.
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
          <Button look="action" type="submit" disabled={props.disabled}>
            {props.submit}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
