import { X } from 'lucide-react';
import { AlertDialog, Dialog as Modal } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { buttonStyles } from '../../ui/button.tsx';

const overlay = 'fixed inset-0 z-50 bg-abyss/70';
const panel =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto bg-paper p-6 text-ink shadow-2xl border-2 border-line';

const narrow = 'w-[min(32rem,calc(100vw-2rem))]';
const broad = 'w-[min(60rem,calc(100vw-2rem))]';

/** Closes a dialog on Escape; Radix closes only the topmost layer, which may be a toast. */
const closeOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) close();
};

/** Focuses the first match of a selector in an opening dialog; if none matches, Radix chooses. */
export const focusFirst = (selector: string) => (event: Event) => {
  const found = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(selector);
  if (!found) return;
  event.preventDefault();
  found.focus();
};

export function Dialog(props: {
  wide?: boolean;
  title: string;
  text: string;
  onOpenAutoFocus?: (event: Event) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Modal.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Modal.Portal>
        <Modal.Overlay className={overlay} />
        <Modal.Content
          onKeyDown={closeOnEscape(props.onClose)}
          onOpenAutoFocus={props.onOpenAutoFocus}
          className={`${panel} ${props.wide ? broad : narrow}`}
        >
          <Modal.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center"
          >
            <X aria-hidden className="size-5" />
          </Modal.Close>
          <Modal.Title className="pr-10 text-step-2 wrap-anywhere">{props.title}</Modal.Title>
          <Modal.Description className="text-muted">{props.text}</Modal.Description>
          {props.children}
        </Modal.Content>
      </Modal.Portal>
    </Modal.Root>
  );
}

export function ConfirmDialog(props: {
  open: boolean;
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay} />
        <AlertDialog.Content
          onKeyDown={closeOnEscape(props.onClose)}
          className={`${panel} ${narrow}`}
        >
          <AlertDialog.Title className="text-step-2">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{props.text}</AlertDialog.Description>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonStyles.quiet}>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonStyles.action} onClick={props.onConfirm}>
              {props.action}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
