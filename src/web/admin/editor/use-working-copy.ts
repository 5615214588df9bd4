import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import { CopySender } from './copy-sender.ts';
import { type FormText, workingCopiesQuery } from './working-copies.ts';

interface Form extends FormText {
  /** The stored draft that the form starts with. */
  stored: WorkingCopy | undefined;
  /** Called when the form of a new record gets its first text or is empty again. */
  onStarted: ((hasWords: boolean) => void) | undefined;
}

/** Saves a form's values on the server while the owner types, unless an offer awaits a decision. */
export function useWorkingCopy({ stored, onStarted, ...text }: Form) {
  const { id, base, values } = text;
  const queryClient = useQueryClient();
  const [sender] = useState(
    () =>
      new CopySender(text, stored, () =>
        queryClient.invalidateQueries({ queryKey: workingCopiesQuery.queryKey }),
      ),
  );
  const { offers, savedAt, draft } = useSyncExternalStore(
    sender.store.subscribe,
    sender.store.getState,
  );
  const isDraft = id < 0;
  const dirty = sender.isDirty(text);

  const follow = useEffectEvent(() => {
    if (isDraft) onStarted?.(!sender.isEmptied(text));
    sender.follow(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the delay anew, and a save that of words typed meanwhile
  useEffect(() => {
    follow();
    return () => sender.pause();
  }, [values, base, dirty, offers]);
  useEffect(() => sender.start(), [sender]);

  return {
    sender,
    dirty,
    /** Whether the server has a draft of the new record. */
    hasDraft: isDraft && draft !== undefined,
    /** The next offer that the owner must accept or discard. */
    offer: offers[0],
    savedAt: dirty || isDraft ? savedAt : undefined,
  };
}
