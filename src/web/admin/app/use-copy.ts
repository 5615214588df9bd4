import { useToast } from '../../ui/toast.tsx';

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
