import { useRef, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../session.tsx';
import type { EditableRecord, EditorConfig, ListedRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';

interface OpenedRecord<Full> {
  record: Full | undefined;
  /** Changes with each record that is opened: the key of the form. */
  formKey: number;
}

export function useOpenedRecord<
  Full extends EditableRecord & Listed,
  Values extends TextValues,
  Input extends object,
  Listed extends ListedRecord,
>(config: EditorConfig<Full, Values, Input, Listed>) {
  const guard = useGuard();
  const { toast } = useToast();
  const [opened, setOpened] = useState<OpenedRecord<Full>>({ record: undefined, formKey: 0 });
  const [dirty, setDirty] = useState(false);
  const [leavingFor, setLeavingFor] = useState<{ record: Listed | undefined }>();
  /** Hides the form, where anything typed would belong to the previous record. */
  const [loading, setLoading] = useState(false);
  /** The latest request: a slower answer to an earlier one is ignored. */
  const requested = useRef<Listed>(undefined);

  function show(record: Full | undefined) {
    setDirty(false);
    setOpened(({ formKey }) => ({ record, formKey: formKey + 1 }));
  }

  async function open(record: Listed | undefined) {
    requested.current = record;
    setLoading(record !== undefined);
    if (!record) return show(undefined);
    try {
      const full = await guard(() => config.open(record));
      if (requested.current !== record) return;
      setLoading(false);
      show(full);
    } catch {
      if (requested.current === record) setLoading(false);
      toast({
        title: 'Opening Failed',
        description: `Failed to open ${config.singular}. Please try again.`,
        destructive: true,
      });
    }
  }

  return {
    ...opened,
    loading,
    setDirty,
    /** Replaces the record without a new form, e.g. after a save. */
    update: (record: Full) => setOpened((last) => ({ ...last, record })),
    /** A dirty form stays as it is. */
    reload: (record: Full) => (dirty ? setOpened((last) => ({ ...last, record })) : show(record)),
    close: () => show(undefined),
    open: (record: Listed | undefined) => (dirty ? setLeavingFor({ record }) : void open(record)),
    leave: {
      asking: leavingFor !== undefined,
      confirm: () => void open(leavingFor?.record),
      cancel: () => setLeavingFor(undefined),
    },
  };
}
