import { X } from 'lucide-react';
import { Toast } from 'radix-ui';

export interface ToastMessage {
  id: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean | undefined;
}

/** Radix closes a toast after five seconds or a swipe to the right; F8 focuses the region. */
export default function ToastRegion(props: {
  message: ToastMessage | undefined;
  open: boolean;
  onClose: () => void;
}) {
  const { message, open, onClose } = props;
  return (
    <Toast.Provider>
      {message && (
        <Toast.Root
          key={message.id}
          open={open}
          onOpenChange={(next) => {
            if (!next) onClose();
          }}
          onEscapeKeyDown={(event) => {
            // Escape closes the focused dialog before the toast above it.
            if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) {
              event.preventDefault();
            }
          }}
          type={message.destructive ? 'foreground' : 'background'}
          className={`relative border-l-8 py-4 pr-14 pl-5 shadow-lg transition-opacity duration-200 data-[state=closed]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${message.destructive ? 'border-coral bg-advanced text-paper' : 'border-shallow bg-deep text-foam'}`}
        >
          <Toast.Title className="font-display text-step-1 leading-tight font-bold">
            {message.title}
          </Toast.Title>
          {message.description && (
            <Toast.Description className="mt-1 break-words">
              {message.description}
            </Toast.Description>
          )}
          <Toast.Close
            aria-label="Close"
            className="absolute top-2 right-2 grid size-9 place-items-center"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="no-print fixed inset-x-0 top-0 z-50 p-4 outline-none sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-full sm:max-w-[420px]" />
    </Toast.Provider>
  );
}
