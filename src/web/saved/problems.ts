/** Why something could not be saved, or may not last. */
export type SavedProblem = 'forbidden' | 'full' | 'cleared' | 'outdated' | 'failed';

/** What visitors read. */
export const problemWords: Record<SavedProblem, string> = {
  forbidden:
    'This browser does not let the site store anything (a private window, or a setting). What you save lasts until you close this tab: download a copy to keep it.',
  full: 'This device has no room left, so that last change was not saved. What you saved before is still here. Remove something that is available offline, then try again.',
  cleared:
    'This browser has just cleared what you saved here. This tab still holds a copy: put it back, or download it.',
  outdated:
    'The site was updated in another tab, so that last change was not saved. Reload this page and do it again.',
  failed: 'That change could not be saved. What you saved before is still here. Try again.',
};

/** What went wrong, from what the browser threw. */
export function problemOf(error: unknown): SavedProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'outdated';
  return 'failed';
}
