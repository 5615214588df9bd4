/** The reason why something could not be saved, or may be lost. */
export type SavedProblem = 'forbidden' | 'full' | 'cleared' | 'outdated' | 'failed';

/** Messages for visitors. */
export const problemTexts: Record<SavedProblem, string> = {
  forbidden:
    'This browser does not let the site store anything (a private window, or a setting). What you save lasts until you close or reload this tab: download a copy to keep it.',
  full: 'This device has no room left, so this tab alone holds what you changed last. What you saved before is safe. Remove something that is available offline, then save again; or download a copy, which holds it all.',
  cleared:
    'This browser has just cleared what you saved here. This tab still holds a copy: put it back, or download it.',
  outdated:
    'The site was updated in another tab, so this one can no longer save. Reload this page. If you changed something here first, download a copy, reload, and open the copy under Saved.',
  failed:
    'The browser did not save what you changed last: this tab alone holds it. What you saved before is safe. Save again, or download a copy, which holds it all.',
};

/** Short messages for toasts on pages that offer no remedy. */
export const shortProblemTexts: Record<SavedProblem, string> = {
  forbidden: 'This browser does not let the site store anything.',
  full: 'This device has no room left.',
  cleared: 'This browser has just cleared what you saved here.',
  outdated: 'The site was updated in another tab.',
  failed: 'The browser did not store it.',
};

/** Maps an error of the browser to a problem. */
export function toSavedProblem(error: unknown): SavedProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'outdated';
  return 'failed';
}
