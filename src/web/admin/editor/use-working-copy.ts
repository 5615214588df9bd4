import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import type { Offer } from './form-state.ts';
import type { TextValues } from './merge.ts';
import {
  type CopyAddress,
  deleteFromQueue,
  discardWorkingCopy,
  findWorkingCopy,
  isSame,
  newDraftId,
  newerCopy,
  openForms,
  putInQueue,
  type QueuedCopy,
  saveWorkingCopy,
  sendQueue,
  workingCopiesQuery,
} from './working-copies.ts';

const saveDelayMs = 1500;
const retryDelayMs = 20_000;

interface Form<Values> extends CopyAddress {
  /** The record version that the values are based on. */
  recordVersion: number | undefined;
  base: Values;
  values: Values;
  /** The stored draft that the form starts with; it remains even without unsaved changes. */
  draft: WorkingCopy | undefined;
  /** Called when this window gets a separate draft, since another one writes a new record too. */
  onMoved: ((id: number) => void) | undefined;
  /** Called once the server has stored these values of the draft. */
  onKept: (values: Values) => void;
}

const newKey = () => `${Date.now()}-${Math.random()}`;

/** Sends the values of a form through a queue while the owner types, unless an offer awaits a decision. */
export function useWorkingCopy<Values extends TextValues>(form: Form<Values>) {
  const { resource, base, values, draft } = form;
  const [ownId, setOwnId] = useState<number>();
  const id = form.id ?? ownId;
  const address = { resource, id };
  /** Whether the form uses the one working copy that all new records share. */
  const isShared = id === undefined;
  const queryClient = useQueryClient();
  const [key] = useState(newKey);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  /** The time of the last save on the server, or `queued` while the text waits in the queue. */
  const [keptAt, setKeptAt] = useState<string | 'queued'>();
  const dirty = !isSame(values, base);
  /** Version of the server's copy that this form continues; 0 for none, undefined while unknown. */
  const version = useRef(draft?.version);
  /** The text of this form that the server does not have yet. */
  const queued = useRef<QueuedCopy>(undefined);
  const sent = useRef<TextValues>(undefined);
  const isHeld = useRef(false);
  /** Whether the next values sent restore an earlier version of a draft. */
  const restores = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  /** Runs calls one after the other, so that each has the version that the last one returned. */
  const inTurn = (work: () => Promise<unknown>) => {
    running.current = running.current.then(work).catch(() => {});
  };
  const refreshList = () =>
    queryClient.invalidateQueries({ queryKey: workingCopiesQuery.queryKey });
  const offer = (next: readonly Offer[]) => {
    isHeld.current = next.length > 0;
    setOffers(next);
  };
  const toQueued = (words: TextValues, from = key): QueuedCopy => ({
    ...address,
    key: from,
    values: words,
    recordVersion: form.recordVersion ?? null,
    version: version.current ?? 0,
    savedAt: new Date().toISOString(),
  });

  /** Offers unsaved text of other windows and visits, from the server or the queue. */
  async function look() {
    const left = await sendQueue((copy) => copy.resource === resource && copy.id === id);
    const waiting = left.map(({ version: _, ...copy }) => copy);
    const found = await findWorkingCopy(address).catch(() => undefined);
    if (found === null) version.current = 0;
    const isOwn = found?.version === version.current;
    if (found && !isOwn && isSame({ ...base, ...found.values }, base)) {
      version.current = found.version;
      return offer(waiting);
    }
    offer(found && !isOwn ? [found, ...waiting] : waiting);
  }

  async function push(copy = queued.current): Promise<void> {
    timer.current = undefined;
    if (isHeld.current || !copy) return;
    const isFirst = !version.current;
    const keepReplaced = restores.current;
    const before = sent.current;
    sent.current = copy.values;
    try {
      const saved = await saveWorkingCopy(copy, {
        values: copy.values,
        recordVersion: copy.recordVersion,
        version: version.current ?? 0,
        keepReplaced,
      });
      if (keepReplaced) restores.current = false;
      version.current = saved.version;
      setKeptAt(saved.savedAt);
      if (queued.current === copy) {
        queued.current = undefined;
        await deleteFromQueue(key);
      } else if (queued.current) {
        queued.current.version = saved.version;
        await putInQueue(queued.current);
      }
      if (draft) form.onKept(copy.values as Values);
      if (isFirst || draft) await refreshList();
    } catch (error) {
      setKeptAt('queued');
      const newer = newerCopy(error);
      // The answer to this copy was lost, or another window has sent it.
      if (newer && (isSame(newer.values, before) || isSame(newer.values, copy.values))) {
        version.current = newer.version;
        return push(copy);
      }
      if (newer && isShared && form.onMoved) move();
      else if (newer) offer([newer]);
      else timer.current = setTimeout(pushInTurn, retryDelayMs);
    }
  }

  /** Continues in a separate draft and leaves the other window's copy unchanged. */
  function move() {
    version.current = 0;
    sent.current = undefined;
    offer([]);
    const next = newDraftId();
    setOwnId(next);
    form.onMoved?.(next);
  }

  async function discardOwn(of: CopyAddress) {
    const own = version.current;
    version.current = 0;
    queued.current = undefined;
    setKeptAt(undefined);
    await deleteFromQueue(key);
    if (own) await discard(own, of);
  }

  async function discard(discarded: number, of: CopyAddress) {
    // A copy that stays behind is offered again, and nothing is lost.
    await discardWorkingCopy(of, discarded).catch(() => {});
    await refreshList();
  }

  /** Stores text that is no longer in the form, and offers it back. */
  const stash = (words: TextValues) =>
    inTurn(async () => {
      await putInQueue(toQueued(words, newKey()));
      await look();
    });

  const pushInTurn = useEffectEvent(() => inTurn(() => push()));
  const lookInTurn = useEffectEvent(() => inTurn(look));
  const follow = useEffectEvent(() => {
    if (dirty && isShared && offers.length > 0 && form.onMoved) move();
    else if (dirty) {
      queued.current = toQueued(values);
      void putInQueue(queued.current);
      if (offers.length === 0) timer.current = setTimeout(pushInTurn, saveDelayMs);
    } else if (queued.current && draft) {
      queued.current = undefined;
      void deleteFromQueue(key);
    } else if (!draft && (version.current || queued.current) && offers.length === 0) {
      inTurn(() => discardOwn(address));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the delay anew
  useEffect(() => {
    follow();
    return () => clearTimeout(timer.current);
  }, [values, dirty, offers, ownId]);

  useEffect(() => {
    openForms.add(key);
    lookInTurn();
    const flush = () => {
      clearTimeout(timer.current);
      if (queued.current) pushInTurn();
    };
    const onHide = () => document.visibilityState === 'hidden' && flush();
    const onOnline = () => (isHeld.current ? lookInTurn() : flush());
    document.addEventListener('visibilitychange', onHide);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('online', onOnline);
      flush();
      openForms.delete(key);
    };
  }, [key]);

  return {
    dirty,
    ownId,
    /** The text to decide on before this form sends its own. */
    offer: offers[0],
    keptAt: dirty || draft ? keptAt : undefined,
    /** Settles the offer whose text is in the form now. */
    accept({ version: theirs, key: from, values: words }: Offer) {
      if (theirs !== undefined) version.current = theirs;
      offer(offers.slice(1));
      inTurn(async () => {
        await putInQueue(toQueued(words));
        if (from) await deleteFromQueue(from);
      });
    },
    discardOffer({ version: theirs, key: from }: Offer) {
      if (theirs !== undefined) version.current = 0;
      offer(offers.slice(1));
      inTurn(async () => {
        if (from) await deleteFromQueue(from);
        if (theirs) await discard(theirs, address);
      });
    },
    /** Prepares a restore and saves the present text: in the history of a draft, otherwise as an offer. */
    restore(present: TextValues) {
      clearTimeout(timer.current);
      if (draft) {
        const unsent = queued.current;
        inTurn(async () => {
          if (unsent) await push(unsent);
          restores.current = true;
        });
      } else if (dirty) stash(present);
    },
    stash,
    /** Deletes what this form has stored; called once the record itself is saved. */
    discard() {
      clearTimeout(timer.current);
      inTurn(() => discardOwn(address));
    },
  };
}
