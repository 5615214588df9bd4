import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { closesForm, readAdminAddress } from '../app/address.ts';
import { siteDate } from '../ui/site-date.ts';
import type { EditedResource } from './editor-config.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import {
  deleteLocalDraft,
  findLocalDraft,
  type LocalDraft,
  saveLocalDraft,
} from './local-drafts.ts';
import type { TextValues } from './merge.ts';
import { useWorkingCopy } from './use-working-copy.ts';

const saveIntervalMs = 3000;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type DraftRecovery<Values extends TextValues> = ReturnType<typeof useDraftRecovery<Values>>;

interface Offer<Values> {
  values: Values;
  savedAt: string;
  /** The words are on the server, perhaps from another device. */
  isShared: boolean;
  /** The record was saved after the words were written. */
  isOlder: boolean;
}

/** @param base the values as they were last saved on the server */
export function useDraftRecovery<Values extends TextValues>(form: {
  resource: EditedResource;
  id: number | undefined;
  recordVersion: number | undefined;
  base: Values;
  values: Values;
  draft: WorkingCopy | undefined;
  /** The server holds these words of the draft. */
  onKept: (values: Values) => void;
}) {
  const { resource, id, recordVersion, base, values, draft } = form;
  const [local, setLocal] = useState<LocalDraft<Values> | undefined>(() => {
    const found = findLocalDraft<Values>(resource, id);
    return found && !same(found.values, base) ? found : undefined;
  });
  const dirty = !same(values, base);
  const isSame = (stored: Values) => same({ ...base, ...stored }, base);
  const onKept = (kept: Values) => {
    deleteLocalDraft(resource, id);
    form.onKept(kept);
  };
  const copy = useWorkingCopy({
    resource,
    id,
    recordVersion,
    values,
    dirty,
    isSame,
    ...(draft && { draft, onKept }),
  });

  const saveNow = useEffectEvent(() => {
    if (dirty) saveLocalDraft(resource, id, values);
  });
  useEffect(() => {
    const timer = setInterval(() => saveNow(), saveIntervalMs);
    const onPageHide = () => saveNow();
    addEventListener('pagehide', onPageHide);
    return () => {
      onPageHide();
      clearInterval(timer);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && next.pathname !== current.pathname && closesForm(resource, id, next.pathname),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });

  const isShared = copy.offer !== undefined && !(local && local.savedAt > copy.offer.savedAt);
  const stored = isShared ? copy.offer : local;
  const offer: Offer<Values> | undefined = stored && {
    values: stored.values as Values,
    savedAt: stored.savedAt,
    isShared,
    isOlder: isShared && (copy.offer?.recordVersion ?? recordVersion) !== recordVersion,
  };

  return {
    dirty,
    offer,
    blocker,
    /** When the words were last saved on the server as a working copy. */
    savedAt: dirty || draft ? copy.savedAt : undefined,
    save: () => saveLocalDraft(resource, id, values),
    restore: copy.restore,
    /** Stops offering the draft; it stays stored until the form is saved. */
    accept() {
      setLocal(undefined);
      copy.accept();
    },
    stash(values: Values) {
      setLocal(saveLocalDraft(resource, id, values));
    },
    /** Forgets what was offered, on the server too. */
    discardOffer() {
      deleteLocalDraft(resource, id);
      setLocal(undefined);
      void copy.discardOffer();
    },
    discard() {
      deleteLocalDraft(resource, id);
      setLocal(undefined);
      void copy.discard();
    },
  };
}

const offerText = ({ savedAt, isShared, isOlder }: Offer<unknown>) => {
  const time = siteDate(savedAt, 'dateTime');
  if (!isShared) return `This browser kept unsaved changes of ${time}.`;
  const note = isOlder ? 'What is saved is newer: compare before you save. ' : '';
  return `Unsaved changes of ${time} are kept. ${note}Until you restore or discard them, what you type stays in this browser alone.`;
};

export function DraftOffer<Values extends TextValues>(props: {
  draft: DraftRecovery<Values>;
  onRestore: (values: Values) => void;
}) {
  const { draft, onRestore } = props;
  const { offer } = draft;
  if (!offer) return null;
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 bg-sand p-4">
      <p className="mr-auto">{offerText(offer)}</p>
      <button
        type="button"
        className={buttonStyles.quiet}
        onClick={() => {
          onRestore(offer.values);
          draft.accept();
        }}
      >
        Restore
      </button>
      <button
        type="button"
        className="min-h-11 px-3 font-semibold underline"
        onClick={() => draft.discardOffer()}
      >
        Discard
      </button>
    </div>
  );
}

export function DraftStatus<Values extends TextValues>(props: {
  draft: DraftRecovery<Values>;
  pending: boolean;
}) {
  const { dirty, savedAt } = props.draft;
  if (props.pending) return 'Saving...';
  if (!dirty) return savedAt ? `Draft kept at ${siteDate(savedAt, 'time')}` : null;
  return (
    <>
      <span>Unsaved changes</span>
      {savedAt && <span>{`, kept at ${siteDate(savedAt, 'time')}`}</span>}
    </>
  );
}

export function LeavePageDialog<Values extends TextValues>({
  draft: { blocker },
}: {
  draft: DraftRecovery<Values>;
}) {
  const next = blocker.status === 'blocked' ? blocker.next.pathname : '';
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      offeredBack={readAdminAddress(next) ? 'when you open this again' : 'when you return'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
