import { useToast } from '../ui/toast.tsx';
import { notSaved } from './not-saved.ts';
import { isSiteRef, type Saveable } from './saveable.ts';
import { useSaved } from './use-saved.ts';

export function useSave(subject: Saveable) {
  const { saved } = useSaved(true);
  const { toast } = useToast();
  const isSaved = (isSiteRef(subject) ? saved.sites : saved.pages).some(
    ({ id }) => id === subject.id,
  );
  async function toggle() {
    const code = await import('./save.ts').catch(() => undefined);
    if (code) return code.toggleSaved(subject, isSaved, toast);
    toast(notSaved);
  }
  return { isSaved, toggle };
}
