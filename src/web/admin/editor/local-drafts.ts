/** Unsaved work as the browser keeps it. */
export interface LocalDraft<Values> {
  values: Values;
  /** UTC, ISO 8601. */
  savedAt: string;
}

const keyOf = (noun: string, id: number | undefined) => `admin-draft:${noun}:${id ?? 'new'}`;

export function keepLocalDraft<Values>(
  noun: string,
  id: number | undefined,
  values: Values,
): LocalDraft<Values> {
  const draft = { values, savedAt: new Date().toISOString() };
  try {
    localStorage.setItem(keyOf(noun, id), JSON.stringify(draft));
  } catch {
    // Storage may be full or refused: the form itself still holds the work.
  }
  return draft;
}

export function findLocalDraft<Values>(noun: string, id: number | undefined) {
  try {
    const text = localStorage.getItem(keyOf(noun, id));
    return text ? (JSON.parse(text) as LocalDraft<Values>) : undefined;
  } catch {
    return undefined;
  }
}

export function dropLocalDraft(noun: string, id: number | undefined) {
  try {
    localStorage.removeItem(keyOf(noun, id));
  } catch {
    // Nothing was kept.
  }
}
