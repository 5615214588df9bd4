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

/** The record of the address in a form: an id, `new`, or nothing for a new one that nobody asked for. */
export function useOpenedRecord<Full extends EditableRecord, Values extends TextValues>(
  editor: Editor<Full, Values>,
) {
  const guard = useGuard();
  const { toast } = useToast();
  const address = useRecordAddress(editor.resource);
  const [opened, setOpened] = useState<
    OpenedRecord<Full> & {
      /** Changes with each record that is opened: the key of the form. */
      formKey: number;
      /** The owner asked for the form rather than finding it on the page. */
      isAsked: boolean;
    }
  >({ formKey: 0, isAsked: false });
  const [dirty, setDirty] = useState(false);
  /** Hides the form, where anything typed would belong to the previous record. */
  const [loading, setLoading] = useState(Boolean(address.record && address.record !== 'new'));
  /** The record in the form, or on its way: a slower answer to an earlier request is ignored. */
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
    // Both show a new record: words that were typed in one stay in the other.
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
    /** Takes over a saved record without a new form; a new record gets its address. */
    update(record: Full) {
      setOpened(({ formKey, isAsked }) => ({ record, formKey, isAsked }));
      if (requested.current === String(record.id)) return;
      requested.current = String(record.id);
      address.replace(record.id);
    },
    /** Gives a new record that is stored as a draft its address, which opens it. */
    keep: (draftId: number) => address.replace(draftId),
    /** Gives the words of a new record an address of their own, in the form that they are in. */
    move(draftId: number) {
      requested.current = recordKey(draftId);
      address.replace(draftId);
    },
    /** Takes over a change from beside the form, which stays as it is where it is dirty or has no field for that. */
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
