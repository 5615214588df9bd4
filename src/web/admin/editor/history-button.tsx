import { type ComponentProps, useState } from 'react';
import { HistoryDialog } from './history-dialog.tsx';
import type { TextValues } from './merge.ts';
import { linkStyles } from './record-actions.tsx';

export function HistoryButton<Values extends TextValues>({
  onRestore,
  ...dialog
}: Omit<ComponentProps<typeof HistoryDialog<Values>>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={linkStyles} onClick={() => setOpen(true)}>
        History
      </button>
      {open && (
        <HistoryDialog
          {...dialog}
          onRestore={(earlier) => {
            setOpen(false);
            onRestore(earlier);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
