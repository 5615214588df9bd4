const longestText = 200;

/** Maximum number of recorded species in the result of a search. */
export const maxSurveyed = 60;

export function readSpeciesUrl(search: Record<string, unknown>): { q?: string | undefined } {
  const text = String(search.q ?? '')
    .trim()
    .slice(0, longestText);
  return { q: text || undefined };
}
