import { seaNames } from '../../../domain/conditions/sea-url.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';

interface RememberedSea {
  sea: Sea;
  setAt: number;
}

const key = 'sea';
const freshMs = 12 * 3_600_000;

export function readSea(): RememberedSea | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as RememberedSea | null;
    const isSea = seaNames.every((name) => Number.isFinite(saved?.sea[name] ?? 0));
    return saved?.sea && isSea && Number.isFinite(saved.setAt) ? saved : null;
  } catch {
    return null;
  }
}

/** Whether verdicts may use the remembered values; the dials show older values too. */
export const isFresh = ({ setAt }: RememberedSea) => Date.now() - setAt < freshMs;

export function rememberSea(sea: Sea): RememberedSea {
  const remembered = { sea, setAt: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // The dials work without storage.
  }
  return remembered;
}

export function forgetSea() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
