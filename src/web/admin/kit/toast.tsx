import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

interface Message {
  title: string;
  text?: string;
  destructive?: boolean;
}

const ToastContext = createContext<(message: Message) => void>(() => {});

/** Shows a message in the corner; a new one takes the place of the last. */
export const useToast = () => useContext(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: Message; serial: number }>();
  const [open, setOpen] = useState(false);
  const show = useCallback((message: Message) => {
    setShown((last) => ({ message, serial: (last?.serial ?? 0) + 1 }));
    setOpen(true);
  }, []);

  return (
    <ToastContext value={show}>
      <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {children}
        {shown && (
          <Toast.Root
            key={shown.serial}
            open={open}
            onOpenChange={setOpen}
            type={shown.message.destructive ? 'foreground' : 'background'}
            className={`relative border-l-8 bg-sand py-4 pr-12 pl-4 text-ink shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${shown.message.destructive ? 'border-coral' : 'border-reef'}`}
          >
            <Toast.Title className="font-semibold">{shown.message.title}</Toast.Title>
            {shown.message.text && (
              <Toast.Description className="text-sm">{shown.message.text}</Toast.Description>
            )}
            <Toast.Close
              aria-label="Dismiss"
              className="absolute top-1 right-1 grid size-10 place-items-center"
            >
              <X aria-hidden className="size-4" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport className="fixed right-0 bottom-0 z-50 w-full p-4 outline-none sm:max-w-[420px]" />
      </Toast.Provider>
    </ToastContext>
  );
}
