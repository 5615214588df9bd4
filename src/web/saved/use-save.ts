import { removePage, removeSite, savePage, saveSite } from '../../domain/saved/saved.ts';
import { isSiteRef, type Saveable } from './saveable.ts';
import { useSaved } from './use-saved.ts';
import { useUpdate } from './use-update.ts';

/** Whether something is saved, and the change of that. */
export function useSave(subject: Saveable) {
  const { saved } = useSaved();
  const update = useUpdate();
  const isSaved = (isSiteRef(subject) ? saved.sites : saved.pages).some(
    ({ id }) => id === subject.id,
  );
  const toggle = () =>
    update((now) => {
      if (isSiteRef(subject)) return isSaved ? removeSite(subject.id) : saveSite(subject, now);
      return isSaved ? removePage(subject.id) : savePage(subject, now);
    });
  return { isSaved, toggle };
}
