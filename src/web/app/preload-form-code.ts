import { loadToasts } from '../ui/toast.tsx';

/** Loads while someone fills the form in, so that a lost connection can still be reported. */
export async function preloadFormCode() {
  const toasts = loadToasts().catch(() => undefined);
  const [calls] = await Promise.all([import('./api.ts'), toasts]);
  return calls;
}
