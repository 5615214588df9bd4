import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { useReads } from '../../app/reads.ts';
import { useGuard } from '../app/session.tsx';
import { describeFirst } from './alt-question.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { EditorColumns } from './editor-columns.tsx';
import type { EditableRecord, EditorConfig, ListedRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';
import { OpenedForm } from './opened-form.tsx';
import { RecordList } from './record-list.tsx';
import { useOpenedRecord } from './use-opened-record.ts';
import { useRecordChanges } from './use-record-changes.ts';

/** Opens a record and asks for the alt text of its first picture that has none. */
function useDescribe(opened: {
  loading: boolean;
  record: { id: number } | undefined;
  open: (id: number) => void;
}) {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number>();
  const isOpen = asked !== undefined && !opened.loading && opened.record?.id === asked;
  useEffect(() => {
    if (!isOpen) return;
    setAsked(undefined);
    describeFirst(form.current);
  }, [isOpen]);
  return {
    form,
    describe(id: number) {
      setAsked(id);
      opened.open(id);
    },
  };
}

export function ResourceEditor<
  Full extends EditableRecord & Listed,
  Values extends TextValues,
  Input extends object,
  Listed extends ListedRecord,
>({ config }: { config: EditorConfig<Full, Values, Input, Listed> }) {
  const guard = useGuard();
  const queryClient = useQueryClient();
  const reads = useReads();
  const queryKey = ['admin', 'list', config.resource];
  const list = useQuery({ queryKey, queryFn: () => guard(config.list) });
  const opened = useOpenedRecord(config);
  const { form, describe } = useDescribe(opened);
  const [deleting, setDeleting] = useState<Listed>();

  async function refresh() {
    reads.invalidate(config.resource);
    await queryClient.invalidateQueries({ queryKey });
  }

  const featuredCount = (list.data ?? []).filter(({ featured }) => featured).length;
  const changes = useRecordChanges(config, featuredCount, {
    async changed(record) {
      if (opened.record?.id === record.id) opened.update(record);
      await refresh();
    },
    async removed({ id }) {
      if (opened.record?.id === id) opened.close();
      await refresh();
    },
    describe,
  });

  return (
    <>
      <EditorColumns
        listWidth="narrow"
        listPath={paths.adminTab(config.resource)}
        isOpened={opened.isShown}
        addLabel={config.newTitle}
        onAdd={() => opened.open('new')}
        list={
          <RecordList
            config={config}
            records={list.data}
            failed={list.isError}
            openedId={opened.record?.id}
            onToggle={changes.togglePublished}
            onFeature={changes.toggleFeatured}
            onDelete={setDeleting}
            onRetry={() => list.refetch()}
          />
        }
      >
        <div ref={form}>
          <OpenedForm
            config={config}
            opened={opened}
            onSaved={refresh}
            onToggle={changes.togglePublished}
            onDelete={setDeleting}
          />
        </div>
      </EditorColumns>
      {changes.altDialog}
      <DeletionDialog
        config={config}
        name={deleting && config.getTitle(deleting)}
        isDraft={deleting?.published === false}
        onDelete={() => deleting && changes.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
