import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraftId, recordKey } from '../../../contract/history/working-copies.ts';
import { ApiError } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRecordAddress } from '../app/address.ts';
import { isMissing } from '../app/calls.ts';
import { useGuard } from '../app/session.tsx';
import type { EditableRecord, Editor } from './editor.ts';
import type { KeptDraft } from './form-state.ts';
import type { TextValues } from './merge.ts';
import { findWorkingCopy } from './working-copies.ts';

interface OpenedRecord<Full> {
  record?: Full | undefined;
  kept?: KeptDraft | undefined;
}

/** The record of the address in a form: an id, `new`, or none for the empty form at the start. */
export function useOpenedRecord<Full extends EditableRecord, Values extends TextValues>(
  editor: Editor<Full, Values>,
) {
  const guard = useGuard();
  const { toast } = useToast();
  const address = useRecordAddress(editor.resource);
  const [opened, setOpened] = useState<
    OpenedRecord<Full> & {
      /** Key of the form; changes with each opened record. */
      formKey: number;
      /** Whether the owner opened the form; false for the form that the page starts with. */
      isAsked: boolean;
    }
  >({ formKey: 0, isAsked: false });
  const [dirty, setDirty] = useState(false);
  /** Hides the form while a record loads, so that nothing is typed into the previous one. */
  const [loading, setLoading] = useState(Boolean(address.record && address.record !== 'new'));
  /** The record shown or loading; a slower answer to an earlier request is ignored. */
  const requested = useRef<string>('none');

  function show(next: OpenedRecord<Full>, isAsked: boolean) {
    setDirty(false);
    setLoading(false);
    setOpened(({ formKey }) => ({ ...next, formKey: formKey + 1, isAsked }));
  }

  async function find(id: string, draftId: number | undefined): Promise<OpenedRecord<Full>> {
    if (draftId === undefined) return { record: await editor.open(Number(id)) };
    const copy = await findWorkingCopy({ resource: editor.resource, id: draftId });
    if (!copy) throw new ApiError(404, '');
    return { kept: { id: draftId, copy } };
  }

  async function load(id: string) {
    setLoading(true);
    const draftId = readDraftId(id);
    try {
      const found = await guard(() => find(id, draftId));
      if (requested.current === id) show(found, true);
    } catch (error) {
      if (requested.current !== id) return;
      setLoading(false);
      toast({
        title: 'Opening Failed',
        description: !isMissing(error)
          ? `Failed to open ${editor.singular}. Please try again.`
          : draftId === undefined
            ? `There is no such ${editor.singular}. It may be in the bin.`
            : 'There is no such draft. It was created or deleted.',
        destructive: true,
      });
      address.replace(undefined);
    }
  }

  const follow = useEffectEvent((record: string) => {
    const before = requested.current;
    if (record === before) return;
    requested.current = record;
    if (record !== 'none' && record !== 'new') return void load(record);
    // Both addresses show a new record, so text typed at one stays at the other.
    const isNew = before === 'none' || before === 'new';
    if (!isNew || (record === 'new' && !dirty)) show({}, record === 'new');
  });
  const asked = address.isShown ? (address.record ?? 'none') : undefined;
  useEffect(() => {
    if (asked !== undefined) follow(asked);
  }, [asked]);

  return {
    ...opened,
    isShown: address.record !== undefined,
    loading,
    setDirty,
    /** Replaces the record without resetting the form; a new record gets its address. */
    update(record: Full) {
      setOpened(({ formKey, isAsked }) => ({ record, formKey, isAsked }));
      if (requested.current === String(record.id)) return;
      requested.current = String(record.id);
      address.replace(record.id);
    },
    /** Changes the address to that of a stored draft, which opens it. */
    keep: (draftId: number) => address.replace(draftId),
    /** Changes the address to that of a new draft and keeps the form. */
    move(draftId: number) {
      requested.current = recordKey(draftId);
      address.replace(draftId);
    },
    /** Takes over a change made outside the form; a form that is dirty or lacks the field is not reset. */
    reload(record: Full) {
      if (opened.record?.id !== record.id) return;
      if (dirty || editor.publishErrors) setOpened((last) => ({ ...last, record }));
      else show({ record }, false);
    },
    /** Empties the form of a record, or a draft, that is gone. */
    close(id: number) {
      if ((opened.record?.id ?? opened.kept?.id) !== id) return;
      requested.current = 'none';
      show({}, false);
      address.replace(undefined);
    },
    open(next: number | 'new' | undefined) {
      if (next === 'new' && requested.current === 'new' && !dirty) show({}, true);
      address.open(next);
    },
  };
}
