import type { Change } from '../../../domain/saved/saved.ts';
import { useToast } from '../../ui/toast.tsx';
import { update } from './update.ts';

/** `update` with the page's toasts. */
export function useUpdate() {
  const { toast } = useToast();
  return (changeAt: (now: string) => Change) => update(changeAt, toast);
}
