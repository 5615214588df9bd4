import { loadToasts } from './ui/toast.tsx';

/** What a form needs to send: fetched while someone fills it in, so that a connection lost by then can still be told. */
export async function preloadFormCode() {
  const toasts = loadToasts().catch(() => undefined);
  const [calls] = await Promise.all([import('./api.ts'), toasts]);
  return calls;
}
