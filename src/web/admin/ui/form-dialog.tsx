import type { ComponentProps, FormEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog, focusFirst } from './dialog.tsx';

/** Focuses the first field instead of the dialog's Close button. */
const firstField = focusFirst(
  'form :is(input:not([type=file], [type=checkbox], [type=hidden]), textarea, select)',
);

export function FormDialog({
  submit,
  disabled,
  onSubmit,
  children,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, 'onOpenAutoFocus'> & {
  /** Label of the submit button; if absent, the children contain the button. */
  submit?: string;
  disabled?: boolean;
  onSubmit: () => void;
}) {
  function send(event: FormEvent) {
    event.preventDefault();
    // React propagates the event to the form around the dialog, and that form would save.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Dialog {...dialog} onOpenAutoFocus={firstField}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {children}
        {submit && (
          <Button look="action" type="submit" disabled={disabled}>
            {submit}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
