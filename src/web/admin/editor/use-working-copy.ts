import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import { ApiError } from '../../app/api-error.ts';
import type { EditedResource } from './editor-config.ts';
import type { TextValues } from './merge.ts';
import {
  discardWorkingCopy,
  findWorkingCopy,
  saveWorkingCopy,
  workingCopiesQuery,
} from './working-copies.ts';

const saveDelayMs = 1500;

interface Form<Values> {
  resource: EditedResource;
  id: number | undefined;
  /** The version of the record that the values began from. */
  recordVersion: number | undefined;
  values: Values;
  dirty: boolean;
  isSame: (values: Values) => boolean;
  /** The copy that the form shows from the start: a stored draft, which stays without unsaved changes. */
  draft?: WorkingCopy | undefined;
  onKept?: (values: Values) => void;
}

const newerCopy = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? (error.details as { current?: WorkingCopy | null } | undefined)?.current
    : undefined;

/** The calls of a form, one after the other, so that each knows the version of the last. */
function useCopyCalls<Values extends TextValues>(form: Form<Values>) {
  const { resource, id, values } = form;
  const queryClient = useQueryClient();
  const [offer, setOffer] = useState<WorkingCopy>();
  const [savedAt, setSavedAt] = useState<string>();
  /** Of the copy that this form continues, 0 for none; undefined while the server has not said. */
  const version = useRef<number | undefined>(form.draft?.version);
  const running = useRef<Promise<void>>(Promise.resolve());
  /** The next words restore an earlier version of a draft. */
  const restores = useRef(false);

  const enqueue = (work: () => Promise<void>) => {
    running.current = running.current.then(work);
    return running.current;
  };
  const refreshList = () =>
    queryClient.invalidateQueries({ queryKey: workingCopiesQuery.queryKey });

  async function look() {
    const found = await findWorkingCopy(resource, id);
    if (!found) version.current = 0;
    else if (form.isSame(found.values as Values)) version.current = found.version;
    else setOffer(found);
  }

  async function push() {
    try {
      if (version.current === undefined) await look();
      if (version.current === undefined) return;
      const isFirst = version.current === 0;
      const recordVersion = form.recordVersion ?? null;
      const words = { values, recordVersion, version: version.current };
      const keepReplaced = restores.current;
      const saved = await saveWorkingCopy(resource, id, { ...words, keepReplaced });
      if (keepReplaced) restores.current = false;
      version.current = saved.version;
      setSavedAt(saved.savedAt);
      form.onKept?.(values);
      if (isFirst || form.draft) await refreshList();
    } catch (error) {
      // Offline, or signed out: the browser's own copy holds the words, and the next change tries again.
      setSavedAt(undefined);
      const newer = newerCopy(error);
      if (!newer) return;
      version.current = undefined;
      setOffer(newer);
    }
  }

  async function discard(discarded: number | undefined) {
    if (!discarded) return;
    // A copy that stays behind is offered again, and nothing is lost.
    await discardWorkingCopy(resource, id, discarded).catch(() => {});
    await refreshList();
  }

  return {
    offer,
    savedAt,
    version,
    look: () => enqueue(() => look().catch(() => {})),
    push: () => enqueue(push),
    discardOwn: () =>
      enqueue(async () => {
        const own = version.current;
        if (own !== undefined) version.current = 0;
        setSavedAt(undefined);
        await discard(own);
      }),
    restore() {
      restores.current = true;
    },
    accept() {
      if (offer) version.current = offer.version;
      setOffer(undefined);
    },
    discardOffer() {
      const offered = offer?.version;
      version.current = 0;
      setOffer(undefined);
      return enqueue(() => discard(offered));
    },
  };
}

/** Saves the words of a form on the server while they are typed, unless others wait there for a decision. */
export function useWorkingCopy<Values extends TextValues>(form: Form<Values>) {
  const { values, dirty, draft } = form;
  const { offer, savedAt, version, accept, restore, discardOffer, ...calls } = useCopyCalls(form);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useEffectEvent(() => {
    if (!draft) void calls.look();
  });
  const push = useEffectEvent(() => {
    timer.current = undefined;
    void calls.push();
  });
  const discardOwn = useEffectEvent(() => void calls.discardOwn());

  useEffect(() => look(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the delay anew
  useEffect(() => {
    if (offer) return;
    if (dirty) timer.current = setTimeout(() => push(), saveDelayMs);
    else if (version.current && !draft) discardOwn();
    return () => clearTimeout(timer.current);
  }, [values, dirty, offer]);

  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) push();
    };
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, []);

  return {
    offer,
    savedAt,
    accept,
    /** Loads an earlier version into the form; the server stores the version that it replaces. */
    restore,
    discardOffer,
    /** Deletes what this form has stored; called once the record itself is saved. */
    discard() {
      clearTimeout(timer.current);
      timer.current = undefined;
      return calls.discardOwn();
    },
  };
}
