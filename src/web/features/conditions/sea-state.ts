export interface SetSea {
  windFrom: number;
  windKnots: number;
  swellFrom: number;
  swellMetres: number;
  swellSeconds: number;
  /** Days since heavy rain; not known without it. */
  rainDays?: number | undefined;
}

export interface RememberedSea {
  sea: SetSea;
  setAt: number;
}

const key = 'sea';
const freshMs = 12 * 3_600_000;

export const initialSea: SetSea = {
  windFrom: 180,
  windKnots: 10,
  swellFrom: 180,
  swellMetres: 1,
  swellSeconds: 9,
};

const names = Object.keys(initialSea) as (keyof SetSea)[];

export function readSea(): RememberedSea | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as RememberedSea | null;
    const isWhole = names.every((name) => Number.isFinite(saved?.sea[name]));
    return saved && isWhole && Number.isFinite(saved.setAt) ? saved : null;
  } catch {
    return null;
  }
}

/** The dials show yesterday's values, but no dive is judged by them. */
export const isFresh = ({ setAt }: RememberedSea) => Date.now() - setAt < freshMs;

export function rememberSea(sea: SetSea): RememberedSea {
  const remembered = { sea, setAt: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // The dials work all the same.
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
