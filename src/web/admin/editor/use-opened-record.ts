import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraftId } from '../../../contract/history/working-copies.ts';
import { ApiError } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRecordAddress } from '../app/address.ts';
import { isMissing } from '../app/calls.ts';
import { useGuard } from '../app/session.tsx';
import type { EditableRecord, EditorConfig, ListedRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';
import type { KeptDraft } from './use-keep-draft.ts';
import { findWorkingCopy } from './working-copies.ts';

interface OpenedRecord<Full> {
  record: Full | undefined;
  kept: KeptDraft | undefined;
  /** Changes with each record that is opened: the key of the form. */
  formKey: number;
  /** The owner asked for the form rather than finding it on the page. */
  isAsked: boolean;
}

/** The record of the address in a form: an id, `new`, or nothing for a new one that nobody asked for. */
export function useOpenedRecord<
  Full extends EditableRecord & Listed,
  Values extends TextValues,
  Input extends object,
  Listed extends ListedRecord,
>(config: EditorConfig<Full, Values, Input, Listed>) {
  const guard = useGuard();
  const { toast } = useToast();
  const address = useRecordAddress(config.resource);
  const [opened, setOpened] = useState<OpenedRecord<Full>>({
    record: undefined,
    kept: undefined,
    formKey: 0,
    isAsked: false,
  });
  const [dirty, setDirty] = useState(false);
  /** Hides the form, where anything typed would belong to the previous record. */
  const [loading, setLoading] = useState(Boolean(address.record && address.record !== 'new'));
  /** The record in the form, or on its way: a slower answer to an earlier request is ignored. */
  const requested = useRef<string | undefined>('none');

  function show(record: Full | undefined, isAsked: boolean, kept?: KeptDraft) {
    setDirty(false);
    setLoading(false);
    setOpened(({ formKey }) => ({ record, kept, formKey: formKey + 1, isAsked }));
  }

  async function load(id: string) {
    setLoading(true);
    const draftId = readDraftId(id);
    try {
      if (draftId !== undefined) {
        const copy = await guard(() => findWorkingCopy(config.resource, draftId));
        if (!copy) throw new ApiError(404, '');
        if (requested.current === id) show(undefined, true, { id: draftId, copy });
        return;
      }
      const full = await guard(() => config.open(Number(id)));
      if (requested.current === id) show(full, true);
    } catch (error) {
      if (requested.current !== id) return;
      setLoading(false);
      toast({
        title: 'Opening Failed',
        description: isMissing(error)
          ? draftId === undefined
            ? `There is no such ${config.singular}. It may be in the bin.`
            : 'There is no such draft. It was created or deleted.'
          : `Failed to open ${config.singular}. Please try again.`,
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
    // Both show a new record: words that were typed in one stay in the other.
    const isNew = before === 'none' || before === 'new';
    if (!isNew || (record === 'new' && !dirty)) show(undefined, record === 'new');
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
    /** Takes over a saved record without a new form; a new record gets its address. */
    update(record: Full) {
      setOpened((last) => ({ ...last, record, kept: undefined }));
      if (requested.current === String(record.id)) return;
      requested.current = String(record.id);
      address.replace(record.id);
    },
    /** Gives a new record that is stored as a draft its address, which opens it. */
    keep: (draftId: number) => address.replace(draftId),
    /** A dirty form stays as it is. */
    reload: (record: Full) =>
      dirty ? setOpened((last) => ({ ...last, record })) : show(record, false),
    close() {
      requested.current = 'none';
      show(undefined, false);
      address.replace(undefined);
    },
    open(next: number | 'new' | undefined) {
      if (next === 'new' && requested.current === 'new' && !dirty) show(undefined, true);
      address.open(next);
    },
  };
}
