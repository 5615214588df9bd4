const longestText = 200;

/** Recorded species that one search answers at most. */
export const maxSurveyed = 60;

export function readSpeciesUrl(search: Record<string, unknown>): { q?: string | undefined } {
  const text = String(search.q ?? '')
    .trim()
    .slice(0, longestText);
  return { q: text || undefined };
}
