import {
  type ComponentProps,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import type LoadedRegion from './toast-region.tsx';
import type { ToastMessage } from './toast-region.tsx';

export const loadToasts = () => import('./toast-region.tsx');
const ToastRegion = lazy(() => loadToasts().catch(() => ({ default: PlainToast })));

const plainDisplayMs = 5000;

/** Replaces `ToastRegion` if its code cannot be loaded: offline, or after a new release. */
function PlainToast({ message, open, onClose }: ComponentProps<typeof LoadedRegion>) {
  const shownId = open ? message?.id : undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (shownId === undefined) return undefined;
    const timer = setTimeout(() => close(), plainDisplayMs);
    return () => clearTimeout(timer);
  }, [shownId]);
  if (!message || !open) return null;
  return (
    <div className="no-print fixed inset-x-0 top-0 z-50 p-4 sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-full sm:max-w-[420px]">
      <div
        role="alert"
        className={`relative border-l-8 py-4 pr-24 pl-5 shadow-lg ${message.destructive ? 'border-coral bg-advanced text-paper' : 'border-shallow bg-deep text-foam'}`}
      >
        <p className="font-display text-step-1 leading-tight font-bold">{message.title}</p>
        {message.description && <p className="mt-1 break-words">{message.description}</p>}
        <button
          type="button"
          onClick={onClose}
          className="absolute top-2 right-3 min-h-9 underline"
        >
          Close
        </button>
      </div>
    </div>
  );
}

type State = Omit<ComponentProps<typeof LoadedRegion>, 'onClose'>;

const removeMilliseconds = 5000;

/** The state before the first toast. */
const nothing: State = { message: undefined, open: false };
const listeners = new Set<() => void>();
let state = nothing;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function set(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, which replaces the previous one. */
function toast(message: Omit<ToastMessage, 'id'>) {
  clearTimeout(removal);
  lastId += 1;
  set({ message: { ...message, id: lastId }, open: true });
}

function dismiss() {
  set({ ...state, open: false });
  removal = setTimeout(() => set({ ...state, message: undefined }), removeMilliseconds);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToast = () => ({ toast });

export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  );
  if (shown === nothing) return null;
  return (
    <Suspense>
      <ToastRegion {...shown} onClose={dismiss} />
    </Suspense>
  );
}
