import { isSiteRef, notSaved, type Saveable } from '../../app/saved-records/saveable.ts';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { useToast } from '../../ui/toast.tsx';

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
