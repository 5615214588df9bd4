import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  newDraftId,
  readDraftId,
  recordKey,
  type WorkingCopy,
} from '../../../contract/history/working-copies.ts';
import { ApiError } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRecordAddress } from '../app/address.ts';
import { guard, isMissing } from '../app/api.ts';
import type { EditableRecord, Editor } from './editor.ts';
import type { TextValues } from './merge.ts';
import { findWorkingCopy, sendQueue } from './working-copies.ts';

interface OpenedRecord<Full> {
  /** Negative for the draft of an uncreated record. */
  id: number;
  record?: Full;
  /** The draft as stored; absent for an empty form. */
  stored?: WorkingCopy;
}

const newDraft = () => ({ id: newDraftId() });

/** Opens the record that the address names: an id, a draft or `new`. The initial form is empty. */
export function useOpenedRecord<Full extends EditableRecord, Values extends TextValues>(
  editor: Editor<Full, Values>,
) {
  const { toast } = useToast();
  const address = useRecordAddress(editor.resource);
  const [opened, setOpened] = useState<
    OpenedRecord<Full> & {
      /** Key of the form; changes with each opened record. */
      formKey: number;
      /** False for the form that the page starts with. */
      isOpenedByOwner: boolean;
    }
  >(() => ({ ...newDraft(), formKey: 0, isOpenedByOwner: false }));
  const dirty = useRef(false);
  /** Hides the form while a record loads, so that nobody types into the previous record. */
  const [loading, setLoading] = useState(Boolean(address.record && address.record !== 'new'));
  /** Key of the record shown or loading. Answers to earlier requests are ignored. */
  const requestedKey = useRef<string>('none');
  /** Key of the draft that became the record of the form. */
  const createdFrom = useRef<string>(undefined);

  function show(next: OpenedRecord<Full>, isOpenedByOwner: boolean) {
    setLoading(false);
    setOpened(({ formKey }) => ({ ...next, formKey: formKey + 1, isOpenedByOwner }));
  }

  async function find(id: string, draftId: number | undefined): Promise<OpenedRecord<Full>> {
    if (draftId === undefined) return { id: Number(id), record: await editor.open(Number(id)) };
    const { resource } = editor;
    // A browser that was closed may not have sent its last text.
    await sendQueue((copy) => copy.resource === resource && copy.id === draftId);
    const stored = await findWorkingCopy({ resource, id: draftId });
    if (!stored) throw new ApiError(404, '');
    return { id: draftId, stored };
  }

  async function load(id: string) {
    setLoading(true);
    const draftId = readDraftId(id);
    try {
      const found = await guard(() => find(id, draftId));
      if (requestedKey.current === id) show(found, true);
    } catch (error) {
      if (requestedKey.current !== id) return;
      // The form requests the record again when the owner returns from another tab.
      requestedKey.current = 'missing';
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
    const before = requestedKey.current;
    if (record === before) return;
    // The draft became a record while another tab was open.
    if (record === createdFrom.current && before === recordKey(opened.id)) {
      return address.replace(opened.id);
    }
    requestedKey.current = record;
    if (record !== 'none' && record !== 'new') return void load(record);
    // `none` and `new` both show the form of a new record, so the typed text stays.
    const isNew = before === 'none' || before === 'new';
    if (!isNew || record === 'new') show(newDraft(), record === 'new');
  });
  const addressKey = address.isShown ? (address.record ?? 'none') : undefined;
  useEffect(() => {
    if (addressKey !== undefined) follow(addressKey);
  }, [addressKey]);

  return {
    ...opened,
    isShown: address.record !== undefined,
    loading,
    setDirty(isDirty: boolean) {
      dirty.current = isDirty;
    },
    /** Replaces the record and keeps the form, but does nothing if another record was opened. */
    update(record: Full) {
      if (requestedKey.current !== recordKey(opened.id)) return;
      setOpened(({ stored: _, ...last }) => ({ ...last, id: record.id, record }));
      if (opened.id === record.id) return;
      createdFrom.current = recordKey(opened.id);
      requestedKey.current = String(record.id);
      address.replace(record.id);
    },
    /** Gives a new record the address of its draft while the form has text, else `new`. */
    start(hasWords: boolean) {
      const key = recordKey(opened.id);
      if (hasWords === (requestedKey.current === key)) return;
      requestedKey.current = hasWords ? key : 'new';
      address.replace(hasWords ? opened.id : 'new');
    },
    /** Applies an outside change. A clean form resets if the editor has no `publishErrors`. */
    reload(record: Full) {
      const keepsForm = dirty.current || editor.publishErrors !== undefined;
      setOpened((last) => {
        if (last.record?.id !== record.id) return last;
        if (keepsForm) return { ...last, record };
        return { id: record.id, record, formKey: last.formKey + 1, isOpenedByOwner: false };
      });
    },
    /** Empties the form of a deleted record or draft. */
    close(id: number) {
      if (requestedKey.current !== recordKey(id)) return;
      requestedKey.current = 'none';
      show(newDraft(), false);
      address.replace(undefined);
    },
    open(next: number | 'new' | undefined) {
      if (next === 'new' && requestedKey.current === 'new') show(newDraft(), true);
      address.open(next);
    },
  };
}
