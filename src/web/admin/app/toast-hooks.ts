import { useState } from 'react';
import { errorReason } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';

/** Runs calls and shows a toast for each failure. @param refresh runs after each call */
export function useAttempt(refresh?: () => unknown) {
  const { toast } = useToast();
  const [pending, setPending] = useState(false);

  /** @param failure the toast, whose description defaults to the server's reason */
  async function attempt(
    failure: { title: string; description?: string },
    work: () => Promise<unknown>,
  ) {
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast({ description: errorReason(error), ...failure, destructive: true });
    }
    await refresh?.();
    setPending(false);
  }
  return { attempt, pending };
}

/** Returns a function that copies a text and shows a toast. */
export function useCopy() {
  const { toast } = useToast();
  return async (text: string, done: { title: string; description?: string }, byHand: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done);
    } catch {
      toast({ title: 'Not Copied', description: byHand, destructive: true });
    }
  };
}
