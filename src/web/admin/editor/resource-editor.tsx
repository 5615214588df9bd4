import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { useReads } from '../../reads.ts';
import { useGuard } from '../session.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EditorColumns } from './editor-columns.tsx';
import type { EditableRecord, EditorConfig, ListedRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';
import { RecordForm } from './record-form.tsx';
import { RecordList } from './record-list.tsx';
import { useOpenedRecord } from './use-opened-record.ts';
import { useRecordChanges } from './use-record-changes.ts';

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
  const [deleting, setDeleting] = useState<Listed>();

  /** Refetches the list; public pages read the resource anew when they are next visited. */
  async function refresh() {
    reads.invalidate(config.resource);
    await queryClient.invalidateQueries({ queryKey });
  }

  async function onSaved(record: Full) {
    opened.update(record);
    await refresh();
  }

  const featuredCount = (list.data ?? []).filter(({ featured }) => featured).length;
  const changes = useRecordChanges(config, featuredCount, {
    changed: (record) => (opened.record?.id === record.id ? onSaved(record) : refresh()),
    async removed({ id }) {
      if (opened.record?.id === id) opened.close();
      await refresh();
    },
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
            onEdit={({ id }) => opened.open(id)}
            onToggle={changes.togglePublished}
            onFeature={changes.toggleFeatured}
            onDelete={setDeleting}
            onRetry={() => list.refetch()}
          />
        }
      >
        {opened.loading ? (
          <div role="status" aria-label="Opening" className="h-96 animate-pulse bg-sand" />
        ) : (
          <RecordForm
            key={opened.formKey}
            config={config}
            record={opened.record}
            opened={opened.isAsked}
            onDirty={opened.setDirty}
            onSaved={onSaved}
            onCancel={() => opened.open(undefined)}
            onToggle={changes.togglePublished}
            onDelete={setDeleting}
          />
        )}
      </EditorColumns>
      <ConfirmDialog
        open={deleting !== undefined}
        title={deleting?.published ? config.deletion.title : `Delete this ${config.singular}?`}
        text={
          deleting
            ? `“${config.titleOf(deleting)}” will be deleted. ${config.deletion.text}`
            : config.deletion.text
        }
        action="Delete"
        onConfirm={() => deleting && changes.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
