/** The steward whose link was opened in this tab. */
export interface Steward {
  site: string;
  key: string;
  name: string;
}

const storageKey = 'steward';

/** Copy of the stored steward, for browsers that block sessionStorage. */
let opened: Steward | undefined;

/** The steward of a dive site, if the steward's link was opened in this tab. */
export function findSteward(resource: string, record: string): Steward | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored) opened = JSON.parse(stored) as Steward;
  } catch {
    // `opened` has the steward.
  }
  return resource === 'dive-sites' && opened?.site === record ? opened : undefined;
}

export function keepSteward(steward: Steward | undefined) {
  opened = steward;
  try {
    if (steward) sessionStorage.setItem(storageKey, JSON.stringify(steward));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // `opened` has the steward.
  }
}
