import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { localDate } from '../../../domain/dates.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { closesForm, readAdminAddress } from '../address.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import {
  deleteLocalDraft,
  findLocalDraft,
  type LocalDraft,
  saveLocalDraft,
} from './local-drafts.ts';

const saveIntervalMs = 3000;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type DraftRecovery<Values> = ReturnType<typeof useDraftRecovery<Values>>;

/** @param base the values as they were last saved on the server */
export function useDraftRecovery<Values>(form: {
  resource: string;
  id: number | undefined;
  base: Values;
  values: Values;
}) {
  const { resource, id, base, values } = form;
  const [offer, setOffer] = useState<LocalDraft<Values> | undefined>(() => {
    const draft = findLocalDraft<Values>(resource, id);
    return draft && !same(draft.values, base) ? draft : undefined;
  });
  const dirty = !same(values, base);

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
    shouldBlockFn: ({ next }) => dirty && closesForm(resource, id, next.pathname),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });

  return {
    dirty,
    offer,
    blocker,
    save: () => saveLocalDraft(resource, id, values),
    /** Stops offering the draft; it stays stored until the form is saved. */
    accept: () => setOffer(undefined),
    setAside(values: Values) {
      setOffer(saveLocalDraft(resource, id, values));
    },
    discard() {
      deleteLocalDraft(resource, id);
      setOffer(undefined);
    },
  };
}

export function DraftOffer<Values>(props: {
  draft: DraftRecovery<Values>;
  onRestore: (values: Values) => void;
}) {
  const { draft, onRestore } = props;
  const { offer } = draft;
  if (!offer) return null;
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 bg-sand p-4">
      <p className="mr-auto">
        {`This browser kept unsaved changes of ${localDate(offer.savedAt, 'dateTime')}.`}
      </p>
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
        onClick={() => draft.discard()}
      >
        Discard
      </button>
    </div>
  );
}

export function LeavePageDialog<Values>({ draft: { blocker } }: { draft: DraftRecovery<Values> }) {
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
