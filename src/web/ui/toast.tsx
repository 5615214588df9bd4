import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react';
import type LoadedRegion from './toast-region.tsx';
import type { ToastMessage } from './toast-region.tsx';

export const loadToasts = () => import('./toast-region.tsx');
const ToastRegion = lazy(() => loadToasts().catch(() => ({ default: PlainToast })));

/** Says the message where the region can't be fetched, on a lost line or from a build that is gone. */
function PlainToast({ message, open, onClose }: ComponentProps<typeof LoadedRegion>) {
  if (!message || !open) return null;
  return (
    <div
      role="alert"
      className="no-print fixed inset-x-0 bottom-0 z-50 flex flex-wrap gap-4 bg-deep p-4 text-foam"
    >
      <p className="grow">
        <b>{message.title}</b> {message.description}
      </p>
      <button type="button" onClick={onClose} className="underline">
        Close
      </button>
    </div>
  );
}

interface State {
  message: ToastMessage | undefined;
  open: boolean;
  /** A message has been shown in this visit, so the region stays loaded. */
  needed: boolean;
}

/** How long a dismissed message stays in the page before it is taken out. */
const removeMilliseconds = 5000;

const nothing: State = { message: undefined, open: false, needed: false };
const listeners = new Set<() => void>();
let state = nothing;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function set(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows a message. One is visible at most: a new one takes the place of the last. */
function toast(message: Omit<ToastMessage, 'id'>) {
  clearTimeout(removal);
  lastId += 1;
  set({ message: { ...message, id: lastId }, open: true, needed: true });
}

function dismiss() {
  set({ ...state, open: false });
  removal = setTimeout(() => set({ ...state, message: undefined }), removeMilliseconds);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Gives `toast`, which shows a short message to the visitor. */
export const useToast = () => ({ toast });

/** Stands once in the page's frame. Its parts load with the first message. */
export function Toaster() {
  const { message, open, needed } = useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  );
  if (!needed) return null;
  return (
    <Suspense>
      <ToastRegion message={message} open={open} onClose={dismiss} />
    </Suspense>
  );
}
