import { loadToasts } from '../ui/toast.tsx';

/** Loads code while a visitor fills in a form, so that the form can report a lost connection. */
export async function preloadFormCode() {
  const toasts = loadToasts().catch(() => undefined);
  const [calls] = await Promise.all([import('./api.ts'), toasts]);
  return calls;
}
