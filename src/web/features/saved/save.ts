import { paths } from '../../../contract/paths.ts';
import { removePage, removeSite, savePage, saveSite } from '../../../domain/saved/saved.ts';
import { dropCopy, isQuotaExceeded, storeCopyIfPossible } from '../../app/offline/copies.ts';
import { isSiteRef, type Saveable } from '../../app/saved-records/saveable.ts';
import { type Toast, update } from '../../app/saved-records/update.ts';

/** Saves a page, or removes a saved page with its offline copy. */
export async function toggleSaved(subject: Saveable, isSaved: boolean, toast: Toast) {
  const kept = await update((now) => {
    if (isSiteRef(subject)) return isSaved ? removeSite(subject.id) : saveSite(subject, now);
    return isSaved ? removePage(subject.id) : savePage(subject, now);
  }, toast);
  if (kept !== 'stored') return;
  const page = isSiteRef(subject)
    ? { path: paths.diveSite(subject.id), title: subject.name }
    : { path: subject.id, title: subject.title };
  try {
    await (isSaved ? dropCopy(page.path) : storeCopyIfPossible(page));
  } catch (error) {
    // After other failures, the page /saved lists the missing copy and can store it.
    if (!isQuotaExceeded(error)) return;
    toast({
      title: 'Saved, but not available offline',
      description: error.message,
      destructive: true,
    });
  }
}
