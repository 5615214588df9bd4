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
  /** The stored draft that the form starts with; it remains even when its values are emptied. */
  stored: WorkingCopy | undefined;
  /** Called when the form of a new record is no longer empty, or is again. */
  onStarted: ((hasWords: boolean) => void) | undefined;
}

const newKey = () => `${Date.now()}-${Math.random()}`;

/** Sends the values of a form through a queue while the owner types, unless an offer awaits a decision. */
export function useWorkingCopy<Values extends TextValues>(form: Form<Values>) {
  const { resource, id, base, values, stored } = form;
  const address = { resource, id };
  const isDraft = id < 0;
  const queryClient = useQueryClient();
  const [key] = useState(newKey);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  /** The time of the last save on the server, or `queued` while the text waits in the queue. */
  const [keptAt, setKeptAt] = useState<string | 'queued'>();
  /** The values of a draft that the server has. */
  const [kept, setKept] = useState<TextValues | undefined>(stored && values);
  const isEmptied = isSame(values, base) && !stored;
  const dirty = !isSame(values, (isDraft && kept) || base);
  /** Version of the server's copy that this form continues; 0 for none, undefined while unknown. */
  const version = useRef(stored?.version);
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

  /** @returns the error if the server does not store it */
  async function push(copy = queued.current): Promise<unknown> {
    timer.current = undefined;
    if (isHeld.current || !copy) return undefined;
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
      if (isDraft) setKept(copy.values);
      if (isFirst || isDraft) await refreshList();
      return undefined;
    } catch (error) {
      setKeptAt('queued');
      const newer = newerCopy(error);
      // The answer to this copy was lost, or another window has sent it.
      if (newer && (isSame(newer.values, before) || isSame(newer.values, copy.values))) {
        version.current = newer.version;
        return push(copy);
      }
      if (newer) offer([newer]);
      else timer.current = setTimeout(pushInTurn, retryDelayMs);
      return error;
    }
  }

  async function discardOwn(of: CopyAddress) {
    const own = version.current;
    version.current = 0;
    queued.current = undefined;
    setKeptAt(undefined);
    setKept(undefined);
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
    if (isDraft) form.onStarted?.(!isEmptied);
    if (isEmptied) {
      const isStored = version.current || queued.current;
      if (isStored && offers.length === 0) inTurn(() => discardOwn(address));
    } else if (dirty) {
      queued.current = toQueued(values);
      void putInQueue(queued.current);
      if (offers.length === 0) timer.current = setTimeout(pushInTurn, saveDelayMs);
    } else if (queued.current) {
      queued.current = undefined;
      void deleteFromQueue(key);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the delay anew
  useEffect(() => {
    follow();
    return () => clearTimeout(timer.current);
  }, [values, dirty, offers]);

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
    /** Whether the server has a draft of the new record. */
    isKept: isDraft && kept !== undefined,
    /** The text to decide on before this form sends its own. */
    offer: offers[0],
    keptAt: dirty || isDraft ? keptAt : undefined,
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
      if (isDraft) {
        const unsent = queued.current;
        inTurn(async () => {
          if (unsent) await push(unsent);
          restores.current = true;
        });
      } else if (dirty) stash(present);
    },
    stash,
    /** Sends the text of the form at once. @throws if the server does not store it */
    async send() {
      clearTimeout(timer.current);
      let error: unknown;
      inTurn(async () => {
        error = await push();
      });
      await running.current;
      if (error) throw error;
    },
    /** Deletes what this form has stored; called once the record itself is saved. */
    discard() {
      clearTimeout(timer.current);
      inTurn(() => discardOwn(address));
    },
  };
}
