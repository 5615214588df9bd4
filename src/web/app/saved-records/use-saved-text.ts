import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import type { SaveResult } from './state.ts';

const saveAfterMs = 400;

interface SavedText {
  stored: string;
  save: (text: string) => Promise<SaveResult | undefined>;
  /** An empty text is not saved; the stored text returns on blur. */
  isRequired?: boolean;
}

/** Saves a text while the visitor types, since a page on a phone often closes without a blur. */
export function useSavedText({ stored, save, isRequired = false }: SavedText) {
  const [draft, setDraft] = useState<string>();
  const [savedDraft, setSavedDraft] = useState<string>();

  async function saveDraft() {
    if (draft === undefined || draft === savedDraft) return true;
    if (isRequired && draft.trim() === '') return true;
    if (draft === stored || (await save(draft))) {
      setSavedDraft(draft);
      return true;
    }
    return false;
  }

  const saveInEffect = useEffectEvent(() => void saveDraft());

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(saveInEffect, saveAfterMs);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') saveInEffect();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      saveInEffect();
    };
  }, []);

  return {
    field: {
      value: draft ?? stored,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setDraft(target.value),
      onBlur: async () => {
        if (!(await saveDraft())) return;
        setDraft((latest) => (latest === draft ? undefined : latest));
        setSavedDraft(undefined);
      },
    },
    isSaved: draft === undefined || draft === savedDraft,
  };
}
