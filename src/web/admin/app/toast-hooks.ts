import { useState } from 'react';
import { errorReason } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';

/** Runs calls whose failure a toast reports. @param refresh follows each call, failed or not */
export function useAttempt(refresh?: () => unknown) {
  const { toast } = useToast();
  const [pending, setPending] = useState(false);

  /** @param failure the toast, which gives the server's reason where it has no description */
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

/** Returns a function that copies a text and says so. */
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
