/** The sea as a visitor set it. */
export interface SetSea {
  windFrom: number;
  windKnots: number;
  swellFrom: number;
  swellMetres: number;
  swellSeconds: number;
}

const key = 'sea';

/** Where the dials stand before anyone has touched them. */
export const seaAtFirst: SetSea = {
  windFrom: 180,
  windKnots: 10,
  swellFrom: 180,
  swellMetres: 1,
  swellSeconds: 9,
};

const names = Object.keys(seaAtFirst) as (keyof SetSea)[];

/** What the visitor set before, or null. */
export function readSea(): SetSea | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;
    const isWhole = names.every((name) => Number.isFinite(saved?.[name]));
    return isWhole ? (saved as unknown as SetSea) : null;
  } catch {
    return null;
  }
}

/** Remembers the sea for other sites; a browser that stores nothing forgets it. */
export function rememberSea(sea: SetSea) {
  try {
    localStorage.setItem(key, JSON.stringify(sea));
  } catch {
    // The dials work all the same.
  }
}
