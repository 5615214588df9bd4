import { paths } from '../../contract/paths.ts';
import { removePage, removeSite, savePage, saveSite } from '../../domain/saved/saved.ts';
import { useToast } from '../ui/toast.tsx';
import { isSiteRef, type Saveable } from './saveable.ts';
import { useSaved } from './use-saved.ts';
import { useUpdate } from './use-update.ts';

export function useSave(subject: Saveable) {
  const { saved } = useSaved(true);
  const update = useUpdate();
  const { toast } = useToast();
  const isSaved = (isSiteRef(subject) ? saved.sites : saved.pages).some(
    ({ id }) => id === subject.id,
  );
  async function toggle() {
    const kept = await update((now) => {
      if (isSiteRef(subject)) return isSaved ? removeSite(subject.id) : saveSite(subject, now);
      return isSaved ? removePage(subject.id) : savePage(subject, now);
    });
    if (kept !== 'stored') return;
    const page = isSiteRef(subject)
      ? { path: paths.diveSite(subject.id), title: subject.name }
      : { path: subject.id, title: subject.title };
    const { followSave } = await import('./offline/follow-save.ts');
    await followSave(page, !isSaved, toast);
  }
  return { isSaved, toggle };
}
