export interface LocalDraft<Values> {
  values: Values;
  savedAt: string;
}

const localDraftKey = (resource: string, id: number | undefined) =>
  `admin-draft:${resource}:${id ?? 'new'}`;

export function saveLocalDraft<Values>(
  resource: string,
  id: number | undefined,
  values: Values,
): LocalDraft<Values> {
  const draft = { values, savedAt: new Date().toISOString() };
  try {
    localStorage.setItem(localDraftKey(resource, id), JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked: the form itself still holds the values.
  }
  return draft;
}

export function findLocalDraft<Values>(resource: string, id: number | undefined) {
  try {
    const text = localStorage.getItem(localDraftKey(resource, id));
    return text ? (JSON.parse(text) as LocalDraft<Values>) : undefined;
  } catch {
    return undefined;
  }
}

export function deleteLocalDraft(resource: string, id: number | undefined) {
  try {
    localStorage.removeItem(localDraftKey(resource, id));
  } catch {
    // Nothing was stored.
  }
}
